import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepFoot } from '../parts/step-foot';
import { useToast } from '../parts/use-toast';
import type { Change, Secret } from './change';
import { RecoveryCodes } from './recovery-codes';
import { ShowSecret } from './show-secret';
import { SignTwoFactor } from './sign-two-factor';
import { ValidateCode } from './validate-code';

type Step =
  | { name: 'info' }
  | { name: 'signature' }
  | { name: 'qrcode' | 'validationcode'; secret: Secret }
  | { name: 'recovery'; codes: string[] };

/** Information, signature, QR code, validation code (SHELL-4.11-1); then the recovery codes, shown once. */
export default function TwoFactor({ isOn, onBack }: { isOn: boolean; onBack: () => void }) {
  const { t } = useTranslation('security');
  const [change, setChange] = useState<Change>(isOn ? 'change' : 'activate');
  const [step, setStep] = useState<Step>({ name: 'info' });
  const toast = useToast();
  const begin = (chosen: Change) => {
    setChange(chosen);
    setStep({ name: 'signature' });
  };
  const done = () => toast.done(t(`two-factor.done.${change}`));

  if (step.name === 'signature')
    return (
      <SignTwoFactor
        change={change}
        onBack={() => setStep({ name: 'info' })}
        onSigned={(secret) => {
          if (secret) return setStep({ name: 'qrcode', secret });
          done();
          onBack();
        }}
      />
    );
  if (step.name === 'qrcode')
    return (
      <ShowSecret
        secret={step.secret}
        label={t(change === 'change' ? 'two-factor.proceed.change' : 'two-factor.proceed.activate')}
        onNext={() => setStep({ ...step, name: 'validationcode' })}
      />
    );
  if (step.name === 'validationcode')
    return (
      <ValidateCode
        label={t(change === 'change' ? 'two-factor.finish.change' : 'two-factor.finish.activate')}
        onBack={() => setStep({ ...step, name: 'qrcode' })}
        onRight={(codes) => {
          done();
          setStep({ name: 'recovery', codes });
        }}
      />
    );
  if (step.name === 'recovery') return <RecoveryCodes codes={step.codes} onDone={onBack} />;
  return (
    <>
      <p>{t(isOn ? 'two-factor.info-on' : 'two-factor.info')}</p>
      {isOn && (
        <Button danger onClick={() => begin('deactivate')}>
          {t('two-factor.begin.deactivate')}
        </Button>
      )}
      <StepFoot
        label={t(isOn ? 'two-factor.begin.change' : 'two-factor.begin.activate')}
        onNext={() => begin(isOn ? 'change' : 'activate')}
        onBack={onBack}
      />
    </>
  );
}
