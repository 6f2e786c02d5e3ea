import { Form } from 'antd';
import { PercentField } from '../../../ui/form/percent-field';
import { formatMoney } from '../../../ui/text/format';
import { formatPercent } from '../../../ui/text/percent';
import { useFaults } from '../issue/use-faults';
import { useChargeText } from '../texts';
import { MonthlyInterest } from './monthly-interest';

/** Fine and interest of a late payment. `value`: of the charge, integer cents; `interest`: thousandths of a percent a day. */
export function LateFields({ value, interest }: { value: number; interest: number | undefined }) {
  const t = useChargeText();
  const { limits, rule } = useFaults();
  const hint = interest ? t('terms.daily', { percent: formatPercent(interest, 3) }) : t('terms.interestHint');
  return (
    <fieldset className="step-group">
      <legend>{t('terms.late')}</legend>
      {value < limits.minimumForFines && (
        <p className="soft">{t('terms.lowValue', { value: formatMoney(limits.minimumForFines) })}</p>
      )}
      <div className="fields-two">
        <Form.Item name="fine" label={t('terms.fine')} extra={t('terms.fineHint')} rules={[rule('fine')]}>
          <PercentField placeholder="0,00" />
        </Form.Item>
        <Form.Item name="interest" label={t('terms.interest')} extra={hint} rules={[rule('interest')]}>
          <MonthlyInterest />
        </Form.Item>
      </div>
    </fieldset>
  );
}
