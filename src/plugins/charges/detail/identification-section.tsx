import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/detail-page';
import { Facts } from '../../../ui/facts';
import { formatInstant } from '../../../ui/format';
import { useBilletPath } from '../parts/billet-actions';
import { Tags } from '../parts/tags';

/** The numbers it is known by, each copied with one click. */
export function IdentificationSection({ billet }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const { base_key, collection_key } = billet.charge_payment;
  const order = { label: t('fact.order'), value: billet.order_id, copy: billet.order_id };
  const path = useBilletPath();
  const reissued = {
    label: t('fact.reissued'),
    value: billet.reissued_as && (
      <Link to={path(billet.reissued_as)}>{t('fact.reissuedSee', { id: billet.reissued_as })}</Link>
    ),
  };
  return (
    <DetailSection title={t('detail.identification')}>
      <Facts
        facts={[
          { label: t('fact.number'), value: <span className="num">{billet.id}</span>, copy: String(billet.id) },
          { label: t('fact.ourNumber'), value: <span className="num">{base_key}</span>, copy: base_key },
          { label: t('fact.createdAt'), value: formatInstant(billet.created_at) },
          ...(billet.order_id ? [order] : []),
          ...(billet.reissued_as ? [reissued] : []),
          { label: t('fact.tags'), value: <TagsFact billet={billet} />, wide: true },
          {
            label: t('fact.barcode'),
            value: collection_key && <span className="lines">{collection_key}</span>,
            copy: collection_key,
            wide: true,
          },
        ]}
      />
    </DetailSection>
  );
}

/** The tags it has, and where they are changed. */
function TagsFact({ billet: { id, tags } }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  return (
    <span className="tags-fact">
      {tags.length > 0 ? <Tags tags={tags} /> : <span className="faint">{t('detail.tagsNone')}</span>}
      <Link to={useBilletPath()(id, 'tags')}>{t('detail.tagsEdit')}</Link>
    </span>
  );
}
