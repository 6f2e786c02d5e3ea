import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { RouteLink } from '../../ui/page/routing';
import { formatDay } from '../../ui/text/format';

/** The investor's profile, or the way to it. */
export function ProfileCard() {
  const { t } = useTranslation('investments');
  const { data } = useCall('GET /investments/suitability', {}, { topic: 'investments' });
  if (!data) return null;
  const { investor_profile: one } = data;
  return (
    <DetailSection
      title={t('profile.title')}
      extra={
        <RouteLink name={one ? 'investments-profile' : 'investments-profile-create'}>
          {t(one ? 'profile.see' : 'profile.create')}
        </RouteLink>
      }
    >
      <p>
        {one
          ? t(one.isValid ? 'profile.is' : 'profile.was', {
              profile: t(`profile.name.${one.profile}`),
              day: formatDay(one.expires_on),
            })
          : t('profile.none')}
      </p>
    </DetailSection>
  );
}
