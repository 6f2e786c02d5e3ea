import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationStep } from '@balcao/contract/registration';
import { renewSession } from '../../../data/session';
import { useAction, useCall, type CallError } from '../../../data/use-call';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { StepsPage } from '../../../ui/page/steps-page';
import { Concluded } from './concluded';
import { OverviewStep } from './overview-step';
import { TypedSteps, type StepHandle } from './step-form';
import { STEPS } from './steps';
import { useLinkOpened } from './use-link-opened';

/** The registration's update in steps; a person who returns continues at the first pending step (SHELL-3-18). */
export default function RegistrationUpdatePage() {
  const { t } = useTranslation('registration');
  const { data, error, retry } = useCall('GET /crs/steps', {}, { topic: 'registration' });
  const [chosen, setChosen] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [concluded, setConcluded] = useState(false);
  const [fault, setFault] = useState<string>();
  useLinkOpened(retry);
  const handle = useRef<StepHandle>(null);
  const [typed] = useState(() => new Map<RegistrationStep, () => object>());
  const conclude = useAction('POST /crs/conclude', { quiet: true });
  if (concluded) return <Concluded />;
  if (!data)
    return (
      <PageLayout title={t('update.title')} width="form">
        {error && <FailureCard kind="communication" onRetry={retry} />}
      </PageLayout>
    );
  const started = data.steps.some(({ status }) => status === 'done');
  const pending = data.steps.findIndex(({ status }) => status === 'pending');
  const current = chosen ?? (!started || data.state === 'none' ? 0 : pending < 0 ? data.steps.length : pending);
  const waiting = (work: () => Promise<boolean>) => {
    setBusy(true);
    return work().finally(() => setBusy(false));
  };
  const finish = async () => {
    try {
      await conclude.run({});
      await renewSession();
      setConcluded(true);
    } catch (failed) {
      setFault((failed as CallError).message);
    }
    return false;
  };
  const steps = data.steps.map(({ name }) => {
    const Part = STEPS[name];
    return {
      key: name,
      title: t(`steps.${name}`),
      content: <Part ref={handle} />,
      onNext: () => waiting(async () => (await handle.current?.next()) ?? false),
    };
  });
  const overview = {
    key: 'overview',
    title: t('steps.overview'),
    content: <OverviewStep steps={data.steps} onOpen={setChosen} fault={fault} />,
    next: t('update.conclude'),
    nextOff: pending < 0 ? undefined : t('update.missing'),
    onNext: () => waiting(finish),
  };
  return (
    <TypedSteps value={typed}>
      <StepsPage
        title={t('update.title')}
        lead={t(`update.${data.state}`)}
        steps={[...steps, overview]}
        current={current}
        onStep={(index) => {
          setChosen(index);
          setFault(undefined);
          retry();
        }}
        busy={busy}
      />
    </TypedSteps>
  );
}
