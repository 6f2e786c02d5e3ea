import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { CodeBoxes, isWholeCode } from '../parts/code-boxes';
import { StepFoot } from '../parts/step-foot';
import { useToast } from '../parts/use-toast';

interface Props {
  label: string;
  onBack: () => void;
  onRight: (recoveryCodes: string[]) => void;
}

/** The first code of the new authenticator; a wrong one is cleared, with a toast (SHELL-4.11-7). */
export function ValidateCode({ label, onBack, onRight }: Props) {
  const { t } = useTranslation('security');
  const { run, isRunning } = useAction('POST /google/authenticator/end', { quiet: true });
  const [code, setCode] = useState('');
  const toast = useToast();
  const validate = async () => {
    try {
      const { status, recoveryCodes } = await run({ body: { code } });
      if (status === 'OK') return onRight(recoveryCodes);
      toast.wrong(t(status === 'BLOCKED' ? 'code.locked' : 'code.wrong'));
    } catch (error) {
      toast.failed(error);
    }
    setCode('');
  };
  return (
    <>
      <p>{t('two-factor.validate')}</p>
      <CodeBoxes label={t('code.authenticator')} value={code} onChange={setCode} />
      <StepFoot
        label={label}
        onNext={() => void validate()}
        onBack={onBack}
        busy={isRunning}
        off={isWholeCode(code) ? undefined : t('code.short')}
      />
    </>
  );
}
