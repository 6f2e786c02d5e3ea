import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { CodeBoxes, isWholeCode } from '../parts/code-boxes';
import { StepFoot } from '../parts/step-foot';
import { useToast } from '../parts/use-toast';

/** A code of the authenticator instead of one by SMS (SHELL-4.12-3). */
export function AuthenticatorCode({ onBack, onRight }: { onBack: () => void; onRight: () => void }) {
  const { t } = useTranslation('security');
  const { run, isRunning } = useAction('POST /google/authenticator/check', { quiet: true });
  const [code, setCode] = useState('');
  const toast = useToast();
  const check = async () => {
    try {
      const { status } = await run({ body: { code } });
      if (status === 'OK') return onRight();
      toast.wrong(t(status === 'BLOCKED' ? 'code.locked' : 'code.not-ok'));
    } catch (error) {
      toast.failed(error);
    }
    setCode('');
  };
  return (
    <>
      <p>{t('signature.authenticator')}</p>
      <CodeBoxes label={t('code.authenticator')} value={code} onChange={setCode} />
      <StepFoot
        label={t('continue')}
        onNext={() => void check()}
        onBack={onBack}
        busy={isRunning}
        off={isWholeCode(code) ? undefined : t('code.short')}
      />
    </>
  );
}
