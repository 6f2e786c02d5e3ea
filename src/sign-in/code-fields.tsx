import { i18n } from '../providers/i18n';
import { Field } from './field';

const t = i18n.t;

interface Props {
  code: string;
  setCode: (code: string) => void;
  /** Asks for one of the ten recovery codes, as the authenticator is lost. */
  recovering: boolean;
  error: string | undefined;
}

const RECOVERY_LENGTH = 11;

/** Whether a code can be sent: six digits; if `recovering`, twice five letters or digits. */
export const isCode = (code: string, recovering: boolean): boolean =>
  (recovering ? /^[A-Z2-9]{5}-?[A-Z2-9]{5}$/ : /^\d{6}$/).test(code);

/** The second step of the sign-in, where two-factor is on. */
export function CodeFields({ code, setCode, recovering, error }: Props) {
  return (
    <>
      <p className="sign-in-text">{t(recovering ? 'login:recoveryText' : 'login:codeText')}</p>
      {recovering ? (
        <Field
          key="recovery"
          name="code"
          label={t('login:recovery')}
          value={code}
          onChange={(value) => setCode(value.trim().toUpperCase().slice(0, RECOVERY_LENGTH))}
          error={error}
          autoComplete="off"
        />
      ) : (
        <Field
          key="code"
          name="code"
          label={t('login:code')}
          value={code}
          onChange={(value) => setCode(value.replace(/\D/g, '').slice(0, 6))}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
    </>
  );
}
