import { Form } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DEPOSIT_VALUE } from '@balcao/contract/shared/deposit-limits';
import { useAction } from '../../data/use-call';
import { MoneyField } from '../../ui/form/fields';
import { rules } from '../../ui/form/rules';
import { FormPage } from '../../ui/page/form-page';
import { usePathOf } from '../../ui/page/routing';
import { formatMoney } from '../../ui/text/format';
import { HowItWorks } from './how-it-works';

const NONE = {};

/** Makes a billet whose payment is credited to the account. */
export default function NewDeposit() {
  const { t } = useTranslation('deposits');
  const navigate = useNavigate();
  const path = usePathOf()('deposits-receipt') ?? '';
  const created = useRef(0);
  const { run } = useAction('POST /deposit', { invalidates: ['deposits'], quiet: true });
  const { minimum, maximum } = DEPOSIT_VALUE;
  return (
    <FormPage<{ value: number }>
      title={t('new.title')}
      lead={t('new.lead')}
      submit={t('new.submit')}
      initial={NONE}
      back
      aside={<HowItWorks />}
      onSubmit={async ({ value }) => {
        created.current = (await run({ body: { value } })).id;
      }}
      onDone={() => void navigate(`${path}?deposito=${created.current}`, { replace: true })}
    >
      <Form.Item
        name="value"
        label={t('new.value')}
        rules={[rules.chosen()]}
        extra={t('new.range', { least: formatMoney(minimum), most: formatMoney(maximum) })}
      >
        <MoneyField />
      </Form.Item>
    </FormPage>
  );
}
