import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice';

interface Props {
  message: string;
  /** So many billets. */
  count: number;
  /** Nobody knows whether they were issued. */
  unsure: boolean;
}

/** Why the billets were not issued, or that nobody knows; what was typed is still there. */
export function IssueFailure({ message, count, unsure }: Props) {
  const { t } = useTranslation('charges');
  return (
    <Notice
      message={t(unsure ? 'issue.unsure' : 'issue.failed', { count })}
      description={
        <>
          {message && <p className="lines">{message}</p>}
          <p className="lines">{t(unsure ? 'issue.unsureHint' : 'issue.failedHint', { count })}</p>
        </>
      }
    />
  );
}
