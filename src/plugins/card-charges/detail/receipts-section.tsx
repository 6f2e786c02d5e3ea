import { useTranslation } from 'react-i18next';
import type { CardChargeDetail } from '@balcao/contract/card-charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { StatusTag } from '../../../ui/text/status-tag';
import './receipts.css';

type Receipt = CardChargeDetail['receipts'][number];

/** What is credited to the account on which day, whether it was already, and the refunds. */
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
      <ol className="card-receipts">
        {receipts.map((receipt) => (
          <li key={receipt.number}>
            <span className="num">{formatDay(receipt.due_on)}</span>
            {stateOf(receipt)}
            <span className="right">
              <Money cents={receipt.net} />
              {receipt.gross > 0 && (
                <span className="soft">
                  {t('receipt.of', { gross: formatMoney(receipt.gross), fee: formatMoney(receipt.fee) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
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
