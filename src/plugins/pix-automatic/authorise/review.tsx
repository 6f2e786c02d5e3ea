import { useTranslation } from 'react-i18next';
import type { AutomaticOffer } from '@balcao/contract/pix-automatic';
import { DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { formatMoney } from '../../../ui/text/format';
import { useTerms } from '../parts/use-terms';

/** The terms to be authorised, before the signature. */
export function Review({ offer }: { offer: AutomaticOffer }) {
  const { t } = useTranslation('pix-automatic');
  const termsOf = useTerms();
  return (
    <DetailSection title={t('authorise.review')}>
      <Facts
        facts={[...termsOf(offer), ...(offer.now ? [{ label: t('terms.now'), value: formatMoney(offer.now) }] : [])]}
      />
    </DetailSection>
  );
}
