import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '../../../data/use-call';
import { useIdParam } from '../../../ui/page/routing';
import { StepDrawer } from './step-drawer';

/** Changes a step of the ruler, for reminders sent from now on. */
export default function EditStep() {
  const { t } = useTranslation('dunning');
  const id = useIdParam();
  const { data, isLoading } = useCall('GET /dunning', {}, { topic: 'dunning' });
  const { run } = useAction('PUT /dunning/steps/{id}', { success: t('step.changed'), quiet: true });
  return (
    <StepDrawer
      title={t('step.edit')}
      submit={t('step.save')}
      isLoading={isLoading}
      step={data?.steps.find((step) => step.id === id)}
      onSubmit={(body) => run({ params: { id: id! }, body })}
    />
  );
}
