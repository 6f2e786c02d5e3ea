import { useTranslation } from 'react-i18next';
import type { CardChargeDetail } from '@balcao/contract/card-charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { formatInstant, formatMoney } from '../../../ui/text/format';
import { CardFace } from '../parts/card-face';

/** The card, and the issuer's answer. */
export function CardSection({ charge }: { charge: CardChargeDetail }) {
  const { t } = useTranslation('card-charges');
  if (!charge.brand)
    return (
      <DetailSection title={t('detail.card')}>
        <p className="soft">{t('detail.noCard')}</p>
      </DetailSection>
    );
  const approved = charge.paid_at
    ? [
        { label: t('fact.approvedAt'), value: formatInstant(charge.paid_at) },
        { label: t('fact.authorisation'), value: charge.authorisation, copy: charge.authorisation },
        { label: t('fact.fee'), value: formatMoney(charge.fee) },
        { label: t('fact.release'), value: t('fact.releaseDays', { count: charge.release ?? 0 }) },
      ]
    : [{ label: t('fact.tries'), value: String(charge.tries) }];
  return (
    <DetailSection title={t('detail.card')}>
      <Facts
        facts={[
          { label: t('column.card'), value: <CardFace card={charge} /> },
          { label: t('fact.holder'), value: charge.holder },
          { label: t('column.instalments'), value: t('instalments', { count: charge.instalments }) },
          ...approved,
        ]}
      />
    </DetailSection>
  );
}
