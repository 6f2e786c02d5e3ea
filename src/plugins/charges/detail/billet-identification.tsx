import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChargeDetail } from '@balcao/contract/charges';
import { IdentificationSection, useIdentificationFacts } from '../../../kits/charging/detail/identification-section';
import type { Fact } from '../../../ui/text/facts';
import { useBilletPath } from '../parts/billet-actions';

/** A billet's numbers, its tags, and a link to the billet it was reissued as. */
export function BilletIdentification({ billet }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const facts = useIdentificationFacts();
  const path = useBilletPath();
  const { id, order_id, created_at, reissued_as, tags } = billet;
  const { base_key, collection_key } = billet.charge_payment;
  const reissued: Fact[] = reissued_as
    ? [
        {
          label: t('fact.reissued'),
          value: <Link to={path(reissued_as)}>{t('fact.reissuedSee', { id: reissued_as })}</Link>,
        },
      ]
    : [];
  return (
    <IdentificationSection
      facts={[
        ...facts.number(id),
        { label: t('fact.ourNumber'), value: <span className="num">{base_key}</span>, copy: base_key },
        ...facts.createdAt(created_at),
        ...facts.order(order_id),
        ...reissued,
        ...facts.tags(tags, path(id, 'tags')),
        {
          label: t('fact.barcode'),
          value: collection_key && <span className="lines">{collection_key}</span>,
          copy: collection_key,
          wide: true,
        },
      ]}
    />
  );
}
