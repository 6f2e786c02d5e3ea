import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { DetailPage } from '../../ui/page/detail-page';
import { CopyCard } from './copy-card';
import { ErasureCard } from './erasure-card';

/** The copy and the erasure of a person's data, with what is kept of them, until when and by which law. */
export default function PersonalDataPage() {
  const { t } = useTranslation('personal-data');
  const { data, error, retry } = useCall('GET /personal-data', {}, { topic: 'tasks' });
  return (
    <DetailPage title={t('title')} lead={t('lead')} query={{ isLoading: !data, error: data ? null : error, retry }}>
      <CopyCard />
      {data && <ErasureCard state={data} />}
    </DetailPage>
  );
}
