import { useNotification } from '@refinedev/core';
import { Checkbox, Form, Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { CollectionInput } from '@balcao/contract/pix-automatic-receive';
import { useAction } from '../../../data/use-call';
import { askedCustomers } from '../../../kits/charging/issue/asked-customers';
import { useKindTabs } from '../../../kits/charging/issue/kind-tabs';
import { usePlaceOfKind } from '../../../kits/charging/issue/kinds';
import { RecipientSelect } from '../../../kits/charging/payers/recipient-select';
import { TagsField } from '../../../kits/charging/tags/tags-field';
import { ChoiceField } from '../../../ui/form/choice-field';
import { DateField } from '../../../ui/form/date-field';
import { MoneyField } from '../../../ui/form/fields';
import { NumberField } from '../../../ui/form/number-field';
import { rules } from '../../../ui/form/rules';
import { FormPage } from '../../../ui/page/form-page';
import { usePathOf } from '../../../ui/page/routing';
import { TOUCHED } from '../parts/touched';
import { BankField } from './bank-field';

const PERIODS = ['SEMANAL', 'MENSAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'] as const;
const RETRIES = ['NAO_PERMITE', 'PERMITE_3R_7D'] as const;

type Values = Omit<CollectionInput, 'customer'> & { customer: number[]; varies: boolean };

/** Asks a payer to authorise a Pix automático, by one of the four journeys: a kind of charge on the issuing page (AREAS-2-receive-2). */
export default function NewCollection() {
  const { t } = useTranslation(['pix-automatic-receive', 'charging']);
  const [search] = useSearchParams();
  const { ids: asked } = askedCustomers(search);
  const [form] = Form.useForm<Values>();
  const journey = Form.useWatch('journey', form) as number | undefined;
  const varies = Form.useWatch('varies', form) as boolean | undefined;
  const { run } = useAction('POST /receive/pix-automatic', { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const created = useRef<number>(undefined);
  const save = async ({ customer, varies: _varies, ...values }: Values) => {
    // fields that were cleared are left out
    const filled = Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
    );
    const { id } = await run({ body: { ...(filled as Omit<CollectionInput, 'customer'>), customer: customer[0]! } });
    created.current = id;
    open?.({ type: 'success', message: t('create.done') });
  };
  return (
    <FormPage<Values>
      form={form}
      title={t('charging:issue.title')}
      tabs={useKindTabs()}
      placeOf={usePlaceOfKind()}
      submit={t('create.submit')}
      initial={{ ...INITIAL, ...(asked.length > 0 ? { customer: asked } : {}) }}
      onSubmit={save}
      onDone={() =>
        created.current && void navigate(pathOf('pix-collections-detail', { id: created.current })!, { replace: true })
      }
    >
      <Form.Item
        name="customer"
        label={t('list.payer')}
        rules={[rules.chosen(), { type: 'array', max: 1, message: t('create.onePayer') }]}
      >
        <RecipientSelect />
      </Form.Item>
      <Form.Item name="journey" required label={t('detail.journey')}>
        <ChoiceField options={([1, 2, 3, 4] as const).map((value) => ({ value, label: t(`journey.${value}`) }))} />
      </Form.Item>
      {journey === 1 && (
        <>
          <Form.Item name={['account', 'ispb']} label={t('create.ispb')} rules={[rules.chosen()]}>
            <BankField />
          </Form.Item>
          <Form.Item name={['account', 'branch']} label={t('create.branch')} rules={[rules.required()]}>
            <Input inputMode="numeric" maxLength={4} />
          </Form.Item>
          <Form.Item name={['account', 'number']} label={t('create.account')} rules={[rules.required()]}>
            <Input maxLength={20} />
          </Form.Item>
        </>
      )}
      {journey === 3 && (
        <Form.Item name="now" label={t('detail.now')} rules={[rules.chosen()]}>
          <MoneyField />
        </Form.Item>
      )}
      {journey === 4 && (
        <Form.Item name="billet" label={t('create.billet')} rules={[rules.chosen()]}>
          <NumberField />
        </Form.Item>
      )}
      <Form.Item name="contract" label={t('list.contract')} rules={[rules.required()]}>
        <Input maxLength={35} />
      </Form.Item>
      <Form.Item name="period" required label={t('list.period')}>
        <ChoiceField options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))} />
      </Form.Item>
      <Form.Item name="varies" required label={t('list.amount')}>
        <ChoiceField
          options={[
            { value: false, label: t('create.fixed') },
            { value: true, label: t('list.varies') },
          ]}
        />
      </Form.Item>
      {varies ? (
        <Form.Item name="minimum" label={t('detail.minimum')}>
          <MoneyField />
        </Form.Item>
      ) : (
        <Form.Item name="amount" label={t('create.amount')} rules={[rules.chosen()]}>
          <MoneyField />
        </Form.Item>
      )}
      <Form.Item name="first_day" label={t('detail.first')} rules={[rules.required(), rules.day()]}>
        <DateField />
      </Form.Item>
      <Form.Item name="last_day" label={t('detail.last')} rules={[rules.day()]}>
        <DateField />
      </Form.Item>
      <Form.Item name="retry" required label={t('detail.retry')}>
        <ChoiceField options={RETRIES.map((value) => ({ value, label: t(`retry.${value}`) }))} />
      </Form.Item>
      <TagsField />
      <Form.Item name="send_email" valuePropName="checked">
        <Checkbox>{t('create.sendEmail')}</Checkbox>
      </Form.Item>
    </FormPage>
  );
}

const INITIAL: Partial<Values> = {
  journey: 1,
  period: 'MENSAL',
  retry: 'PERMITE_3R_7D',
  varies: false,
  send_email: true,
};
