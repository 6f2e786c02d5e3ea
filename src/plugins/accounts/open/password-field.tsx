import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  value: string;
  /** The error shown at the field. */
  fault: string | undefined;
  onChange: (value: string) => void;
}

const SHORTEST = 8;

/** Why a password is not sent at all: it is empty, or shorter than any password may be (SHELL-5-1, 5-2). */
export const passwordFault = (password: string): 'required' | 'short' | undefined =>
  !password ? 'required' : password.length < SHORTEST ? 'short' : undefined;

/** Asks for the person's password again (SHELL-5-1 to 5-3). */
export function PasswordField({ value, fault, onChange }: Props) {
  const { t } = useTranslation('accounts');
  const help = fault ?? (passwordFault(value) === 'short' ? t('password.short') : undefined);
  return (
    <Form layout="vertical" component="div">
      <Form.Item
        label={t('password.label')}
        htmlFor="open-password"
        {...(help ? { help, validateStatus: fault ? ('error' as const) : ('' as const) } : {})}
      >
        <Input.Password
          id="open-password"
          value={value}
          maxLength={200}
          autoComplete="current-password"
          aria-invalid={fault !== undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </Form.Item>
    </Form>
  );
}
