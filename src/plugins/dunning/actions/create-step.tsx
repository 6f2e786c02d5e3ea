import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { StepDrawer } from './step-drawer';

/** Adds a step to the dunning ruler. */
export default function CreateStep() {
  const { t } = useTranslation('dunning');
  const { run } = useAction('POST /dunning/steps', { success: t('step.made'), quiet: true });
  return <StepDrawer title={t('step.create')} submit={t('step.add')} onSubmit={(body) => run({ body })} />;
}
