const PAYOUT = 'card-machine';
const CONTEST = 'card-machine-contest';

/** Keys of the area's postings: an account's payout, and what a lost contest takes back. */
export const payoutKey = (accountId: number, id: number): string => `${PAYOUT}:${accountId}:${id}`;
export const contestKey = (accountId: number, id: number): string => `${CONTEST}:${accountId}:${id}`;

/** What a posting is of; null where it is not the area's. */
export function readPostingKey(key: string): { kind: 'payout' | 'contest'; id: number } | null {
  const [, kind, id] = /^(card-machine|card-machine-contest):\d+:(\d+)$/.exec(key) ?? [];
  if (!kind) return null;
  return { kind: kind === PAYOUT ? 'payout' : 'contest', id: Number(id) };
}
