import { useState, type FormEvent } from 'react';
import { PASSWORD_RULES } from '@balcao/contract/shared/password-rules';
import { i18n } from '../providers/i18n';
import { Field } from './field';
import { Form } from './form';
import { useSend } from './use-send';

const t = i18n.t;
const rules = Object.keys(PASSWORD_RULES) as (keyof typeof PASSWORD_RULES)[];

interface Props {
  /** Token of the link, from after the '#', where no server on the way sees it. */
  token: string;
  onDone: () => void;
  onForgotten: () => void;
}

/** Sets a password by a link: a new one for one forgotten, or the first of an invited person. */
export default function NewPassword({ token, onDone, onForgotten }: Props) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { busy, failure, setFailure, send } = useSend();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const fields: Record<string, string> = {};
    if (!rules.every((rule) => PASSWORD_RULES[rule](password))) fields.password = t('login:passwordUnmet');
    if (password !== again) fields.passwordConfirmation = t('login:passwordDiffers');
    if (Object.keys(fields).length > 0) return setFailure({ fields });
    const body = { token, password, passwordConfirmation: again };
    void send('POST /auth/password/reset', { body }).then((done) => done && onDone());
  };
  return (
    <Form title={t('login:newTitle')} busy={busy} failure={failure} onSubmit={submit}>
      <Field
        name="password"
        label={t('login:newPassword')}
        value={password}
        onChange={setPassword}
        error={failure.fields.password}
        secret
        autoComplete="new-password"
        maxLength={200}
      />
      <ul className="sign-in-rules">
        {rules.map((rule) => {
          const isMet = PASSWORD_RULES[rule](password);
          return (
            <li key={rule} className={isMet ? 'is-met' : ''}>
              {isMet ? '✓ ' : '• '}
              {t(`login:rules.${rule}`)}
            </li>
          );
        })}
      </ul>
      <Field
        name="again"
        label={t('login:newAgain')}
        value={again}
        onChange={setAgain}
        error={failure.fields.passwordConfirmation}
        secret
        autoComplete="new-password"
        maxLength={200}
      />
      <button type="submit" className="sign-in-send" aria-disabled={busy}>
        {t('login:newSend')}
      </button>
      <button type="button" className="sign-in-back" onClick={onForgotten}>
        {t('login:another')}
      </button>
    </Form>
  );
}
