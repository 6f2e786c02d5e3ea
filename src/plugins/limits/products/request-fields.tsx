import { Form, Input, type FormInstance } from 'antd';
import { ChoiceField } from '../../../ui/form/choice-fields';
import { useTranslation } from 'react-i18next';
import type { Interval, Limit } from '@balcao/contract/limits';
import { MoneyField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { formatMoney } from '../../../ui/text/format';
import { AttachmentsField, type Attachment } from './attachments-field';

export interface RequestValues {
  interval: Interval;
  amount: number;
  message?: string;
  attachments?: Attachment[];
}

/** Whether an amount is more than the limit of today, which only a later day allows; one that is not holds at once. */
export const isRaised = (limit: Limit | undefined, amount: number | undefined): boolean =>
  limit !== undefined && limit.actual !== null && (amount ?? 0) > limit.actual;

/** Fields of a request: which limit, how much, and from when it counts; an increase may have a message. */
export function RequestFields({ form, limits }: { form: FormInstance<RequestValues>; limits: Limit[] }) {
  const { t } = useTranslation('limits');
  const interval = Form.useWatch('interval', form);
  const amount = Form.useWatch('amount', form);
  const limit = limits.find((one) => one.interval === interval);
  const isMore = isRaised(limit, amount);
  const isLess = Boolean(amount) && !isMore;
  return (
    <>
      <Form.Item name="interval" label={t('request.interval')} rules={[rules.chosen()]}>
        <ChoiceField options={limits.map((one) => ({ value: one.interval, label: t(`interval.${one.interval}`) }))} />
      </Form.Item>
      <Form.Item
        name="amount"
        label={t('request.amount')}
        dependencies={['interval']}
        rules={[rules.chosen(), { validator: (_, cents?: number) => check(cents) }]}
        extra={
          limit && (
            <>
              {t('request.now', { value: limit.actual === null ? t('bar.none') : formatMoney(limit.actual) })}{' '}
              {limit.preApproved !== null &&
                t('request.range', { least: formatMoney(limit.minimum), most: formatMoney(limit.preApproved) })}
            </>
          )
        }
      >
        <MoneyField />
      </Form.Item>
      {(isMore || isLess) && <p role="status">{t(isMore ? 'request.later' : 'request.atOnce')}</p>}
      {isMore && (
        <Form.Item name="message" label={t('request.message')} rules={[{ max: 500 }]}>
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      )}
      {isMore && (
        <Form.Item name="attachments" label={t('attachments.label')} extra={t('attachments.hint')}>
          <AttachmentsField />
        </Form.Item>
      )}
    </>
  );

  /** Checks the smallest and largest limit at the field (AREAS-9-10); the server checks them too. */
  async function check(cents: number | undefined): Promise<void> {
    if (cents === undefined || !limit) return;
    if (cents < limit.minimum) throw new Error(t('request.tooLow', { value: formatMoney(limit.minimum) }));
    if (limit.preApproved !== null && cents > limit.preApproved)
      throw new Error(t('request.tooHigh', { value: formatMoney(limit.preApproved) }));
    if (cents === limit.actual) throw new Error(t('request.same'));
  }
}
