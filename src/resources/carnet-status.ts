import type { CarnetStatus } from '@balcao/contract/carnets';

/** Statuses of carnets, those that wait for the user first. */
export const CARNET_STATUSES = ['unpaid', 'up_to_date', 'finished'] as const satisfies readonly CarnetStatus[];

/** StatusTag's tone for each status of a carnet. */
export const CARNET_TONES = { unpaid: 'warn', up_to_date: 'wait', finished: 'good' } as const satisfies Record<
  CarnetStatus,
  string
>;
