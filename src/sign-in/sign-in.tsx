import { useState, type FormEvent } from 'react';
import type { Session } from '@balcao/contract/session';
import { i18n } from '../providers/i18n';
import { CodeFields, isCode } from './code-fields';
import { Field } from './field';
import { Form } from './form';
import { useSend } from './use-send';

const t = i18n.t;

interface Props {
  expired: boolean;
  /** A password was just set: a notice says to sign in with it. */
  hasPassword?: boolean;
  onSession: (session: Session) => Promise<void>;
  onForgotten: () => void;
}

/** Signs in by e-mail, CPF or CNPJ, and password; with two-factor on, then by six digits or a recovery code. */
export function SignIn({ expired, hasPassword = false, onSession, onForgotten }: Props) {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codeAsked, setCodeAsked] = useState(false);
  const [recovering, setRecovering] = useState(false);
  const [entering, setEntering] = useState(false);
  const { busy: sending, failure, setFailure, send } = useSend();
  const busy = sending || entering;

  const enter = async () => {
    const done = await send('POST /auth/login', {
      body: { login: login.trim(), password, ...(codeAsked ? { code } : {}) },
    });
    if (!done) return;
    const { codeRequired, session } = done.answer;
    if (!session) return setCodeAsked(codeRequired);
    setEntering(true);
    await onSession(session).catch(() => setFailure({ fields: {}, message: t('shell:errors.generic') }));
    setEntering(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing: Record<string, string> = {};
    if (!login.trim()) missing.login = t('login:loginRequired');
    if (!password) missing.password = t('login:passwordRequired');
    if (codeAsked && !isCode(code, recovering))
      missing.code = t(recovering ? 'login:recoveryRequired' : 'login:codeRequired');
    if (Object.keys(missing).length > 0) return setFailure({ fields: missing });
    void enter();
  };
  const restart = (asked: boolean, recover: boolean) => {
    setCode('');
    setFailure({ fields: {} });
    setRecovering(recover);
    setCodeAsked(asked);
  };
  const notice = hasPassword ? (
    <p className="sign-in-done" role="status">
      {t('login:newDone')}
    </p>
  ) : (
    expired && (
      <p className="sign-in-alert" role="alert">
        {t('shell:errors.session-expired')}
      </p>
    )
  );

  return (
    <Form
      title={t(codeAsked ? 'login:codeTitle' : 'login:heading')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      notice={!codeAsked && notice}
    >
      {codeAsked ? (
        <CodeFields code={code} setCode={setCode} recovering={recovering} error={failure.fields.code} />
      ) : (
        <>
          <Field
            name="login"
            label={t('login:login')}
            value={login}
            onChange={setLogin}
            error={failure.fields.login}
            autoComplete="username"
            maxLength={120}
          />
          <Field
            name="password"
            label={t('login:password')}
            value={password}
            onChange={setPassword}
            error={failure.fields.password}
            secret
            autoComplete="current-password"
            maxLength={200}
          />
        </>
      )}
      <button type="submit" className="sign-in-send" aria-disabled={busy}>
        {busy ? t('login:entering') : t(codeAsked ? 'login:codeSend' : 'login:enter')}
      </button>
      {codeAsked ? (
        <>
          <button type="button" className="sign-in-back" onClick={() => restart(true, !recovering)}>
            {t(recovering ? 'login:useCode' : 'login:useRecovery')}
          </button>
          <button type="button" className="sign-in-back" onClick={() => restart(false, false)}>
            {t('login:back')}
          </button>
        </>
      ) : (
        <button type="button" className="sign-in-back" onClick={onForgotten}>
          {t('login:forgotten')}
        </button>
      )}
    </Form>
  );
}
