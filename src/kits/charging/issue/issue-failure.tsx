import { Notice } from '../../../ui/form/notice';
import { useChargeText } from '../texts';

interface Props {
  message: string;
  /** So many charges. */
  count: number;
  /** Nobody knows whether they were issued. */
  unsure: boolean;
}

/** Why the charges were not issued, or that nobody knows; what was typed is still there. */
export function IssueFailure({ message, count, unsure }: Props) {
  const t = useChargeText();
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
