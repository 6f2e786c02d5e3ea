import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../data/use-call';
import { useRecord } from '../../data/use-record';
import { scheduledInvestments } from '../../resources/investments';
import { byId } from '../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { Facts } from '../../ui/text/facts';
import { formatDay, formatInstant, formatMoney } from '../../ui/text/format';
import { PurchaseState } from './states';

export default byId(ScheduledDetail);

/** One purchase that waits for its day, or did; while it waits it can be cancelled. */
function ScheduledDetail({ id }: { id: number }) {
  const { t } = useTranslation('investments');
  const { record, ...query } = useRecord(scheduledInvestments, id);
  const cancel = useAction('PUT /investments/scheduled/{id}/cancel', {
    invalidates: ['scheduled-investments'],
    success: t('scheduled.cancelled'),
  });
  return (
    <DetailPage
      title={record?.name ?? t('scheduled.detail')}
      status={record && <PurchaseState state={record.state} />}
      actions={
        record?.state === 'scheduled' && (
          <Popconfirm
            title={t('scheduled.sure')}
            okText={t('scheduled.cancel')}
            onConfirm={() => cancel.run({ params: { id } })}
          >
            <Button danger loading={cancel.isRunning}>
              {t('scheduled.cancel')}
            </Button>
          </Popconfirm>
        )
      }
      query={query}
      gone={{ title: t('scheduled.gone') }}
    >
      {record && (
        <DetailSection title={t('scheduled.facts')}>
          <Facts
            facts={[
              { label: t('amount'), value: formatMoney(record.amount) },
              { label: t('issuer'), value: record.issuer },
              { label: t('scheduled.day'), value: formatDay(record.scheduled_for) },
              { label: t('scheduled.at'), value: formatInstant(record.created_at) },
              ...(record.reason ? [{ label: t('reason'), value: record.reason, wide: true }] : []),
              { label: t('protocol'), value: <span className="num">{record.protocol}</span>, copy: record.protocol },
            ]}
          />
        </DetailSection>
      )}
    </DetailPage>
  );
}
