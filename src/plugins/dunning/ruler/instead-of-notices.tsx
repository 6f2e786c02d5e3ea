import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { RouteLink } from '../../../ui/page/routing';

/** Above the usual notices to payers while the ruler is on: which of them it replaces, and the way to it. */
export default function InsteadOfNotices() {
  const { t } = useTranslation('dunning');
  const { data } = useCall('GET /dunning', {}, { topic: 'dunning' });
  if (!data?.settings.enabled) return null;
  return (
    <div role="status">
      <p>{t('instead')}</p>
      <p>
        <RouteLink name="receive:dunning">{t('insteadLink')}</RouteLink>
      </p>
    </div>
  );
}
