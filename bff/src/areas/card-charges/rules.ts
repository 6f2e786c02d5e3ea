import type { Selectable } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import { DEFENSE } from '@balcao/contract/shared/card-limits';
import type { Database } from '../../core/database';
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

/** The most cards that can be tried on one charge: testing stolen numbers takes more. */
const MOST_TRIES = 6;

/** Whether no further card can be tried on a charge. */
export const isTriedOut = (tries: readonly unknown[]): boolean => tries.length >= MOST_TRIES;

/** Why a card on file cannot be charged for a charge of this status, pt-BR; null where it can. `tries`: those before. */
export function storedTryFault(
  status: ChargeStatus | undefined,
  tries: readonly Pick<Selectable<Database['card_tries']>, 'state'>[],
): string | null {
  if (status !== 'new' && status !== 'unpaid') return 'Esta cobrança não pode mais ser paga';
  if (tries.some(({ state }) => state !== 'refused')) return 'O pagamento está sendo processado. Aguarde';
  return isTriedOut(tries) ? 'Muitas tentativas com cartão nesta cobrança' : null;
}

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
