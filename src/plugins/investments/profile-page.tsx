import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { useCall } from '../../data/use-call';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { formatDay, formatInstant } from '../../ui/text/format';

/** The account's investor profile, what it means and until when it is valid. */
export default function ProfilePage() {
  const { t } = useTranslation('investments');
  const navigate = useNavigate();
  const create = usePathOf()('investments-profile-create')!;
  const { data, ...query } = useCall('GET /investments/suitability', {}, { topic: 'investments' });
  const one = data?.investor_profile;
  if (data && !one) return <Navigate to={create} replace />;
  return (
    <DetailPage
      title={t('profile.title')}
      query={query}
      actions={<Button onClick={() => void navigate(create)}>{t('profile.again')}</Button>}
    >
      {one && (
        <DetailSection title={t(`profile.name.${one.profile}`)}>
          <p>{t(`profile.means.${one.profile}`)}</p>
          <Facts
            facts={[
              { label: t('profile.answered'), value: formatInstant(one.answered_at) },
              { label: t('profile.until'), value: formatDay(one.expires_on) },
            ]}
          />
          {!one.isValid && <p role="note">{t('profile.expired')}</p>}
        </DetailSection>
      )}
    </DetailPage>
  );
}
