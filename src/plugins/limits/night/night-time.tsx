import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../data/use-call';
import { DetailSection } from '../../../ui/page/detail-page';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { usePathOf } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { formatInstant } from '../../../ui/text/format';
import { hoursKey } from './hours';

/** When the account's night begins, and a change of it that waits. */
export default function NightTimePage() {
  const { t } = useTranslation('limits');
  const pathOf = usePathOf();
  const { data, error, retry } = useCall('GET /account/night-time', {}, { topic: 'limits' });
  const current = data?.options.find((one) => one.enabled);
  const waiting = data?.timeForChange;
  return (
    <PageLayout title={t('night.title')} lead={t('night.lead')} width="form">
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {current && (
        <DetailSection title={t('night.current')}>
          <Facts
            facts={[
              { label: t('night.hours'), value: t(hoursKey(current.begins)) },
              ...(waiting
                ? [
                    {
                      label: t('night.waiting'),
                      value: t('night.then', {
                        hours: t(hoursKey(waiting.begins)),
                        at: formatInstant(waiting.at),
                      }),
                    },
                  ]
                : []),
            ]}
          />
          <p>
            <Link to={`${pathOf('settings:night-time')}/alterar`}>{t('night.change')}</Link>
          </p>
        </DetailSection>
      )}
    </PageLayout>
  );
}
