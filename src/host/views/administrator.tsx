import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session';
import { mailTo } from './mail-to';

/** Who can help a sub-user, by name, and how to reach them. */
export function Administrator({ subject }: { subject: string }) {
  const { t } = useTranslation('shell');
  const { account, admin } = useSession().session.currentAccount;
  return (
    <p>
      <strong>{t('access.administrator', { name: admin.name })}</strong>
      <br />
      <a href={mailTo(account.email, subject)}>{t('access.reach', { email: account.email })}</a>
    </p>
  );
}
