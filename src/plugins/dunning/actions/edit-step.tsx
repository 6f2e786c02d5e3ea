import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '../../../data/use-call';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { GoneCard } from '../../../ui/page/gone-card';
import { useIdParam } from '../../../ui/page/routing';
import { StepDrawer } from './step-drawer';

/** Changes a step of the ruler, for reminders sent from now on. */
export default function EditStep() {
  const { t } = useTranslation(['dunning', 'shell']);
  const id = useIdParam();
  const { data, error } = useCall('GET /dunning', {}, { topic: 'dunning' });
  const { run } = useAction('PUT /dunning/steps/{id}', { success: t('dunning:step.changed'), quiet: true });
  const texts = { title: t('dunning:step.edit'), submit: t('dunning:step.save') };
  const step = data?.steps.find((one) => one.id === id);
  const gone = t('shell:gone.title');
  // the page below says what failed
  if (error && !data) return null;
  if (data && !step)
    return (
      <ActionDrawer {...texts} submitOff={gone} onSubmit={() => Promise.resolve(false)}>
        <GoneCard title={gone} />
      </ActionDrawer>
    );
  return (
    <StepDrawer {...texts} isLoading={!data} step={step} onSubmit={(body) => run({ params: { id: id! }, body })} />
  );
}
