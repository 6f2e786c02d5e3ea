import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreditCharge } from '@balcao/contract/reconciliation';
import { MOST_PARTS } from '@balcao/contract/shared/credit-parts';
import { useAction, useCall } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { reconciliation } from '../../../resources/reconciliation';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { MoneyField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { useIdParam } from '../../../ui/page/routing';
import { formatMoney } from '../../../ui/text/format';
import { ChargeLine } from '../detail/charge-line';
import { TOUCHED } from '../parts/touched';
import '../detail/reconciliation.css';

interface Values {
  parts?: { amount?: number }[];
}

/** Chooses by hand which charges a credit paid, and how much of it each. */
export default function SplitCredit() {
  const { t } = useTranslation('reconciliation');
  const id = useIdParam();
  const { record, isLoading } = useRecord(reconciliation, id);
  const [form] = Form.useForm<Values>();
  const [chosen, setChosen] = useState<CreditCharge[]>([]);
  const amounts = Form.useWatch('parts', form);
  const { run } = useAction('POST /reconciliation/{id}/match', {
    invalidates: [...TOUCHED],
    success: t('matched'),
    quiet: true,
  });
  const whole = record ? record.amount - record.refunded : 0;
  const left = whole - chosen.reduce((sum, _, at) => sum + (amounts?.[at]?.amount ?? 0), 0);
  const add = (charge: CreditCharge) => {
    form.setFieldValue(['parts', chosen.length, 'amount'], Math.max(0, Math.min(left, charge.due)) || undefined);
    setChosen([...chosen, charge]);
  };
  const remove = (at: number) => {
    form.setFieldValue(
      'parts',
      (form.getFieldValue('parts') as Values['parts'])?.filter((_, other) => other !== at),
    );
    setChosen(chosen.filter((_, other) => other !== at));
  };
  return (
    <ActionDrawer<Values>
      title={t('split.title')}
      submit={t('split.submit')}
      submitOff={chosen.length ? undefined : t('split.choose')}
      form={form}
      isLoading={isLoading}
      onSubmit={({ parts }) =>
        run({
          params: { id: id! },
          body: { parts: chosen.map((charge, at) => ({ charge_id: charge.id, amount: parts![at]!.amount! })) },
        })
      }
    >
      <p aria-live="polite">
        {t(left < 0 ? 'split.over' : 'split.left', { amount: formatMoney(Math.abs(left)), whole: formatMoney(whole) })}
      </p>
      {chosen.map((charge, at) => (
        <div key={charge.id} className="reconciliation-part">
          <ChargeLine charge={charge} amount={charge.due} />
          <Form.Item
            name={['parts', at, 'amount']}
            label={t('split.amount', { id: charge.id })}
            rules={[rules.chosen()]}
          >
            <MoneyField />
          </Form.Item>
          <button type="button" className="link-button" onClick={() => remove(at)}>
            {t('split.remove', { id: charge.id })}
          </button>
        </div>
      ))}
      {id !== undefined && chosen.length < MOST_PARTS && (
        <Finder id={id} chosen={chosen.map((charge) => charge.id)} onAdd={add} />
      )}
    </ActionDrawer>
  );
}

/** Open charges by number, customer or document, each to be added. */
function Finder({ id, chosen, onAdd }: { id: number; chosen: number[]; onAdd: (charge: CreditCharge) => void }) {
  const { t } = useTranslation('reconciliation');
  const [text, setText] = useState('');
  const { data } = useCall('POST /reconciliation/{id}/charges', { params: { id }, body: { text } });
  const others = (data?.items ?? []).filter((charge) => !chosen.includes(charge.id));
  return (
    <>
      <Input.Search
        aria-label={t('split.search')}
        placeholder={t('split.search')}
        enterButton={t('split.find')}
        maxLength={120}
        allowClear
        // Enter searches; it would also send the drawer's form, with the charges added so far
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onSearch={setText}
      />
      {data && others.length === 0 && <p className="soft">{t('split.none')}</p>}
      <ul className="reconciliation-found">
        {others.map((charge) => (
          <li key={charge.id}>
            <ChargeLine charge={charge} amount={charge.due} />
            <Button size="small" onClick={() => onAdd(charge)} aria-label={t('split.addOf', { id: charge.id })}>
              {t('split.add')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
