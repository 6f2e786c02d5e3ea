import type { ChargeStatus } from '@balcao/contract/charges';
import { StatusTag, type Tone } from '../../../ui/status-tag';

const TONES: Record<ChargeStatus, Tone> = {
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
};

/** The state in the server's words (AREAS-4-charges-1). */
export const ChargeState = ({ charge }: { charge: { status: ChargeStatus; translated_status: string } }) => (
  <StatusTag tone={TONES[charge.status]}>{charge.translated_status}</StatusTag>
);
