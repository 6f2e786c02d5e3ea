import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFile } from '../../data/use-file';
import { useRecord } from '../../data/use-record';
import { salaryPortabilities } from '../../resources/salary-portabilities';
import { DetailPage } from '../../ui/page/detail-page';
import { GoneCard } from '../../ui/page/gone-card';
import { PageLayout } from '../../ui/page/page-layout';
import { usePathOf } from '../../ui/page/routing';
import { PortabilityFacts } from './portability-facts';
import { PortabilityState } from './portability-state';
import { useAskedId } from './use-asked-id';

/** The receipt of a request that was cancelled; `?solicitacao=` names it. */
export default function CancelledPage() {
  const { t } = useTranslation('salary-portability');
  const id = useAskedId();
  if (id) return <Cancelled id={id} />;
  return (
    <PageLayout title={t('cancelled.title')} back>
      <GoneCard title={t('cancel.none')} text={t('cancel.noneText')} />
    </PageLayout>
  );
}

function Cancelled({ id }: { id: number }) {
  const { t } = useTranslation('salary-portability');
  const { record, ...query } = useRecord(salaryPortabilities, id);
  const { download, isRunning } = useFile('GET /salary-portability/{id}/receipt');
  const navigate = useNavigate();
  const path = usePathOf()('services:salary-portability')!;
  return (
    <DetailPage
      title={t('cancelled.title')}
      lead={record?.employerName}
      status={record && <PortabilityState state={record.state} />}
      actions={
        <>
          <Button type="primary" onClick={() => void navigate(path)}>
            {t('cancelled.all')}
          </Button>
          {record && (
            <Button
              loading={isRunning}
              onClick={() => void download({ params: { id } }, `portabilidade-${record.protocol}.pdf`)}
            >
              {t('detail.receipt')}
            </Button>
          )}
        </>
      }
      query={query}
      gone={{ title: t('detail.gone') }}
    >
      {record && <PortabilityFacts one={record} />}
    </DetailPage>
  );
}
