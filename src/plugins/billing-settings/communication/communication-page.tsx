import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Communication } from '@balcao/contract/billing-settings';
import type { Answer } from '@balcao/contract/core/registry';
import { useAction, useCall, useInvalidateCalls } from '../../../data/use-call';
import { FormPage } from '../../../ui/page/form-page';
import { PAYER_NOTICES } from '../../../kits/charging/reminders/slot';
import { RouteLink } from '../../../ui/page/routing';
import { Slot } from '../../../ui/page/slots';
import { MomentFields } from './moment-fields';

const REMINDERS = ['due-soon', 'due-today', 'overdue'] as const;

type Shown = Answer<'GET /billing-settings/communication'>;
const savedOf = ({ issued, overdue, paid, ...due }: Shown): Communication => ({
  issued,
  'due-soon': due['due-soon'],
  'due-today': due['due-today'],
  overdue,
  paid,
});

/** At which moments payers are notified of their charges, and by which channels; reminders of due dates may be the dunning ruler's. */
export default function CommunicationPage() {
  const { t } = useTranslation('billing-settings');
  const { data, error, retry } = useCall('GET /billing-settings/communication', {}, { topic: 'billing-settings' });
  const { run } = useAction('PUT /billing-settings/communication', { quiet: true, success: t('communication.done') });
  const again = useInvalidateCalls();
  const saved = useMemo(() => data && savedOf(data), [data]);
  const isElsewhere = data?.reminded_elsewhere;
  const save = async (values: Communication) => {
    // reminders that are not shown stay as they are saved
    await run({ body: { ...saved, ...values } });
    await again('GET /billing-settings/communication', 'GET /charges/conditions');
  };
  return (
    <FormPage<Communication>
      title={t('communication.title')}
      lead={t('communication.lead')}
      submit={t('communication.submit')}
      initial={saved}
      error={error}
      onRetry={retry}
      onSubmit={save}
      after={
        <p className="soft">
          <RouteLink name="settings:billing-settings:emails">{t('communication.words')}</RouteLink>
        </p>
      }
    >
      <MomentFields moment="issued" />
      <fieldset className="form-group">
        <legend>{t('communication.reminders')}</legend>
        {isElsewhere && <p className="soft">{t('communication.elsewhere')}</p>}
        <Slot name={PAYER_NOTICES} />
      </fieldset>
      {!isElsewhere && REMINDERS.map((moment) => <MomentFields key={moment} moment={moment} />)}
      <MomentFields moment="paid" />
    </FormPage>
  );
}
