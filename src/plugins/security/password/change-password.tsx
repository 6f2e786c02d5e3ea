import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGoodPassword, personalHints } from '@balcao/contract/shared/password-rules';
import type { Profile } from '@balcao/contract/profile';
import { useSession } from '../../../data/session';
import { useAction, useAsk, type CallError } from '../../../data/use-call';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { StepFoot } from '../parts/step-foot';
import { useToast } from '../parts/use-toast';
import { PasswordRules } from './password-rules';
import { SecretField } from '../parts/secret-field';
import { STRONG, useStrength } from './use-strength';

/** Password, then signature or trusted device (SHELL-4.10); every other session ends with it. */
export default function ChangePassword({ profile, onBack }: { profile: Profile; onBack: () => void }) {
  const { t } = useTranslation('security');
  const hints = useHints(profile);
  const [step, setStep] = useState<'password' | 'signature'>('password');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [left, setLeft] = useState<{ password?: boolean; again?: boolean }>({});
  const [refused, setRefused] = useState<Record<string, string>>({});
  const strength = useStrength(password, hints);
  const start = useAsk('POST /profile/security');
  const { run: setByDevice } = useAction('PUT /profile/security/password', { quiet: true });
  const signed = useSigned('PUT /profile/password', {
    bindsNone: true,
    onDevice: { start: () => start({}), send: () => setByDevice({ body: { password, passwordConfirmation: again } }) },
  });
  const toast = useToast();

  const isGood = isGoodPassword(password, hints) && (strength ?? 0) >= STRONG;
  const isSame = password === again;
  const change = async () => {
    try {
      if ((await signed.run({ body: { password, passwordConfirmation: again } })) === false) return;
      toast.done(t('password.done'));
      onBack();
    } catch (error) {
      const { errors } = error as CallError;
      if (!errors) return toast.failed(error, signed.way === 'device' ? t('password.device-failed') : undefined);
      setRefused(errors);
      setStep('password');
    }
  };

  if (step === 'signature')
    return (
      <>
        <SigningStep signed={signed} />
        <StepFoot
          label={t('password.confirm')}
          onNext={() => void change()}
          onBack={() => setStep('password')}
          busy={signed.busy}
          off={signed.off}
        />
      </>
    );
  const unmet = left.password && !isGood ? t('password.unmet-all') : undefined;
  const differs = left.again && again !== '' && !isSame ? t('password.differs') : undefined;
  return (
    <>
      <SecretField
        label={t('password.new')}
        value={password}
        onChange={(typed) => {
          setRefused({});
          setPassword(typed);
        }}
        onLeave={() => setLeft({ ...left, password: password !== '' })}
        fault={refused['password'] ?? unmet}
      />
      <PasswordRules password={password} hints={hints} strength={strength} />
      <SecretField
        label={t('password.again')}
        value={again}
        onChange={setAgain}
        onLeave={() => setLeft({ ...left, again: true })}
        fault={refused['passwordConfirmation'] ?? differs}
      />
      <StepFoot
        label={t('continue')}
        onNext={() => setStep('signature')}
        onBack={onBack}
        off={isGood ? (isSame ? undefined : t('password.differs')) : t('password.unmet-all')}
      />
    </>
  );
}

function useHints(profile: Profile): string[] {
  const { accounts } = useSession().session;
  return useMemo(
    () =>
      personalHints({
        name: profile.name,
        documents: [profile.cpf, ...accounts.map(({ account }) => account.document)],
        email: profile.email,
        phone: profile.cellphone,
        accounts: accounts.map(({ account }) => account.account_number),
        birth: profile.birth,
      }),
    [profile, accounts],
  );
}
