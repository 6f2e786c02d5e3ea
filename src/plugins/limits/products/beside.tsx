import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../data/use-call';
import { useSession } from '../../../data/session';
import { DetailSection } from '../../../ui/page/detail-page';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { GENERAL } from '../../../resources/limits-pages';
import { hoursKey } from '../night/hours';

/** What stands beside the limits: the night's hours, the contacts that are let through, and what was asked for before. */
export function Beside() {
  const { t } = useTranslation('limits');
  const { can } = useSession();
  return (
    <>
      {can('settings:night-time').can && <Night />}
      <DetailSection title={t('beside.more')}>
        <ul className="limit-links">
          {can('settings:safe-contacts').can && (
            <li>
              <RouteLink name="settings:safe-contacts">{t('beside.contacts')}</RouteLink>
            </li>
          )}
          <li>
            <RouteLink name="settings:request-history">{t('history.title')}</RouteLink>
          </li>
        </ul>
      </DetailSection>
    </>
  );
}

function Night() {
  const { t } = useTranslation('limits');
  const { data } = useCall('GET /account/night-time', {}, { topic: 'limits' });
  const pathOf = usePathOf();
  const current = data?.options.find((one) => one.enabled);
  return (
    <DetailSection title={t('night.title')}>
      {current && <p>{t(hoursKey(current.begins))}</p>}
      <p>
        <Link to={`${pathOf(GENERAL)}/horario`}>{t('night.change')}</Link>
      </p>
    </DetailSection>
  );
}
