import { generateKeyPairSync } from 'node:crypto';
import { pinFault } from '@balcao/contract/shared/card-pin';
import { STATUS } from '@balcao/contract/shared/card-status';
import type { Db } from '../../core/database';
import { hashToken, newToken } from '../../core/tokens';
import { decryptJwe } from './jwe';
import type { CardDetails, EncryptKey, Issuer, IssuerEvent } from './port';
import './tables';

const KEY_ID = 'sandbox-1';
const [MINUTE, DAY] = [60_000, 86_400_000];
const BIN = '509423';
const DIGITS = 16;
const ANALYSIS_MS = MINUTE;
const DENIED = 'O limite pedido não foi aprovado na análise.';

/** What follows an order of a physical card, and after how long. */
const COURSE: readonly (readonly [statusId: number, afterMs: number])[] = [
  [STATUS.embossing, 10 * MINUTE],
  [STATUS.embossed, DAY],
  [STATUS.posted, 2 * DAY],
  [STATUS.inTransit, 3 * DAY],
  [STATUS.outForDelivery, 5 * DAY],
  [STATUS.delivered, 5 * DAY + 4 * 60 * MINUTE],
];

/** What follows a card that is sent again. */
const SECOND_COURSE: typeof COURSE = [
  [STATUS.outForDelivery, 2 * DAY],
  [STATUS.delivered, 2 * DAY + 4 * 60 * MINUTE],
];

/** So many decimal digits that only the bank's secret can tell from a text. */
function digitsOf(text: string, count: number): string {
  let number = BigInt(`0x${Buffer.from(hashToken(`issuer:${text}`), 'base64url').toString('hex')}`);
  let digits = '';
  for (; digits.length < count; number /= 10n) digits += String(number % 10n);
  return digits;
}

/** The last digit of a card number (ISO/IEC 7812-1). */
const luhn = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const twice = Number(digit) * (at % 2 ? 1 : 2);
    return all + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return String((10 - (sum % 10)) % 10);
};

function numberOf(seed: string): string {
  const body = BIN + digitsOf(seed, DIGITS - BIN.length - 1);
  return body + luhn(body);
}

/** The last four digits of the number that a seed gives. */
export const lastDigitsOf = (seed: string): string => numberOf(seed).slice(-4);

/** Adds an event of a card or a request, to be told from an instant on: what the console plays. */
export async function insertIssuerEvent(db: Db, event: Omit<IssuerEvent, 'id'>): Promise<void> {
  await db
    .insertInto('sandbox_issuer_events')
    .values({ key: event.key, kind: event.kind, detail: JSON.stringify(event.detail), due_at: event.at })
    .execute();
}

async function insertCourse(db: Db, course: typeof COURSE, key: string, from: Date): Promise<void> {
  for (const [statusId, after] of course)
    await insertIssuerEvent(db, { key, kind: 'status', detail: { statusId }, at: new Date(from.getTime() + after) });
}

/** Takes what was still to come of a card out: the console tells another course. */
export const dropCourse = (db: Db, key: string, now: Date) =>
  db.deleteFrom('sandbox_issuer_events').where('key', '=', key).where('due_at', '>', now).execute();

/** The key pair of the sandbox, made when it is first asked for. */
async function keyPair(db: Db): Promise<{ private_key: string; public_key: EncryptKey }> {
  const known = await db.selectFrom('sandbox_issuer_keys').selectAll().where('kid', '=', KEY_ID).executeTakeFirst();
  if (known) return known;
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { kty, n, e } = publicKey.export({ format: 'jwk' });
  await db
    .insertInto('sandbox_issuer_keys')
    .values({
      kid: KEY_ID,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      public_key: JSON.stringify({ kid: KEY_ID, kty, n, e }),
    })
    // two that ask first make one pair
    .onConflict((c) => c.column('kid').doNothing())
    .execute();
  return keyPair(db);
}

/**
 * The issuer of the sandbox: it answers an analysis after a minute (limits that end in 91 centavos are denied, in 92 granted by half), and
 * sends cards that arrive after five days. A PIN is checked and forgotten.
 */
export const sandboxIssuer: Issuer = {
  analyse: async (db, { key, limit, at }) => {
    const last = limit % 100;
    const detail = { isApproved: last !== 91, limit: last === 92 ? Math.floor(limit / 2) : limit };
    const reason = detail.isApproved ? null : DENIED;
    const due = new Date(at.getTime() + ANALYSIS_MS);
    await insertIssuerEvent(db, { key, kind: 'analysis', detail: { ...detail, reason }, at: due });
  },
  order: async (db, { key, name, isVirtual, at }) => {
    const seed = newToken();
    const last_digits = lastDigitsOf(seed);
    const created = await db
      .insertInto('sandbox_issuer_cards')
      .values({ key, seed, name, last_digits, pin_set_at: null })
      .onConflict((c) => c.column('key').doNothing())
      .returning('last_digits')
      .executeTakeFirst();
    if (!created) return { lastDigits: (await cardOf(db, key)).last_digits };
    await insertCourse(db, isVirtual ? [] : COURSE, key, at);
    return { lastDigits: last_digits };
  },
  resend: async (db, { key, at }) => {
    await dropCourse(db, key, at);
    await insertCourse(db, SECOND_COURSE, key, at);
  },
  listEvents: async (db, now) =>
    (
      await db
        .selectFrom('sandbox_issuer_events')
        .selectAll()
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(200)
        .execute()
    ).map(({ id, key, kind, detail, due_at: at }) => ({ id, key, kind, detail, at }) as IssuerEvent),
  acknowledge: async (db, ids) => {
    if (ids.length)
      await db
        .deleteFrom('sandbox_issuer_events')
        .where('id', 'in', [...ids])
        .execute();
  },
  encryptKey: async (db) => (await keyPair(db)).public_key,
  setPin: async (db, { key, jwe, at }) => {
    const pin = decryptJwe((await keyPair(db)).private_key, jwe);
    if (pin === null) return 'unreadable';
    const fault = pinFault(pin);
    if (!fault) await db.updateTable('sandbox_issuer_cards').set({ pin_set_at: at }).where('key', '=', key).execute();
    return fault;
  },
  details: async (db, key): Promise<CardDetails> => {
    const { seed } = await cardOf(db, key);
    return { number: numberOf(seed), code: digitsOf(`code ${seed}`, 3), expiry: '11/31' };
  },
};

const cardOf = (db: Db, key: string) =>
  db.selectFrom('sandbox_issuer_cards').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
