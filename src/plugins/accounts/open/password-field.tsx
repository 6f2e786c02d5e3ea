import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  value: string;
  /** What was wrong with it. */
  fault: string | undefined;
  onChange: (value: string) => void;
}

const SHORTEST = 8;

/** Why it is not even asked about: nobody's password is that short (SHELL-5-1, 5-2). */
export const passwordFault = (password: string): 'required' | 'short' | undefined =>
  !password ? 'required' : password.length < SHORTEST ? 'short' : undefined;

/** The person's password, once more (SHELL-5-1 to 5-3). */
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
