import { useId, useState, type InputHTMLAttributes } from 'react';
import { i18n } from '../providers/i18n';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** The field is a password, with a button to show it. */
  secret?: boolean;
}

export function Field({ label, onChange, error, secret, ...input }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <div className="sign-in-input">
        <input
          {...input}
          id={id}
          type={secret && !shown ? 'password' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {secret && (
          <button type="button" onClick={() => setShown(!shown)} aria-pressed={shown}>
            {i18n.t(shown ? 'login:hidePassword' : 'login:showPassword')}
          </button>
        )}
      </div>
      {error && (
        <p className="sign-in-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
