import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice';

/** Why the billet was not issued; what was typed is still there. */
export function IssueFailure({ message }: { message: string }) {
  const { t } = useTranslation('charges');
  return (
    <Notice
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
