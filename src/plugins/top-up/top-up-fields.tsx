import { Form, Radio } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AvailableLimit } from '../../kits/money/available-limit';
import { useCall } from '../../data/use-call';
import { ChoiceField } from '../../ui/form/choice-field';
import { DateField } from '../../ui/form/date-field';
import { PhoneField } from '../../ui/form/fields';
import { rules } from '../../ui/form/rules';
import { formatMoney } from '../../ui/text/format';
import { useToday } from '../../ui/text/use-today';
import type { TopUpForm } from './use-top-up';

const WHOLE = 11;

/** Number, operator (known by the number, where it is), value and day. */
export function TopUpFields() {
  const { t } = useTranslation('top-up');
  const form = Form.useFormInstance<TopUpForm>();
  const phone = Form.useWatch('phone', form) ?? '';
  const operator = Form.useWatch('operator', form);
  const amount = Form.useWatch('amount', form);
  const isWhole = phone.length === WHOLE;
  const { data: all } = useCall('GET /recharge/operators', {}, { staleTime: Infinity });
  const { data: owner } = useCall('GET /recharge/phones/{phone}', { params: { phone } }, { enabled: isWhole });
  const known = owner?.operator?.id;
  useEffect(() => {
    if (known) form.setFieldValue('operator', known);
  }, [known, form]);
  const { data: values } = useCall(
    'GET /recharge/operators/{operator}/values',
    { params: { operator: operator ?? '' }, query: { areaCode: Number(phone.slice(0, 2)) } },
    { enabled: isWhole && Boolean(operator) },
  );
  const today = useToday();
  return (
    <>
      <Form.Item name="phone" label={t('phone')} rules={[rules.required(), rules.phone()]}>
        <PhoneField />
      </Form.Item>
      <Form.Item
        name="operator"
        label={t('operator')}
        rules={[rules.chosen()]}
        {...(known ? { extra: t('known', { name: owner?.operator?.name }) } : {})}
      >
        <ChoiceField options={all?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []} />
      </Form.Item>
      <Form.Item
        name="amount"
        label={t('amount')}
        rules={[rules.chosen()]}
        extra={
          values?.items.length === 0 ? (
            t('noValues')
          ) : values ? (
            <AvailableLimit product="rechargeCell" amount={amount} />
          ) : (
            t('valuesFirst')
          )
        }
      >
        <ChoiceField optionType="button">
          {values?.items.map(({ amount, validDays }) => (
            <Radio.Button key={amount} value={amount} title={t('valid', { count: validDays })}>
              {formatMoney(amount)}
            </Radio.Button>
          ))}
        </ChoiceField>
      </Form.Item>
      <Form.Item name="day" label={t('day')} rules={[rules.day()]} extra={t('dayHint')}>
        <DateField min={today} />
      </Form.Item>
    </>
  );
}
