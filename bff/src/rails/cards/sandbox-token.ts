import type { Db } from '../../core/database';
import { newToken } from '../../core/tokens';
import { brandOf, isCardNumber } from './brands';
import type { CardFaults, TypedCard } from './port';
import './tables';

/** Test card numbers and their issuer's answer; any other number with a right check digit is approved. */
export const TEST_CARDS = {
  '4000000000000002': 'do-not-honor',
  '4000000000009995': 'no-funds',
  '4000000000009987': 'lost',
  '4000000000009979': 'stolen',
  '4000000000000069': 'expired',
  '4000000000000127': 'wrong-code',
  '4100000000000019': 'fraud',
  '4000000000009235': 'analysis-approved',
  '4000000000004954': 'analysis-denied',
  '4000000000000259': 'contested',
  /** For subscriptions, as a card on file: the second and third payments are refused, all others approved. */
  '4000000000000341': 'fails-twice',
  /** For charges that ask for 3-D Secure; without it they are approved, and with it all others pass without a challenge. */
  '4000000000001091': 'tds-challenge',
  '4000000000001109': 'tds-challenge-refused',
  '4000000000001018': 'tds-failed',
} as const;
export type TestBehaviour = (typeof TEST_CARDS)[keyof typeof TEST_CARDS] | 'approved';

/** Makes a token of a card, or answers the faults by field; of the number only the last four digits are stored. `now`: the bank's time. */
export async function makeSandboxToken(
  db: Db,
  typed: TypedCard,
  now: Date,
): Promise<{ token: string } | { errors: CardFaults }> {
  const number = (typed.number ?? '').replace(/\D/g, '');
  const brand = brandOf(number);
  const errors: CardFaults = {};
  if (!isCardNumber(number)) errors.number = 'Confira o número do cartão';
  else if (!brand)
    errors.number = 'Esta bandeira não é aceita. Use Visa, Mastercard, American Express, Elo ou Hipercard';
  const late = expiryFault(typed.expiry ?? '', now);
  if (late) errors.expiry = late;
  const length = brand === 'amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${length}}$`).test((typed.cvv ?? '').trim()))
    errors.cvv = `Informe os ${length} números do código de segurança`;
  const holder = (typed.holder ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
  if (holder.length < 3) errors.holder = 'Informe o nome como está no cartão';
  if (Object.keys(errors).length > 0 || !brand) return { errors };
  const token = newToken();
  const behaviour = (TEST_CARDS as Record<string, TestBehaviour>)[number] ?? 'approved';
  await db
    .insertInto('sandbox_card_tokens')
    .values({
      token,
      brand,
      last4: number.slice(-4),
      holder: holder.toUpperCase(),
      behaviour,
      used_by: null,
      reusable: typed.reuse === 'yes',
      created_at: now,
    })
    .execute();
  return { token };
}

/** Why an expiry is refused, pt-BR; null while the card is valid, which is until the end of its month. */
function expiryFault(typed: string, now: Date): string | null {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed);
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > 12) return 'Informe a validade como MM/AA';
  const year = Number(match[2]!.length === 2 ? `20${match[2]}` : match[2]);
  const ends = new Date(Date.UTC(year, month, 1, 3));
  return ends <= now ? 'Este cartão está vencido' : null;
}
