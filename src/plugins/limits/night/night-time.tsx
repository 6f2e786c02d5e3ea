import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { DetailSection } from '../../../ui/page/detail-page';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { formatInstant } from '../../../ui/text/format';
import { hoursKey } from './hours';
import { SidePanel } from '../../../ui/page/side-panel';
import { LinkButton } from '../../../ui/action/link-button';
import { Money } from '../../../ui/text/money';
import { GENERAL } from '../../../resources/limits-pages';
import { useSession } from '../../../data/session';

/** When the account's night begins, and a change of it that waits. */
export default function NightTimePage() {
  const { t } = useTranslation('limits');
  const pathOf = usePathOf();
  const { can } = useSession();
  const { data, error, retry } = useCall('GET /account/night-time', {}, { topic: 'limits' });
  const current = data?.options.find((one) => one.enabled);
  const waiting = data?.timeForChange;
  return (
    <PageLayout title={t('night.title')} lead={t('night.lead')} width="form" aside={<AboutNight />}>
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
            <LinkButton to={`${pathOf('settings:night-time')}/alterar`}>{t('night.change')}</LinkButton>
          </p>
        </DetailSection>
      )}
      {can(GENERAL).can && <NightLimits />}
    </PageLayout>
  );
}

/** What the night lets out of the account, by kind of operation. */
function NightLimits() {
  const { t } = useTranslation('limits');
  const { data } = useCall('GET /account/transactions/limits', {}, { topic: '*' });
  const facts = (data ?? []).flatMap(({ product, limits }) => {
    const night = limits.find(({ interval }) => interval === 'night')?.actual;
    return night == null ? [] : [{ label: t(`product.${product}`), value: <Money cents={night} /> }];
  });
  if (!facts.length) return null;
  return (
    <DetailSection title={t('night.limits')}>
      <Facts facts={facts} />
    </DetailSection>
  );
}

function AboutNight() {
  const { t } = useTranslation('limits');
  return (
    <SidePanel
      title={t('night.about')}
      points={[t('night.apply'), t('night.contacts'), t('night.when')]}
      links={[
        <RouteLink name={GENERAL}>{t('all.title')}</RouteLink>,
        <RouteLink name="settings:safe-contacts">{t('beside.contacts')}</RouteLink>,
      ]}
    />
  );
}
