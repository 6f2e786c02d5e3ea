import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Session } from '@balcao/contract/session';
import { i18n } from '../providers/i18n';
import { Field } from './field';
import { useSignIn } from './use-sign-in';

const t = i18n.t;

interface Props {
  expired: boolean;
  onSession: (session: Session) => Promise<void>;
}

/** E-mail, CPF or CNPJ and password; then the six digits where two-factor is on. */
export function SignIn({ expired, onSession }: Props) {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { busy, codeAsked, failure, setFailure, send, backToLogin } = useSignIn(onSession);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    document.title = t('login:title');
  }, []);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(codeAsked ? '[name=code]' : '[name=login]')?.focus();
  }, [codeAsked]);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing: Record<string, string> = {};
    if (!login.trim()) missing.login = t('login:loginRequired');
    if (!password) missing.password = t('login:passwordRequired');
    if (codeAsked && code.length !== 6) missing.code = t('login:codeRequired');
    if (Object.keys(missing).length > 0) return setFailure({ fields: missing });
    void send({ login: login.trim(), password, ...(codeAsked ? { code } : {}) });
  };

  return (
    <div className="sign-in">
      <aside className="sign-in-side">
        <p className="sign-in-logo">
          <img src="/balcao.svg" alt="" width="36" height="36" /> {t('login:brand')}
        </p>
        <div>
          <p className="sign-in-lead">{t('login:lead')}</p>
          <ul>
            {(['fast', 'clear', 'free'] as const).map((point) => (
              <li key={point}>{t(`login:points.${point}`)}</li>
            ))}
          </ul>
        </div>
        <small>{t('login:safety')}</small>
      </aside>
      <main className="sign-in-main">
        <form ref={form} onSubmit={submit} noValidate aria-busy={busy}>
          <h1>{t(codeAsked ? 'login:codeTitle' : 'login:heading')}</h1>
          <div role="alert">
            {(failure.message ?? (expired && !codeAsked && Object.keys(failure.fields).length === 0)) ? (
              <p className="sign-in-alert">{failure.message ?? t('shell:errors.session-expired')}</p>
            ) : null}
          </div>
          {codeAsked ? (
            <>
              <p className="sign-in-text">{t('login:codeText')}</p>
              <Field
                name="code"
                label={t('login:code')}
                value={code}
                onChange={(value) => setCode(value.replace(/\D/g, '').slice(0, 6))}
                error={failure.fields.code}
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            </>
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
          {codeAsked && (
            <button
              type="button"
              className="sign-in-back"
              onClick={() => {
                setCode('');
                backToLogin();
              }}
            >
              {t('login:back')}
            </button>
          )}
        </form>
      </main>
    </div>
  );
}
