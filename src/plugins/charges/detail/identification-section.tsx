import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/detail-page';
import { Facts } from '../../../ui/facts';
import { formatInstant } from '../../../ui/format';
import { Tags } from '../parts/tags';

/** The numbers it is known by, each copied with one click. */
export function IdentificationSection({ billet }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const { base_key, collection_key } = billet.charge_payment;
  const order = { label: t('fact.order'), value: billet.order_id, copy: billet.order_id };
  return (
    <DetailSection title={t('detail.identification')}>
      <Facts
        facts={[
          { label: t('fact.number'), value: <span className="num">{billet.id}</span>, copy: String(billet.id) },
          { label: t('fact.ourNumber'), value: <span className="num">{base_key}</span>, copy: base_key },
          { label: t('fact.createdAt'), value: formatInstant(billet.created_at) },
          ...(billet.order_id ? [order] : []),
          ...(billet.tags.length > 0 ? [{ label: t('fact.tags'), value: <Tags tags={billet.tags} /> }] : []),
          { label: t('fact.barcode'), value: collection_key && <span className="lines">{collection_key}</span>, copy: collection_key, wide: true },
        ]}
      />
    </DetailSection>
  );
}
