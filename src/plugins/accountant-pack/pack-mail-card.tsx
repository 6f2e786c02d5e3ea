import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { RouteLink } from '../../ui/page/routing';

/** Shows to which address the pack is e-mailed every month, with a link to change it. */
export function PackMailCard() {
  const { t } = useTranslation('accountant-pack');
  const { data } = useCall('GET /statement/pack/mail', {});
  return (
    <DetailSection
      title={t('mail.title')}
      extra={<RouteLink name="statement:accountant-pack-mail">{t('mail.change')}</RouteLink>}
    >
      <p>{data?.email ? t('mail.to', { email: data.email }) : t('mail.nobody')}</p>
    </DetailSection>
  );
}
