import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** Why the billet was not issued; what was typed is still there. */
export function IssueFailure({ message }: { message: string }) {
  const { t } = useTranslation('charges');
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={t('issue.failedTitle')}
      description={
        <>
          {message && <p className="lines">{message}</p>}
          <p className="lines">{t('issue.failedHint')}</p>
        </>
      }
    />
  );
}
