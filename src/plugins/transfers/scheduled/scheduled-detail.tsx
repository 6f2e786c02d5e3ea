import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ScheduledTransfer } from '@balcao/contract/transfers';
import { useRecord } from '../../../data/use-record';
import { scheduledTransfers } from '../../../resources/scheduled-transfers';
import { byId } from '../../../ui/page/by-id';
import { DetailPage } from '../../../ui/page/detail-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatMoney } from '../../../ui/text/format';
import { ScheduledFacts } from './scheduled-facts';
import { ScheduledState } from './scheduled-state';

export default byId(ScheduledDetail);

/** One scheduled transfer. */
function ScheduledDetail({ id }: { id: number }) {
  const { t } = useTranslation('transfers');
  const { record, ...query } = useRecord(scheduledTransfers, id);
  return (
    <DetailPage
      title={record ? `${record.counterpart.name} · ${formatMoney(record.amount)}` : t('scheduled.one')}
      status={record && <ScheduledState state={record.state} />}
      actions={record && <Buttons transfer={record} />}
      query={query}
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
