import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { holdsPersonalData, PASSWORD_RULES } from '@balcao/contract/shared/password-rules';
import { STRONG } from './use-strength';

interface Props {
  password: string;
  hints: readonly string[];
  strength: number | undefined;
}

const names = Object.keys(PASSWORD_RULES) as (keyof typeof PASSWORD_RULES)[];

/** Each rule, met or not, as the password is typed (SHELL-5-6), and how strong it is. */
export function PasswordRules({ password, hints, strength = 0 }: Props) {
  const { t } = useTranslation('security');
  const lines = [
    ...names.map((name) => ({ text: t(`password.rules.${name}`), isMet: PASSWORD_RULES[name](password) })),
    { text: t('password.rules.personal'), isMet: password !== '' && !holdsPersonalData(password, hints) },
    { text: t('password.rules.strong'), isMet: strength >= STRONG },
  ];
  return (
    <>
      <div className="strength" aria-hidden="true" data-score={password ? Math.max(1, strength) : 0}>
        <span />
      </div>
      <p className="soft" role="status">
        {password && t(strength >= STRONG ? 'password.strong' : 'password.weak')}
      </p>
      <ul className="password-rules" aria-label={t('password.rules.label')}>
        {lines.map(({ text, isMet }) => (
          <li key={text} className={isMet ? 'is-met' : ''}>
            {isMet ? <CheckCircleFilled aria-hidden="true" /> : <MinusCircleOutlined aria-hidden="true" />}
            {text}
            <span className="sr-only">{t(isMet ? 'password.met' : 'password.unmet')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
