import { DEFENSE } from '@balcao/contract/shared/card-limits';
import type { Instalments } from '../../kits/charging/links/instalment-field';
import { parts } from '../../kits/charging/rates/card-plan';
import type { CardRow } from './held';

/** Why a contest cannot be answered now, pt-BR; null where it can. `today`: São Paulo day. */
export function defenseFault(
  { contest_state, contest_until }: Pick<CardRow, 'contest_state' | 'contest_until'>,
  today: string,
): string | null {
  if (contest_state === 'defended') return 'Esta contestação já foi respondida';
  if (contest_state !== 'open') return 'Não há contestação a responder';
  return contest_until! < today ? 'O prazo para responder terminou' : null;
}

/** Why a defense says too little, pt-BR; null where it does not. */
export const defenseTextFault = (text: string): string | null =>
  text.length < DEFENSE.minLength ? `Explique em ao menos ${DEFENSE.minLength} caracteres` : null;

interface Offer {
  /** Most instalments, and the least of each in integer cents, as the account set them. */
  most: number;
  least: number;
  /** Numbers of instalments that the account's rates have. */
  bands: readonly { from: number; to: number }[];
}

/** Instalments in which a value (integer cents) may be paid: one always, more as long as each is large enough and has a rate. */
export function offeredInstalments(value: number, { most, least, bands }: Offer): Instalments[] {
  const options: Instalments[] = [];
  for (let count = 1; count <= most; count++) {
    const each = Math.floor(value / count);
    if (count > 1 && (each < least || !bands.some(({ from, to }) => count >= from && count <= to))) break;
    options.push({ count, each, first: parts(value, count)[0]! });
  }
  return options;
}
