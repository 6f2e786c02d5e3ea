import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SalaryPortability } from '@balcao/contract/salary-portability';
import { useFile } from '../../data/use-file';
import { useRecord } from '../../data/use-record';
import { salaryPortabilities } from '../../resources/salary-portabilities';
import { byId } from '../../ui/page/by-id';
import { DetailPage } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { PortabilityFacts } from './portability-facts';
import { PortabilityState } from './portability-state';

export default byId(PortabilityDetail);

/** One request for salary portability. */
function PortabilityDetail({ id }: { id: number }) {
  const { t } = useTranslation('salary-portability');
  const { record, ...query } = useRecord(salaryPortabilities, id);
  return (
    <DetailPage
      title={record?.employerName ?? t('detail.title')}
      status={record && <PortabilityState state={record.state} />}
      actions={record && <Actions one={record} />}
      query={query}
      gone={{ title: t('detail.gone') }}
    >
      {record && <PortabilityFacts one={record} />}
    </DetailPage>
  );
}

function Actions({ one: { id, state, protocol } }: { one: SalaryPortability }) {
  const { t } = useTranslation('salary-portability');
  const navigate = useNavigate();
  const path = usePathOf()('salary-portability-cancel');
  const { download, isRunning } = useFile('GET /salary-portability/{id}/receipt');
  return (
    <>
      <Button loading={isRunning} onClick={() => void download({ params: { id } }, `portabilidade-${protocol}.pdf`)}>
        {t('detail.receipt')}
      </Button>
      {(state === 'requested' || state === 'accepted') && (
        <Button danger onClick={() => void navigate(`${path}?solicitacao=${id}`)}>
          {t('cancel.title')}
        </Button>
      )}
    </>
  );
}
