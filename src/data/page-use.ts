import { sessionStore } from '../providers/session';

/** How often each page of the menu was opened in this browser, by who is signed in and on which account. */
type Uses = Record<string, number>;

/** Beyond this many visits all counts are halved, so that recent use counts more than old use. */
const MOST = 200;

const keyOf = () => {
  const { session } = sessionStore.get();
  return session && `balcao:used:${session.user.id}:${session.currentAccount.id}`;
};

export function pageUses(): Uses {
  const key = keyOf();
  try {
    const stored: unknown = JSON.parse((key && localStorage.getItem(key)) || '{}');
    return typeof stored === 'object' && stored ? (stored as Uses) : {};
  } catch {
    return {};
  }
}

/** Counts a visit. `path` is that of a page without ids, so there are no more counts than pages. */
export function notePageUse(path: string): void {
  const key = keyOf();
  if (!key) return;
  const uses = pageUses();
  uses[path] = (uses[path] ?? 0) + 1;
  const total = Object.values(uses).reduce((sum, count) => sum + count, 0);
  const counts = total < MOST ? uses : Object.fromEntries(Object.entries(uses).map(([at, n]) => [at, n / 2]));
  localStorage.setItem(key, JSON.stringify(counts));
}

/** The most used pages first; those never used follow in their own order. */
export const byUse = <T extends { to: string }>(items: readonly T[], uses: Uses): T[] =>
  [...items].sort((a, b) => (uses[b.to] ?? 0) - (uses[a.to] ?? 0));
