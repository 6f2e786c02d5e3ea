/** At most so many accounts are shown in the switcher, and at least one (SHELL-5-33, 5-34). */
export const MOST_VISIBLE = 4;

/** Why an account's switch is off: the list is full, and it is not in it. */
export const isFull = (shown: ReadonlySet<number>, id: number): boolean => shown.size >= MOST_VISIBLE && !shown.has(id);

/** What changed, as the call takes it. */
export const changesOf = (
  accounts: readonly { id: number; visible: 0 | 1 }[],
  shown: ReadonlySet<number>,
): { accountId: number; visible: 0 | 1 }[] =>
  accounts
    .filter(({ id, visible }) => (visible === 1) !== shown.has(id))
    .map(({ id }) => ({ accountId: id, visible: shown.has(id) ? 1 : 0 }));
