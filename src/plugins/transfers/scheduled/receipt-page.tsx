import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { scheduledTransfers } from '../../../resources/scheduled-transfers';
import { DetailPage } from '../../../ui/page/detail-page';
import { GoneCard } from '../../../ui/page/gone-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { usePathOf } from '../../../ui/page/routing';
import { formatMoney } from '../../../ui/text/format';
import { ScheduledFacts } from './scheduled-facts';
import { ScheduledState } from './scheduled-state';

/** The receipt of a scheduled transfer, shown once it is signed; `?transferencia=` says which. */
export default function ScheduledReceipt() {
  const { t } = useTranslation('transfers');
  const [query] = useSearchParams();
  const id = Number(/^[1-9]\d{0,14}$/.exec(query.get('transferencia') ?? '')?.[0] ?? 0);
  if (id) return <One id={id} />;
  return (
    <PageLayout title={t('scheduled.receipt')} back>
      <GoneCard title={t('scheduled.none')} text={t('scheduled.noneText')} />
    </PageLayout>
  );
}

function One({ id }: { id: number }) {
  const { t } = useTranslation('transfers');
  const pathOf = usePathOf();
  const navigate = useNavigate();
  const { record, ...query } = useRecord(scheduledTransfers, id);
  const go = (path = '') => void navigate(path);
  return (
    <DetailPage
      title={record ? `${record.counterpart.name} · ${formatMoney(record.amount)}` : t('scheduled.receipt')}
      lead={t('scheduled.done')}
      status={record && <ScheduledState state={record.state} />}
      actions={
        <>
          <Button type="primary" onClick={() => go(pathOf('pay-transfer:scheduled-transfers:list'))}>
            {t('scheduled.all')}
          </Button>
          <Button onClick={() => go(pathOf('scheduled-transfers-new'))}>{t('scheduled.another')}</Button>
        </>
      }
      query={query}
      gone={{ title: t('scheduled.gone'), text: t('scheduled.goneText') }}
    >
      {record && <ScheduledFacts transfer={record} />}
    </DetailPage>
  );
}
