import { useNotification } from '@refinedev/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useAction, type CallError } from '../../../data/use-call';
import { StepsPage, type Step } from '../../../ui/page/steps-page';
import { localStamp } from '../../../ui/text/local-stamp';
import { BusinessChoice, CustomType, isWhole, OTHER, type Occupation } from '../parts/business-choice';
import { Consents, useConsents } from '../parts/consents';
import { DisplayPhone } from '../parts/display-phone';
import { ConfirmModality } from './confirm-modality';
import { Feedback, type Told } from './feedback';
import { Finality, Request } from './finality';
import { OwnerError } from './owner-error';
import { PasswordField, passwordFault } from './password-field';
import { failureOf, stepsOf, type StepKey } from './paths';
import { ReviewBusiness } from './review-business';
import { useOpening } from './use-opening';

const CompanyForm = lazy(() => import('./company-form'));
const Upgrade = lazy(() => import('./upgrade'));

/** Opens an account: the steps of the chosen modality's path (SHELL-4.8). */
export default function OpenAccountPage() {
  const { t } = useTranslation(['accounts', 'shell']);
  const [query] = useSearchParams();
  const isBusiness = query.get('origem') === 'negocio';
  const navigate = useNavigate();
  const { open: tell } = useNotification();
  const [password, setPassword] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState<Told>();
  const [owner, setOwner] = useState<string>();
  const opening = useOpening(told?.kind === 'done');
  const { modality, choice, company, upgrading } = opening;
  const { texts, consents, again } = useConsents(modality ?? 'you');
  const { run, isRunning } = useAction('POST /v3/account', { quiet: true });
  const keys = stepsOf({ isBusiness, modality, choice });

  const submit = async () => {
    setAsked(true);
    const wrong = passwordFault(password);
    setFault(wrong && t(`accounts:password.${wrong}`));
    if (wrong || !accepted || !consents || !modality) return false;
    const business = choice && modality !== 'you' && { occupation: choice.occupation, ...typeOf(choice) };
    const more = modality === 'corporation' ? company.typed : modality === 'pro' ? company.phone : {};
    const body = { password, modality, consents, user_reading_at: localStamp(new Date()), ...business, ...more };
    try {
      const { account, refusal } = await run({ body });
      if (account) {
        opening.end();
        setTold({ kind: 'done', account, modality });
      } else refuse(failureOf({ code: refusal?.code ?? '', message: refusal?.message ?? '', status: 200 }));
    } catch (error) {
      refuse(failureOf(error as CallError));
    }
    return false;
  };
  const refuse = (failure: ReturnType<typeof failureOf>) => {
    if (failure.kind === 'password') return setFault(t('accounts:password.wrong'));
    if (failure.kind === 'owner') return setOwner(failure.message);
    if (failure.kind !== 'toast') return setTold(failure as Told);
    tell?.({ type: 'error', key: 'open-account', message: failure.message });
  };
  const chosen = t('accounts:open.choose');
  const contents: Record<StepKey, ReactNode> = {
    request: <Request modality={modality} upgrading={upgrading} onChoose={opening.choose} />,
    select: <Finality modality={modality} onChoose={opening.choose} />,
    confirm: modality && <ConfirmModality modality={modality} />,
    corporation: (
      <Suspense fallback={null}>
        <CompanyForm company={company} />
      </Suspense>
    ),
    business: <BusinessChoice choice={choice} onChoose={opening.setChoice} />,
    custom: choice && <CustomType choice={choice} onChoose={opening.setChoice} />,
    review: choice && (
      <>
        <ReviewBusiness choice={choice} />
        {modality === 'pro' && (
          <DisplayPhone
            isOptional
            value={company.typed.phone_number}
            onChange={(phone_number) => company.change({ phone_number })}
          />
        )}
      </>
    ),
    password: (
      <>
        <PasswordField value={password} fault={fault} onChange={(value) => (setPassword(value), setFault(undefined))} />
        <Consents texts={texts} again={again} accepted={accepted} onAccept={setAccepted} fault={asked} />
      </>
    ),
  };
  const offs: Partial<Record<StepKey, string | undefined>> = {
    request: modality ? undefined : chosen,
    select: modality ? undefined : chosen,
    corporation: company.off,
    business: choice ? undefined : chosen,
    custom: isWhole(choice) ? undefined : t('accounts:business.customFault'),
    review: modality === 'pro' ? company.phoneOff : undefined,
    password: again && t('accounts:consents.failed'),
  };
  const goOn = (key: StepKey) => {
    if (key === 'password') return submit();
    if (key !== 'request' || !upgrading) return true;
    setTold({ kind: 'upgrade' });
    return false;
  };
  const steps: Step[] = keys.map((key) => ({
    key,
    title: t(`accounts:steps.${key}`),
    content: contents[key],
    nextOff: offs[key],
    ...(key === 'password' && { next: t('accounts:open.submit') }),
    onNext: () => goOn(key),
  }));
  if (owner !== undefined)
    return (
      <OwnerError
        cnpj={company.typed.cnpj}
        reason={owner}
        onBack={() => setOwner(undefined)}
        onSent={() => opening.end()}
      />
    );
  return (
    <>
      <StepsPage
        title={t('accounts:open.title')}
        steps={steps}
        current={Math.min(opening.current, keys.length - 1)}
        onStep={opening.setCurrent}
        busy={isRunning}
      />
      <Feedback
        told={told}
        onRetry={() => {
          setTold(undefined);
          opening.setCurrent(0);
        }}
      />
      {told?.kind === 'upgrade' && (modality === 'pro' || modality === 'corporation') && (
        <Suspense fallback={null}>
          <Upgrade
            modality={modality}
            onClose={() => setTold(undefined)}
            onDone={() => {
              opening.end();
              void navigate('/home');
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const typeOf = ({ occupation, type }: Occupation) =>
  type.trim() || occupation === OTHER ? { occupation_type: type.trim() } : {};
