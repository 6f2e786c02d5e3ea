import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { MAX_LINE, MAX_LINES } from '@balcao/contract/shared/billet-message';
import { WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { MonthlyInterest } from '../../../kits/charging/terms/monthly-interest';
import { NumberField } from '../../../ui/form/number-field';
import { PercentField } from '../../../ui/form/percent-field';

export interface DefaultValues {
  /** Percent × 100. */
  fine?: number;
  /** Thousandths of a percent a day. */
  interest?: number;
  write_off_days?: number | string;
  message?: string;
}

const MOST_FINE = 1000;
const MOST_INTEREST = 330;

/** Fine, interest, write-off and instructions of one kind. */
export function DefaultFields({ kind }: { kind: 'billet' | 'carnet' }) {
  const { t } = useTranslation('billing-settings');
  const most = (max: number, message: string) => ({ type: 'number' as const, max, message });
  const days = { type: 'integer' as const, min: WRITE_OFF_DAYS.minimum, max: WRITE_OFF_DAYS.maximum };
  return (
    <fieldset className="form-group">
      <legend>{t(`billets.${kind}`)}</legend>
      <div className="form-two">
        <Form.Item name={[kind, 'fine']} label={t('billets.fine')} rules={[most(MOST_FINE, t('billets.fineFault'))]}>
          <PercentField placeholder="0,00" />
        </Form.Item>
        <Form.Item
          name={[kind, 'interest']}
          label={t('billets.interest')}
          rules={[most(MOST_INTEREST, t('billets.interestFault'))]}
        >
          <MonthlyInterest />
        </Form.Item>
        <Form.Item
          name={[kind, 'write_off_days']}
          label={t('billets.writeOff')}
          extra={t('billets.writeOffHint')}
          rules={[{ required: true, ...days, message: t('billets.writeOffFault') }]}
        >
          <NumberField suffix={t('billets.days')} />
        </Form.Item>
      </div>
      <Form.Item
        name={[kind, 'message']}
        label={t('billets.message')}
        extra={t('billets.messageHint')}
        rules={[
          {
            validator: (_, text: unknown) =>
              fits(text) ? Promise.resolve() : Promise.reject(new Error(t('billets.messageFault'))),
          },
        ]}
      >
        <Input.TextArea rows={MAX_LINES} maxLength={MAX_LINES * MAX_LINE + MAX_LINES - 1} />
      </Form.Item>
    </fieldset>
  );
}

function fits(text: unknown): boolean {
  const lines = typeof text === 'string' ? text.trim().split('\n') : [];
  return lines.length <= MAX_LINES && lines.every((line) => line.length <= MAX_LINE);
}
