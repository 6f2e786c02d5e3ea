import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { pixRecurrences } from '../../../resources/pix';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { formatMoney } from '../../../ui/text/format';

/** Cancels the payments of a recurrence that are still to come. */
export default function CancelRecurrence() {
  const { t } = useTranslation('pix');
  const id = useIdParam();
  const { record, error } = useRecord(pixRecurrences, id);
  const { run } = useAction('POST /pix/recurrences/{id}/cancel', {
    invalidates: ['pix-schedules', 'pix-recurrences', 'receipts'],
    success: t('cancel.recurrenceDone'),
    quiet: true,
  });
  if (!id || (error && !record)) return null;
  const { receiverName = '', value = 0, times = 0, paid = 0 } = record ?? {};
  return (
    <ActionDrawer
      title={t('cancel.recurrence')}
      submit={t('cancel.submitAll')}
      dismiss={t('cancel.keep')}
      danger
      isLoading={!record}
      onSubmit={() => run({ params: { id } })}
    >
      <p>{t('cancel.all', { value: formatMoney(value), name: receiverName, left: times - paid })}</p>
    </ActionDrawer>
  );
}
