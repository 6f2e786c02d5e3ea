import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { PageLayout } from '../../ui/page/page-layout';
import { usePathOf } from '../../ui/page/routing';

const PROFILES = ['conservative', 'moderate', 'bold'] as const;

/** What the test of the investor's profile is for, before it begins. */
export default function ProfileCreate() {
  const { t } = useTranslation('investments');
  const navigate = useNavigate();
  const test = usePathOf()('investments-profile-test')!;
  const { data } = useCall('GET /investments/suitability', {});
  return (
    <PageLayout title={t('profile.create')} lead={t('profile.why', { count: data?.questions.length ?? 6 })} back>
      <DetailSection title={t('profile.kinds')}>
        <dl>
          {PROFILES.map((name) => (
            <div key={name}>
              <dt>
                <strong>{t(`profile.name.${name}`)}</strong>
              </dt>
              <dd className="soft">{t(`profile.means.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <Button type="primary" onClick={() => void navigate(test)}>
          {t('profile.start')}
        </Button>
      </DetailSection>
    </PageLayout>
  );
}
