import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { SecurityPart } from '../../kits/security/security-part';
import { PartFailure } from '../../ui/page/part-failure';
import { RouteLink } from '../../ui/page/routing';
import { formatInstant } from '../../ui/text/format';
import './recent.css';

const FEW = 5;

/** The last events about the access to the account, on the page 'Segurança'. */
export default function Recent() {
  const { t } = useTranslation('trust-centre');
  const { data, error, retry } = useCall('POST /trust-centre/search', { body: {} });
  if (error && !data) return <PartFailure message={t('recent.failed')} onRetry={retry} />;
  if (!data) return null;
  return (
    <SecurityPart
      title={t('recent.title')}
      more={
        <span className="recent-more">
          <RouteLink name="settings:trust-centre">{t('recent.all')}</RouteLink>
          <RouteLink name="account-logs">{t('recent.log')}</RouteLink>
        </span>
      }
    >
      <ul className="recent-events">
        {data.items.slice(0, FEW).map(({ entry, what, about, at, user }) => (
          <li key={entry}>
            <span>
              {what}
              {about && <span className="soft"> · {about}</span>}
            </span>
            <span className="soft num">
              {user ?? t('bank')} · {formatInstant(at)}
            </span>
          </li>
        ))}
      </ul>
    </SecurityPart>
  );
}
