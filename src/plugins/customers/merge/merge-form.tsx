import { useInvalidate, useNotification } from '@refinedev/core';
import { App, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDocument, formatMoney } from '../../../ui/text/format';
import { PageLayout } from '../../../ui/page/page-layout';
import { useAction, useAsk, type CallError } from '../../../data/use-call';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard';
import { useCustomerPath } from '../parts/customer-menu';
import { FieldChoice } from './field-choice';
import { ListChoice } from './list-choice';
import { MergeSummary } from './merge-summary';
import {
  broughtUpToDate,
  firstChoice,
  withSurvivor,
  mergedFieldsOf,
  SINGLE,
  SEVERAL,
  type Candidate,
  type Choice,
  type Several,
} from './merged';
import './merge.css';
import { ChoiceField } from '../../../ui/form/choice-field';

interface Props {
  customers: Candidate[];
  /** Called when one of the customers no longer exists. */
  onGone: () => void;
}

/** Chooses which customer remains after the merge, and whose values it takes. */
export function MergeForm({ customers: given, onGone }: Props) {
  const { t } = useTranslation('customers');
  // The customers that the choice was made of: their updated_at tells the server what it knows of them. So they are replaced only together
  // with a choice brought up to date.
  const [customers, setCustomers] = useState(given);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(customers));
  const renew = (now: Candidate[]) => {
    setCustomers(now);
    setChoice(broughtUpToDate(choice, customers, now));
  };
  const [read, setRead] = useState(given);
  if (read !== given) {
    setRead(given);
    renew(given);
  }
  const [touched, setTouched] = useState(false);
  const [fault, setFault] = useState('');
  const { run, isRunning } = useAction('POST /customers/merge', { quiet: true });
  const ask = useAsk('POST /customers/merge/preview');
  const guard = useLeaveGuard(touched);
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const pathOf = useCustomerPath();
  const { open } = useNotification();
  const { modal } = App.useApp();
  const change = (next: Partial<Choice>) => {
    setTouched(true);
    setFault('');
    setChoice({ ...choice, ...next });
  };
  const ids = customers.map(({ id }) => id);
  const readAgain = async () => {
    const { customers: now } = await ask({ body: { ids } });
    renew(now);
  };
  const merge = async () => {
    try {
      await run({
        body: {
          keep: choice.survivor,
          ids,
          updated_at: customers.map(({ updated_at }) => updated_at),
          customer: mergedFieldsOf(customers, choice),
        },
      });
      guard.allow();
      open?.({ type: 'success', message: t('merge.done', { count: customers.length }) });
      await navigate(pathOf(choice.survivor), { replace: true });
      await invalidate({ resource: 'customers', invalidates: ['resourceAll'] });
    } catch (error) {
      const { code, message, status } = error as CallError;
      if (status === 404) return onGone();
      if (code === 'changed') await readAgain().catch(() => undefined);
      setFault(message);
    }
  };
  /** Asks with both documents in sight: they may be two different companies, and a merge cannot be undone. */
  const confirm = () =>
    modal.confirm({
      title: t('merge.sureTitle'),
      content: (
        <>
          <ul>
            {customers.map(({ id, name, document }) => (
              <li key={id}>
                {name} · <span className="num">{formatDocument(document)}</span>
              </li>
            ))}
          </ul>
          <p>{t('merge.sureText')}</p>
        </>
      ),
      okText: t('merge.sure'),
      cancelText: t('merge.notSure'),
      onOk: () => void merge(),
    });
  const kinds = new Set(customers.map(({ personType }) => personType));
  return (
    <PageLayout
      title={t('merge.title')}
      lead={t('merge.lead')}
      back
      aside={<MergeSummary customers={customers} choice={choice} busy={isRunning} fault={fault} onMerge={confirm} />}
    >
      <DetailSection title={t('merge.keep')}>
        {kinds.size > 1 && <p className="merge-warning">{t('merge.kinds')}</p>}
        <ChoiceField
          className="merge-options"
          value={choice.survivor}
          onChange={(event) => change(withSurvivor(choice, customers, event.target.value as number))}
          {...{ 'aria-label': t('merge.keep') }}
        >
          {customers.map(({ id, name, document, charges, openValue }) => (
            <Radio key={id} value={id}>
              <strong>{name}</strong>
              <span className="merge-detail num">
                {formatDocument(document)} · {t('merge.charges', { count: charges })}
                {openValue > 0 && ` · ${t('merge.open', { value: formatMoney(openValue) })}`}
              </span>
            </Radio>
          ))}
        </ChoiceField>
      </DetailSection>
      <DetailSection title={t('merge.fields')}>
        {SINGLE.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            customers={customers}
            chosen={choice.from[field]}
            onChoose={(id) => change({ from: { ...choice.from, [field]: id } })}
          />
        ))}
        {(Object.keys(SEVERAL) as Several[]).map((field) => (
          <ListChoice
            key={field}
            field={field}
            customers={customers}
            chosen={choice[field]}
            onChoose={(values) => change({ [field]: values })}
          />
        ))}
      </DetailSection>
    </PageLayout>
  );
}
