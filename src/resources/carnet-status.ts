import type { CarnetStatus } from '@balcao/contract/carnets';

/** What waits for the user first. */
export const CARNET_STATUSES = ['unpaid', 'up_to_date', 'finished'] as const satisfies readonly CarnetStatus[];

/** What each state of a carnet asks of the user, as StatusTag's tones. */
export const CARNET_TONES = { unpaid: 'warn', up_to_date: 'wait', finished: 'good' } as const satisfies Record<
  CarnetStatus,
  string
>;
