import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useAction, useCall } from '../../data/use-call';
import { usePopUpDone } from '../../ui/page/pop-up';

const Presentation = lazy(() => import('./presentation'));

/** A presentation that the person has not seen; closing it marks it as seen (SHELL-4.5-2). */
export default function OnboardingPopUp() {
  const done = usePopUpDone();
  const { data, error } = useCall('GET /onboardings', {}, { staleTime: Infinity });
  const { run } = useAction('PATCH /onboardings/{id}', { quiet: true });
  const next = data?.[0];
  const settle = useEffectEvent(() => (error || (data && !next) ? done() : undefined));
  useEffect(() => settle(), [data, error]);
  if (!next) return null;
  const close = async () => {
    await run({ params: { id: next.id } }).catch(() => undefined);
    done();
  };
  const modality = next.onboardingName.replace('modality_', '') as 'you' | 'pro' | 'corporation';
  return (
    <Suspense fallback={null}>
      <Presentation modality={modality} onClose={() => void close()} />
    </Suspense>
  );
}
