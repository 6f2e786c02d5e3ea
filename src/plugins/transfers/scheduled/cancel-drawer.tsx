import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { scheduledTransfers } from '../../../resources/scheduled-transfers';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { formatDay, formatMoney } from '../../../ui/text/format';

/** Cancels a scheduled transfer, and the later ones of its series. */
export default function CancelScheduled() {
  const { t } = useTranslation('transfers');
  const id = useIdParam();
  const { record, error } = useRecord(scheduledTransfers, id);
  const { run } = useAction('PUT /transfers/scheduled/{id}/cancel', {
    invalidates: ['scheduled-transfers'],
    success: t('scheduled.cancelled'),
    quiet: true,
  });
  if (!id || (error && !record)) return null;
  return (
    <ActionDrawer
      title={t('scheduled.cancel')}
      submit={t('scheduled.cancelSubmit')}
      dismiss={t('scheduled.keep')}
      danger
      isLoading={!record}
      onSubmit={() => run({ params: { id } })}
    >
      {record && (
        <>
          <p>
            <strong>{`${formatMoney(record.amount)} · ${record.counterpart.name} · ${formatDay(record.scheduled_for)}`}</strong>
          </p>
          <p className="soft">{t(record.repeat === 'once' ? 'scheduled.cancelOnce' : 'scheduled.cancelSeries')}</p>
        </>
      )}
    </ActionDrawer>
  );
}
