import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Deletion } from '@balcao/contract/account-settings';
import { useAction, useInvalidateCalls } from '../../../data/use-call';
import { formatDay, formatInstant } from '../../../ui/text/format';

/** The last request: until when it can be cancelled, or why it was not done. */
export function DeletionRequest({ request }: { request: NonNullable<Deletion['request']> }) {
  const { t } = useTranslation('account-settings');
  const { run, isRunning } = useAction('DELETE /account/delete', { success: t('remove.cancelled') });
  const again = useInvalidateCalls();
  const cancel = () =>
    run({}).then(
      () => again('GET /account/delete'),
      () => undefined,
    );
  if (request.state === 'cancelled' || request.state === 'done') return null;
  const line = t('remove.asked', { name: request.requested_by, at: formatInstant(request.requested_at) });
  if (request.state === 'refused')
    return <Alert type="warning" showIcon message={t('remove.refused')} description={request.reason} />;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('remove.underWay', { day: formatDay(request.due_on) })}
      description={line}
      action={
        <Button loading={isRunning} onClick={() => void cancel()}>
          {t('remove.cancel')}
        </Button>
      }
    />
  );
}
