import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { Facts, type Fact } from '../../../ui/text/facts';
import { formatInstant } from '../../../ui/text/format';
import { Tags } from '../tags/tags';

/** The numbers it is known by, each copied with one click. */
export function IdentificationSection({ facts }: { facts: Fact[] }) {
  const { t } = useTranslation('charging');
  return (
    <DetailSection title={t('detail.identification')}>
      <Facts facts={facts} />
    </DetailSection>
  );
}

/** Facts of any charge by name, for the kind to put in order among its own. */
export function useIdentificationFacts() {
  const { t } = useTranslation('charging');
  return {
    number: (id: number): Fact[] => [
      { label: t('fact.number'), value: <span className="num">{id}</span>, copy: String(id) },
    ],
    createdAt: (at: string): Fact[] => [{ label: t('fact.createdAt'), value: formatInstant(at) }],
    order: (order: string | null): Fact[] => (order ? [{ label: t('fact.order'), value: order, copy: order }] : []),
    /** `to`: where they are changed. */
    tags: (tags: ChargeDetail['tags'], to: string): Fact[] => [
      {
        label: t('fact.tags'),
        wide: true,
        value: (
          <span className="tags-fact">
            {tags.length > 0 ? <Tags tags={tags} /> : <span className="faint">{t('detail.tagsNone')}</span>}
            <Link to={to}>{t('detail.tagsEdit')}</Link>
          </span>
        ),
      },
    ],
  };
}
