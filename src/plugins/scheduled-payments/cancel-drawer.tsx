import { useTranslation } from 'react-i18next';
import { useAction } from '../../data/use-call';
import { useRecord } from '../../data/use-record';
import { scheduledPayments } from '../../resources/scheduled-payments';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { useIdParam } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';

/** Shows a scheduled payment, and cancels it. */
export default function CancelScheduled() {
  const { t } = useTranslation('scheduled-payments');
  const id = useIdParam();
  const { record, error } = useRecord(scheduledPayments, id);
  const { run } = useAction('PUT /scheduled-payments/{id}/cancel', {
    invalidates: ['scheduled-payments'],
    success: t('cancel.done'),
    quiet: true,
  });
  if (!id || (error && !record)) return null;
  return (
    <ActionDrawer
      title={t('cancel.title')}
      submit={t('cancel.submit')}
      dismiss={t('cancel.keep')}
      danger
      submitOff={record?.cannot_cancel ?? undefined}
      isLoading={!record}
      onSubmit={() => run({ params: { id } })}
    >
      {record && (
        <>
          <Facts
            facts={[
              { label: t('value'), value: <Money cents={record.amount} big />, wide: true },
              { label: t('who'), value: record.counterpart.name, wide: true },
              { label: t('day'), value: formatDay(record.scheduled_for) },
              { label: t('kind'), value: record.label },
            ]}
          />
          <p className="soft">{record.cannot_cancel ?? t(record.series ? 'cancel.series' : 'cancel.once')}</p>
        </>
      )}
    </ActionDrawer>
  );
}
