import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../../data/use-call';
import { LinkButton } from '../../../ui/action/link-button';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { CompanyFacts, ContactFacts, PersonFacts, ProfileFacts } from './sections';

/** The registration of the person and the company, partly hidden (SHELL-2.1-12, SHELL-5-45). */
export default function RegistrationDataPage() {
  const { t } = useTranslation('registration');
  const steps = useCall('GET /crs/steps', {}, { topic: 'registration' });
  const personal = useCall('GET /crs/personal-data', { query: {} }, { topic: 'registration' });
  const contact = useCall('GET /crs/contact-data', {}, { topic: 'registration' });
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const update = pathOf('registration-update');
  const personalData = pathOf('personal-data');
  const failed = [steps, personal, contact].find(({ error }) => error);
  const at = steps.data?.updated_at;
  const again = () => [steps, personal, contact].forEach(({ retry }) => retry());
  return (
    <PageLayout
      title={t('data.title')}
      lead={at ? t('data.since', { day: formatDay(at) }) : t('data.lead')}
      actions={
        <>
          <Button type="primary" onClick={() => update && void navigate(update)}>
            {t('data.update')}
          </Button>
          {personalData && <LinkButton to={personalData}>{t('data.copy-or-erase')}</LinkButton>}
        </>
      }
    >
      {failed && <FailureCard kind="communication" onRetry={again} />}
      {personal.data && <PersonFacts person={personal.data} />}
      {contact.data && <ContactFacts contact={contact.data} />}
      {steps.data && <ProfileFacts />}
      {steps.data?.modality === 'corporation' && <CompanyFacts />}
    </PageLayout>
  );
}
