import type { PixComplaint } from '@balcao/contract/pix';

type State = PixComplaint['state'];
type Status = 'ABERTA' | 'ACEITA' | 'CANCELADA_EFI' | 'EM_DEFESA' | 'REJEITADA';

/** What the receiver of a Pix is told of a complaint about it (public-api-schemas.json, MedListResponseSchema). */
export function infractionStatus(state: State, isDefended: boolean): Status {
  if (state === 'accepted' || state === 'returned') return 'ACEITA';
  if (state === 'rejected') return 'REJEITADA';
  if (state === 'cancelled') return 'CANCELADA_EFI';
  return isDefended ? 'EM_DEFESA' : 'ABERTA';
}

/** Kinds of complaints in the words of the API. */
export const SITUATIONS: Record<PixComplaint['kind'], string> = {
  scam: 'golpe',
  unauthorised: 'acesso fraudulento',
  coercion: 'coerção',
  error: 'outro',
};

/** Why a complaint cannot be defended against (any more): the code of the API and pt-BR; null where it can. */
export function defenceFault(
  { state, defence }: { state: State; defence: string | null },
  text: string,
): { code: string; message: string } | null {
  if (text.length < 10)
    return { code: 'valor_invalido', message: 'Conte o que aconteceu, com pelo menos 10 caracteres.' };
  if (defence !== null) return { code: 'defesa_enviada', message: 'Esta infração já tem uma defesa.' };
  return state === 'open' || state === 'analysis'
    ? null
    : { code: 'infracao_encerrada', message: 'Esta infração já foi encerrada.' };
}
