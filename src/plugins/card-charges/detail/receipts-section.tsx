import { useTranslation } from 'react-i18next';
import type { CardChargeDetail } from '@balcao/contract/card-charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { StatusTag } from '../../../ui/text/status-tag';
import '../../../ui/list/plain-table.css';

type Receipt = CardChargeDetail['receipts'][number];

/** What comes into the account when, and what of it came. */
export function ReceiptsSection({ charge }: { charge: CardChargeDetail }) {
  const { t } = useTranslation('card-charges');
  const { receipts, refunds, contest } = charge;
  if (receipts.length === 0) return null;
  const stateOf = ({ gross, credited_at }: Receipt) => {
    if (gross === 0) return <StatusTag tone="off">{t('receipt.gone')}</StatusTag>;
    if (credited_at) return <StatusTag tone="good">{t('receipt.credited', { day: formatDay(credited_at) })}</StatusTag>;
    const held = contest?.state === 'open' || contest?.state === 'defended';
    return <StatusTag tone={held ? 'warn' : 'wait'}>{t(held ? 'receipt.held' : 'receipt.waiting')}</StatusTag>;
  };
  return (
    <DetailSection title={t('receipt.title')}>
      <table className="plain-table plain-stack">
        <thead>
          <tr>
            <th scope="col">{t('receipt.day')}</th>
            <th scope="col">{t('column.status')}</th>
            <th scope="col" className="right">
              {t('receipt.gross')}
            </th>
            <th scope="col" className="right">
              {t('receipt.fee')}
            </th>
            <th scope="col" className="right">
              {t('receipt.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {receipts.map((receipt) => (
            <tr key={receipt.number}>
              <td className="num">{formatDay(receipt.due_on)}</td>
              <td>{stateOf(receipt)}</td>
              <td className="right">
                <Money cents={receipt.gross} />
              </td>
              <td className="right">
                <Money cents={-receipt.fee} />
              </td>
              <td className="right">
                <Money cents={receipt.net} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">
        {t('receipt.sums', { credited: formatMoney(charge.credited), coming: formatMoney(charge.to_credit) })}
      </p>
      {refunds.length > 0 && (
        <ul className="soft" aria-label={t('receipt.refunds')}>
          {refunds.map(({ id, value, user, created_at }) => (
            <li key={id}>
              {t('receipt.refund', { value: formatMoney(value), day: formatDay(created_at), user: user ?? '' })}
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}
