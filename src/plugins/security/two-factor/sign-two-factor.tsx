import { useTranslation } from 'react-i18next';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { StepFoot } from '../parts/step-foot';
import { useToast } from '../parts/use-toast';
import type { Change, Secret } from './change';

const CALLS = {
  activate: 'POST /google/authenticator/start',
  change: 'POST /google/authenticator/change',
  deactivate: 'POST /google/authenticator/remove',
} as const;

interface Props {
  change: Change;
  onBack: () => void;
  /** Without a secret, two-factor was deactivated. */
  onSigned: (secret: Secret | undefined) => void;
}

/** Asks for the signature of each of the three changes; that it is wrong is shown where it is typed (SHELL-4.11-6). */
export function SignTwoFactor({ change, onBack, onSigned }: Props) {
  const { t } = useTranslation('security');
  const signed = useSigned(CALLS[change], { bindsNone: true });
  const toast = useToast();
  const sign = async () => {
    try {
      const answer = await signed.run({ body: {} });
      if (answer !== false) onSigned(answer ? answer : undefined);
    } catch (error) {
      toast.failed(error);
    }
  };
  return (
    <>
      {change === 'deactivate' && <p>{t('two-factor.deactivating')}</p>}
      <SigningStep signed={signed} />
      <StepFoot
        label={t(change === 'deactivate' ? 'two-factor.proceed.deactivate' : 'two-factor.sign')}
        onNext={() => void sign()}
        onBack={onBack}
        busy={signed.busy}
        off={signed.off}
      />
    </>
  );
}
