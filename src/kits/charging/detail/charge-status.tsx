import type { ChargeStatus } from '@balcao/contract/charges';
import { chargeTone } from '../../../resources/charge-status';
import { StatusTag } from '../../../ui/text/status-tag';

/** The state in the server's words (AREAS-4-charges-1). */
export const ChargeState = ({ charge }: { charge: { status: ChargeStatus; translated_status: string } }) => (
  <StatusTag tone={chargeTone(charge.status)}>{charge.translated_status}</StatusTag>
);
