import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { RouteLink } from '../../../ui/page/routing';
import { StatusTag } from '../../../ui/text/status-tag';

/** Among the usual notices to payers: whether the ruler is on, and the way to its switch. */
export default function RulerState() {
  const { t } = useTranslation('dunning');
  const { data } = useCall('GET /dunning', {}, { topic: 'dunning' });
  if (!data) return null;
  const { enabled } = data.settings;
  return (
    <>
      <p>
        {t('title')} <StatusTag tone={enabled ? 'good' : 'off'}>{t(enabled ? 'state.on' : 'state.rulerOff')}</StatusTag>
      </p>
      <p>
        <RouteLink name="receive:dunning">{t('insteadLink')}</RouteLink>
      </p>
    </>
  );
}
