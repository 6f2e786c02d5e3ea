import type { ChargeStatus } from '@balcao/contract/charges';

/** StatusTag's tone for each status of a charge; the status's name comes from the server (AREAS-4-charges-1). */
const TONES = {
  new: 'wait',
  waiting: 'wait',
  link: 'wait',
  identified: 'good',
  approved: 'good',
  paid: 'good',
  settled: 'good',
  unpaid: 'warn',
  contested: 'bad',
  refunded: 'off',
  canceled: 'off',
  expired: 'off',
} as const satisfies Record<ChargeStatus, string>;

/** The tone of a charge's status; 'off' for a status that this portal does not know. */
export const chargeTone = (status: string) => TONES[status as ChargeStatus] ?? 'off';
