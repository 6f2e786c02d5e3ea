import { useTranslation } from 'react-i18next';
import type { ReceiptOption } from '@balcao/contract/rates';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { useOptionName } from './options';
import '../../../ui/list/plain-table.css';

/** The amounts that the chosen way credits, by day. */
export function ReceiptDays({ option }: { option: ReceiptOption }) {
  const { t } = useTranslation('rates');
  const nameOf = useOptionName();
  return (
    <DetailSection title={t('simulator.daysOf', { name: nameOf(option) })}>
      <p className="simulator-net num">{formatMoney(option.net)}</p>
      <p className="soft">{t('simulator.less', { fee: formatMoney(option.fee) })}</p>
      <table className="plain-table">
        <thead>
          <tr>
            <th>{t('simulator.day')}</th>
            <th className="right">{t('simulator.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {option.receipts.map(({ day, value }) => (
            <tr key={day}>
              <td className="num">{formatDay(day)}</td>
              <td className="num right">{formatMoney(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailSection>
  );
}
