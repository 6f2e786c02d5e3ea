import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@balcao/contract/profile';
import { StepFoot } from '../parts/step-foot';
import { useToast } from '../parts/use-toast';
import { AuthenticatorCode } from './authenticator-code';
import { NewWord } from './new-word';
import { SentCode } from './sent-code';
import { useSendCode } from './use-send-code';

type Step = 'choose' | 'authenticator' | 'sms' | 'code' | 'word';

/** Changes the signature: a code by SMS or, with two-factor on, of the authenticator (SHELL-4.12-1, 4.12-2); then the new letters. */
export default function ChangeSignature({ profile, onBack }: { profile: Profile; onBack: () => void }) {
  const { t } = useTranslation('security');
  const first = profile.totp ? 'choose' : 'sms';
  const [step, setStep] = useState<Step>(first);
  const toast = useToast();
  const blocked = () => {
    toast.wrong(t('signature.blocked'));
    onBack();
  };
  const sender = useSendCode(blocked);
  const done = () => {
    toast.done(t('signature.done'));
    onBack();
  };

  if (step === 'choose')
    return (
      <>
        <p>{t('signature.choose')}</p>
        <div className="security-choice">
          <Button onClick={() => setStep('authenticator')}>{t('signature.by-authenticator')}</Button>
          <Button onClick={() => setStep('sms')}>{t('signature.by-sms')}</Button>
        </div>
        <div className="security-foot">
          <Button onClick={onBack}>{t('back')}</Button>
        </div>
      </>
    );
  if (step === 'authenticator')
    return <AuthenticatorCode onBack={() => setStep('choose')} onRight={() => setStep('word')} />;
  if (step === 'sms')
    return (
      <>
        <p>{t('signature.sms', { digits: profile.cellphone.slice(-4) })}</p>
        <StepFoot
          label={t('signature.send')}
          onNext={() => void sender.send('sms').then((isSent) => isSent && setStep('code'))}
          onBack={() => (first === 'sms' ? onBack() : setStep('choose'))}
          busy={sender.busy}
        />
      </>
    );
  if (step === 'code')
    return (
      <SentCode sender={sender} onBack={() => setStep('sms')} onRight={() => setStep('word')} onBlocked={blocked} />
    );
  return <NewWord name={profile.name} onDone={done} />;
}
