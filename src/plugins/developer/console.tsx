import { useTranslation } from 'react-i18next';
import { PageLayout } from '../../ui/page/page-layout';
import { EventForm } from './event-form';
import { TryForm } from './try-form';

/** Tries calls and plays events in homologation. */
export default function Console() {
  const { t } = useTranslation('developer');
  return (
    <PageLayout title={t('console.title')} lead={t('console.lead')} width="form">
      <TryForm />
      <EventForm />
    </PageLayout>
  );
}
