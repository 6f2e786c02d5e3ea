import { useTranslation } from 'react-i18next';
import type { Communication } from '@balcao/contract/billing-settings';
import { useAction, useCall, useInvalidateCalls } from '../../../data/use-call';
import { FormPage } from '../../../ui/page/form-page';
import { PAYER_NOTICES } from '../../../kits/charging/reminders/slot';
import { RouteLink } from '../../../ui/page/routing';
import { Slot } from '../../../ui/page/slots';
import { MomentFields } from './moment-fields';

const MOMENTS = ['issued', 'due-soon', 'due-today', 'overdue', 'paid'] as const;

/** At which moments payers are notified of their charges, and by which channels. */
export default function CommunicationPage() {
  const { t } = useTranslation('billing-settings');
  const { data, error, retry } = useCall('GET /billing-settings/communication', {}, { topic: 'billing-settings' });
  const { run } = useAction('PUT /billing-settings/communication', { quiet: true, success: t('communication.done') });
  const again = useInvalidateCalls();
  const save = async (body: Communication) => {
    await run({ body });
    await again('GET /billing-settings/communication', 'GET /charges/conditions');
  };
  return (
    <FormPage<Communication>
      title={t('communication.title')}
      lead={t('communication.lead')}
      submit={t('communication.submit')}
      initial={data}
      error={error}
      onRetry={retry}
      onSubmit={save}
      after={
        <p className="soft">
          <RouteLink name="settings:billing-settings:emails">{t('communication.words')}</RouteLink>
        </p>
      }
    >
      <Slot name={PAYER_NOTICES} />
      {MOMENTS.map((moment) => (
        <MomentFields key={moment} moment={moment} />
      ))}
    </FormPage>
  );
}
