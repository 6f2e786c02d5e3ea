import { splitOf } from '@balcao/contract/shared/split';
import { PartFailure } from '../../../ui/page/part-failure';
import { Money } from '../../../ui/text/money';
import { usePayees } from '../items/use-payees';
import { useChargeText } from '../texts';
import { ReviewGroup, type Line } from './review-group';
import type { IssueView } from './use-issue-draft';

/** Who gets how much of each charge, and what stays with the issuer. */
export function ReviewSplit({ issue }: { issue: IssueView }) {
  const t = useChargeText();
  const { draft, totals } = issue;
  const parts = splitOf(draft.items);
  const { payees = [], error, retry } = usePayees(parts.map(({ payee_code }) => payee_code));
  const names = new Map(payees.map(({ payee_code, name, document }) => [payee_code, `${name} · ${document}`]));
  const total = parts.reduce((sum, { share }) => sum + share, 0);
  const lines: Line[] = [
    ...parts.map(({ payee_code: code, share }): Line => [
      names.get(code) ?? t('split.unnamed', { code: code.slice(0, 8) }),
      <Money cents={share} />,
    ]),
    [t('split.own'), <Money cents={totals.value - total} />],
  ];
  return (
    <>
      {error && <PartFailure message={t('split.failed')} onRetry={retry} />}
      <ReviewGroup issue={issue} step="items" title={t('split.title')} lines={lines} />
    </>
  );
}
