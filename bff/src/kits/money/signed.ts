import { normalizeDocument } from '../../core/documents';
import { fieldProblem } from '../../core/problem';
import type { MoneyDraft, Refusal } from './kind';

/** What was reviewed and is signed now, each with the field of the call at which a difference is told. */
export interface Signed {
  /** Who is paid; the document where the review showed one. */
  receiver?: { field: string; name: string; document?: string | undefined };
  /** São Paulo day on which the money leaves. */
  day?: { field: string; day: string };
  /** Integer cents. */
  amount?: { field: string; amount: number };
}

/** pt-BR: that something is not what was reviewed. @param what as 'A data mudou' */
export const changedWords = (what: string): string => `${what} desde a revisão. Confira e assine de novo.`;

/** The differences between what was signed and what would be done now; `day` is when the money would leave, both São Paulo days. */
export function changedSince(
  signed: Signed,
  { counterpart, amount }: Pick<MoneyDraft, 'counterpart' | 'amount'>,
  { day, today }: { day: string; today: string },
): Refusal[] {
  const { receiver, amount: cents, day: on } = signed;
  const isOther =
    receiver &&
    (receiver.name !== counterpart.name ||
      (receiver.document !== undefined &&
        normalizeDocument(receiver.document) !== normalizeDocument(counterpart.document ?? '')));
  const at = (field: string, what: string): Refusal => ({ code: 'changed', field, message: changedWords(what) });
  return [
    ...(isOther ? [at(receiver.field, 'Quem recebe mudou')] : []),
    ...(cents && cents.amount !== amount ? [at(cents.field, 'O valor mudou')] : []),
    ...(on && (on.day !== day || on.day < today) ? [at(on.field, 'A data mudou')] : []),
  ];
}

/** Refuses terms, which are no payment yet, that are not those reviewed. @param pairs what was signed, and what it is now @throws Problem 422 */
export function refuseOtherTerms(field: string, what: string, pairs: readonly (readonly [unknown, unknown])[]): void {
  if (pairs.some(([signed, now]) => signed !== now)) throw fieldProblem(field, changedWords(what));
}
