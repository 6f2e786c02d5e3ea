import type { MoneyState } from '@balcao/contract/money/operation';

/**
 * Every move of an outgoing operation. `scheduled` waits for its day and holds no money; `reserved` holds it; `sent` may be known to
 * the rail, so its money stays held until the rail says what became of it; `settled` was posted; a return posts the money back.
 * What stays in the bank is settled at once.
 */
export const MOVES: Readonly<Record<MoneyState, readonly MoneyState[]>> = {
  scheduled: ['reserved', 'settled', 'refused', 'cancelled'],
  reserved: ['sent', 'settled', 'refused', 'cancelled'],
  sent: ['settled', 'refused'],
  settled: ['returned'],
  refused: [],
  returned: [],
  cancelled: [],
};

export const mayMove = (from: MoneyState, to: MoneyState): boolean => MOVES[from].includes(to);

/** Nothing was sent yet, so its owner may still cancel it. */
export const isCancellable = (state: MoneyState): boolean => mayMove(state, 'cancelled');
