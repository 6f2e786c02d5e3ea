import { cleanup } from '@testing-library/react';
import type { KnownPage } from '../host/route-table';
import type { Asked, Given } from './contract-bank';
import { openOnBank } from './opened-page';
import { goOn } from './going-on';

const REFUSED = 'Recusado na revisão.';

const reviewsIn = (value: unknown): { refusals: unknown[] }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(reviewsIn);
  return 'refusals' in value && Array.isArray(value.refusals) ? [value as { refusals: unknown[] }, ...inside] : inside;
};

const refuse = (answer: unknown): void => {
  for (const review of reviewsIn(answer)) review.refusals = [{ code: 'limit', field: null, message: REFUSED }];
};

/** Of a page that was `asked` for reviews: whether it goes on, or is silent, where all of them refuse. */
export async function refusedReviewFaults(
  page: KnownPage,
  { asked, permissions, turn, given }: { asked: readonly Asked[]; permissions: string[]; turn: number; given?: Given },
): Promise<string[]> {
  const reviews = new Set(asked.filter(({ answered }) => reviewsIn(answered).length).map(({ key }) => key));
  if (!reviews.size) return [];
  cleanup();
  const refused = [...reviews].map((key) => {
    return [key, (answer: unknown) => (given?.[key]?.(answer), refuse(answer))] as const;
  });
  const opened = await openOnBank(page, permissions, turn, { ...given, ...Object.fromEntries(refused) });
  const first = await goOn(opened);
  // what begins an operation answers with its review
  const written = first && reviews.has(first.key) ? await goOn(opened) : first;
  return [
    ...(written ? [`sends ${written.key}, which its review refuses`] : []),
    ...(document.body.innerHTML.includes(REFUSED) ? [] : ['does not tell what its review refuses']),
  ];
}
