import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import type { ScheduledTransfer } from '@balcao/contract/transfers';
import { useRecord } from '../../../data/use-record';
import { scheduledTransfers } from '../../../resources/scheduled-transfers';
import { DetailPage } from '../../../ui/page/detail-page';
import { useIdParam, usePathOf } from '../../../ui/page/routing';
import { formatMoney } from '../../../ui/text/format';
import { ScheduledFacts } from './scheduled-facts';
import { ScheduledState } from './scheduled-state';

/** One scheduled transfer. */
export default function ScheduledDetail() {
  const id = useIdParam();
  return id ? <One id={id} /> : <Navigate to="/404" replace />;
}

function One({ id }: { id: number }) {
  const { t } = useTranslation('transfers');
  const { record, error, isLoading, retry } = useRecord(scheduledTransfers, id);
  return (
    <DetailPage
      title={record ? `${record.counterpart.name} · ${formatMoney(record.amount)}` : t('scheduled.one')}
      status={record && <ScheduledState state={record.state} />}
      actions={record && <Buttons transfer={record} />}
      isLoading={isLoading}
      error={error}
      onRetry={retry}
      gone={{ title: t('scheduled.gone'), text: t('scheduled.goneText') }}
    >
      {record && <ScheduledFacts transfer={record} />}
    </DetailPage>
  );
}

function Buttons({ transfer: { id, state } }: { transfer: ScheduledTransfer }) {
  const { t } = useTranslation('transfers');
  const pathOf = usePathOf();
  const navigate = useNavigate();
  if (state === 'scheduled')
    return (
      <Button danger onClick={() => void navigate(pathOf('scheduled-transfers-cancel', { id }) ?? '')}>
        {t('scheduled.cancel')}
      </Button>
    );
  const receipt = pathOf('pay-transfer:receipts-detail', { id });
  return receipt ? <Button onClick={() => void navigate(receipt)}>{t('scheduled.details')}</Button> : null;
}
