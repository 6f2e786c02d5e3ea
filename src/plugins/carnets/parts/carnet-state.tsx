import type { Carnet } from '@balcao/contract/carnets';
import { CARNET_TONES } from '../../../resources/carnet-status';
import { StatusTag } from '../../../ui/text/status-tag';

/** A carnet's status, as the server names it (domain.md 1). */
export const CarnetState = ({ carnet }: { carnet: Pick<Carnet, 'status' | 'translated_status'> }) => (
  <StatusTag tone={CARNET_TONES[carnet.status]}>{carnet.translated_status}</StatusTag>
);
