import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { pixSchedules } from '../../../resources/pix';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { formatDay, formatMoney } from '../../../ui/text/format';

/** Cancels a scheduled Pix. */
export default function CancelSchedule() {
  const { t } = useTranslation('pix');
  const id = useIdParam();
  const { record, error } = useRecord(pixSchedules, id);
  const { run } = useAction('POST /pix/schedules/{id}/cancel', {
    invalidates: ['pix-schedules', 'pix-recurrences', 'pix-history', 'receipts'],
    success: t('cancel.done'),
    quiet: true,
  });
  if (!id || (error && !record)) return null;
  const { name = '', value = 0, executeAt = '', recurrence = null } = record ?? {};
  return (
    <ActionDrawer
      title={t('cancel.title')}
      submit={t('cancel.submit')}
      dismiss={t('cancel.keep')}
      danger
      isLoading={!record}
      onSubmit={() => run({ params: { id } })}
    >
      <p>{t('cancel.text', { value: formatMoney(value), name, day: executeAt && formatDay(executeAt) })}</p>
      {recurrence !== null && <p className="soft">{t('cancel.oneOf')}</p>}
    </ActionDrawer>
  );
}
