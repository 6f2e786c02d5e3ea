import { useState, type FormEvent } from 'react';
import { i18n } from '../providers/i18n';
import { Field } from './field';
import { Form } from './form';
import { useSend } from './use-send';

const t = i18n.t;

/** Requests the link by e-mail; the text shown does not reveal whether the person exists. */
export default function Forgotten({ onBack }: { onBack: () => void }) {
  const [login, setLogin] = useState('');
  const [isSent, setSent] = useState(false);
  const { busy, failure, setFailure, send } = useSend();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!login.trim()) return setFailure({ fields: { login: t('login:loginRequired') } });
    void send('POST /auth/password/forgot', { body: { login: login.trim() } }).then((done) => done && setSent(true));
  };
  return (
    <Form
      title={t(isSent ? 'login:sentTitle' : 'login:forgottenTitle')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p className="sign-in-text" role="status">
        {t(isSent ? 'login:sentText' : 'login:forgottenText')}
      </p>
      {!isSent && (
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
          <button type="submit" className="sign-in-send" aria-disabled={busy}>
            {t('login:forgottenSend')}
          </button>
        </>
      )}
      <button type="button" className="sign-in-back" onClick={onBack}>
        {t('login:toLogin')}
      </button>
    </Form>
  );
}
