import { useTranslation } from 'react-i18next';
import type { CardCharge } from '@balcao/contract/card-charges';
import { BRAND_NAMES } from '@balcao/contract/shared/card-limits';

/** 'Visa •••• 1111'; a dash until the payer has typed a card. */
export function CardFace({ card: { brand, last4 } }: { card: Pick<CardCharge, 'brand' | 'last4'> }) {
  const { t } = useTranslation('card-charges');
  if (!brand || !last4) return <span className="faint">{t('face.none')}</span>;
  return (
    <span className="num" title={t('face.ending', { brand: BRAND_NAMES[brand], last4 })}>
      {BRAND_NAMES[brand]} •••• {last4}
    </span>
  );
}
