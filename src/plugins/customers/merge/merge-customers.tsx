import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../../ui/page/detail-page';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { useCall } from '../../../data/use-call';
import { useAskedIds } from '../parts/asked-ids';
import { MergeForm } from './merge-form';

/** Merges several registrations of the same customer into one. */
export default function MergeCustomers() {
  const { t } = useTranslation('customers');
  const ids = useAskedIds();
  if (ids.length < 2 || ids.length > 5)
    return (
      <PageLayout title={t('merge.title')} back width="form">
        <div className="card">
          <p>{t('merge.howMany')}</p>
          <RouteLink name="customers-duplicates">{t('list.findDuplicates')}</RouteLink>
        </div>
      </PageLayout>
    );
  return <Loaded ids={ids} />;
}

function Loaded({ ids }: { ids: number[] }) {
  const { t } = useTranslation('customers');
  // without live updates: after the merge all but one are deleted, and must not be fetched again
  const { data, ...query } = useCall('POST /customers/merge/preview', { body: { ids } });
  if (!data || query.error?.status === 404)
    return (
      <DetailPage
        title={t('merge.title')}
        query={query}
        gone={{ title: t('merge.missing'), text: t('merge.missingText') }}
      />
    );
  return <MergeForm key={ids.join()} customers={data.customers} onGone={query.retry} />;
}
