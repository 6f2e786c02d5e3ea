import type { AccountEntry } from '@balcao/contract/session';

/** Most accounts that the switcher shows; at least one must be shown (SHELL-5-33, 5-34). */
export const MOST_VISIBLE = 4;

/** Whether an account's switch is disabled: the switcher is full, and the account is not in it. */
export const isFull = (shown: ReadonlySet<number>, id: number): boolean => shown.size >= MOST_VISIBLE && !shown.has(id);

/** Whether another account can be entered: it is active, and the switcher shows it. */
export const mayEnter = ({ status, visible }: Pick<AccountEntry, 'status' | 'visible'>): boolean =>
  status === 'active' && visible === 1;

/** The accounts whose visibility changed, as PUT /profile/visible takes them. */
export const changesOf = (
  accounts: readonly { id: number; visible: 0 | 1 }[],
  shown: ReadonlySet<number>,
): { accountId: number; visible: 0 | 1 }[] =>
  accounts
    .filter(({ id, visible }) => (visible === 1) !== shown.has(id))
    .map(({ id }) => ({ accountId: id, visible: shown.has(id) ? 1 : 0 }));
