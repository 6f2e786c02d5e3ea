import { useTranslation } from 'react-i18next';
import { useAction, useCall, useInvalidateCalls } from '../../data/use-call';

/** Whether this account's notifications are also e-mailed to the person. */
export function MailSwitch() {
  const { t } = useTranslation('notifications');
  const { data } = useCall('GET /gns-notifications/preferences', {});
  const { run, isRunning } = useAction('PUT /gns-notifications/preferences');
  const refresh = useInvalidateCalls();
  if (!data) return null;
  const change = (mail: boolean) =>
    run({ body: { mail } }).then(
      () => refresh('GET /gns-notifications/preferences'),
      () => undefined,
    );
  return (
    <label className="notes-mail">
      <input
        type="checkbox"
        checked={data.mail}
        disabled={isRunning}
        onChange={(event) => void change(event.target.checked)}
      />
      {t('mail')}
    </label>
  );
}
