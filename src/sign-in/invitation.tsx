import { useEffect, useRef, useState, type FormEvent } from 'react';
import { PASSWORD_RULES } from '@balcao/contract/shared/password-rules';
import { i18n } from '../providers/i18n';
import { Field } from './field';
import { useInvitation } from './use-invitation';

const t = i18n.t;
const RULES = Object.keys(PASSWORD_RULES) as (keyof typeof PASSWORD_RULES)[];

/**
 * An invitation: who invites whom to which account. The person sets a password, unless they have one in this bank, and goes on to sign in.
 */
export function Invitation({ token }: { token: string }) {
  const { invitation, failure, setFailure, busy, isDone, accept } = useInvitation(token);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    document.title = t('invitation:title');
  }, []);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (invitation?.needsPassword) {
      const fields: Record<string, string> = {};
      if (!password) fields.password = t('login:passwordRequired');
      if (password !== again) fields.passwordConfirmation = t('invitation:different');
      if (Object.keys(fields).length > 0) return setFailure({ fields });
    }
    void accept({ password, passwordConfirmation: again });
  };
  return (
    <div className="sign-in">
      <aside className="sign-in-side">
        <p className="sign-in-logo">
          <img src="/balcao.svg" alt="" width="36" height="36" /> {t('login:brand')}
        </p>
        <p className="sign-in-lead">{t('invitation:lead')}</p>
        <small>{t('login:safety')}</small>
      </aside>
      <main className="sign-in-main">
        <form ref={form} onSubmit={submit} noValidate aria-busy={busy}>
          <h1>{t(isDone ? 'invitation:done' : 'invitation:heading')}</h1>
          <div role="alert">{failure.message && <p className="sign-in-alert">{failure.message}</p>}</div>
          {!invitation && !failure.message && <p role="status">{t('shell:loading')}</p>}
          {invitation && !isDone && (
            <>
              <p className="sign-in-text">
                {t('invitation:text', { name: invitation.name, admin: invitation.admin, account: invitation.account })}
              </p>
              {invitation.needsPassword ? (
                <>
                  <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
                  <Field
                    name="password"
                    label={t('invitation:password')}
                    value={password}
                    onChange={setPassword}
                    error={failure.fields.password}
                    secret
                    autoComplete="new-password"
                    maxLength={200}
                  />
                  <Rules password={password} />
                  <Field
                    name="passwordConfirmation"
                    label={t('invitation:again')}
                    value={again}
                    onChange={setAgain}
                    error={failure.fields.passwordConfirmation}
                    secret
                    autoComplete="new-password"
                    maxLength={200}
                  />
                </>
              ) : (
                <p className="sign-in-text">{t('invitation:known', { email: invitation.email })}</p>
              )}
              <button type="submit" className="sign-in-send" aria-disabled={busy}>
                {t('invitation:accept')}
              </button>
            </>
          )}
          {(isDone || failure.message) && (
            <>
              {isDone && <p className="sign-in-text">{t('invitation:doneText', { email: invitation?.email })}</p>}
              <a href="/login">{t('invitation:enter')}</a>
            </>
          )}
        </form>
      </main>
    </div>
  );
}

/** The rules of a password, each with whether it is met. */
const Rules = ({ password }: { password: string }) => (
  <ul className="sign-in-text" aria-label={t('invitation:rules')}>
    {RULES.map((rule) => (
      <li key={rule}>
        {PASSWORD_RULES[rule](password) ? '✓ ' : '○ '}
        {t(`invitation:rule.${rule}`)}
      </li>
    ))}
  </ul>
);
