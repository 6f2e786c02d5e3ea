import { useTranslation } from 'react-i18next';
import type { CreditDetail } from '@balcao/contract/reconciliation';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatInstant, formatMoney } from '../../../ui/text/format';
import { ChargeLine } from './charge-line';
import './reconciliation.css';

/** The charges that a credit paid, who said so, and what is left of it. */
export function Matches({ credit }: { credit: CreditDetail }) {
  const { t } = useTranslation('reconciliation');
  const [first] = credit.matches;
  const left = credit.amount - credit.refunded - credit.matched;
  return (
    <DetailSection title={t('matches.title')}>
      {credit.matches.map(({ charge, amount }) => (
        <ChargeLine key={charge.id} charge={charge} amount={amount} />
      ))}
      <p className="soft">{t('matches.by', { name: first!.by, at: formatInstant(first!.at) })}</p>
      {left > 0 && <p className="soft">{t('matches.left', { amount: formatMoney(left) })}</p>}
    </DetailSection>
  );
}
