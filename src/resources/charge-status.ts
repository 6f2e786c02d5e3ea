import type { ChargeStatus } from '@balcao/contract/charges';

/** What each state of a charge asks of the user, as StatusTag's tones; the words come from the server (AREAS-4-charges-1). */
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

/** A state this portal does not know yet asks for nothing. */
export const chargeTone = (status: string) => TONES[status as ChargeStatus] ?? 'off';
