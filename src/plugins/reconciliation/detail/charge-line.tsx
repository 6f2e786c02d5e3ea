import { useTranslation } from 'react-i18next';
import type { CreditCharge } from '@balcao/contract/reconciliation';
import { RouteLink } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';

/** A charge, and how much of the credit pays it. */
export function ChargeLine({ charge, amount }: { charge: CreditCharge; amount: number }) {
  const { t } = useTranslation('reconciliation');
  const text = t('line.charge', { kind: charge.kind_label, id: charge.id });
  return (
    <div className="reconciliation-line">
      <div>
        <strong>{charge.customer_name}</strong>
        <div className="soft reconciliation-facts">
          {charge.kind === 'banking_billet' ? (
            <RouteLink name="billing-banking_billet-management-detail" params={{ id: charge.id }}>
              {text}
            </RouteLink>
          ) : (
            <span>{text}</span>
          )}
          <span className="num">{t('line.due', { day: formatDay(charge.expire_at) })}</span>
        </div>
      </div>
      <Money cents={amount} />
    </div>
  );
}
