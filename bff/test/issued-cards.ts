import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes, randomUUID } from 'node:crypto';
import type { Card } from '@balcao/contract/cards/shapes';
import { callSigned } from '../../tests/support/sign';
import { authorize, type Asked } from '../src/areas/cards/purchases';
import type { cardRound } from '../src/areas/cards/closing';
import { issuerRound } from '../src/areas/cards/issue';
import { bankNow } from '../src/core/clock';
import { fundAccount } from './funded';
import type { EmptyBank, Member } from './harness';

const ADDRESS = {
  street: 'Rua A',
  number: '1',
  neighborhood: 'Centro',
  city: 'Uberlândia',
  state: 'MG',
  zipcode: '38400100',
};

/** Opens an account that has an address, so that cards can be sent to it. */
export async function openCardHolder(
  bank: EmptyBank,
  cents = 0,
  options: Parameters<EmptyBank['openAccount']>[0] = {},
) {
  const member = cents ? await fundAccount(bank, cents, options) : await bank.openAccount(options);
  await bank.store.execute('update accounts set address = $1 where id = $2', [
    JSON.stringify(ADDRESS),
    member.accountId,
  ]);
  return member;
}

/** A text as compact JWE, as the portal encrypts a PIN. */
export function encryptTo(key: { kty: string; n: string; e: string }, text: string): string {
  const head = Buffer.from(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })).toString('base64url');
  const [secret, iv] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', secret, iv);
  cipher.setAAD(Buffer.from(head, 'ascii'));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const publicKey = createPublicKey({ key: key as never, format: 'jwk' });
  const wrapped = publicEncrypt({ key: publicKey, padding, oaepHash: 'sha256' }, secret);
  return [head, ...[wrapped, iv, body, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
}

export const askForCard = (who: Member, more: object = {}) =>
  callSigned(who, 'POST /request-physical-card-with-ae', {
    body: { cardType: 'credit', customName: 'ANA LIMA', dueDay: 10, limit: 100_000, ...more },
  });

export const runRound = (bank: EmptyBank, job: typeof cardRound) =>
  bank.work((trx, tools) => job.run(trx, {}, tools, undefined as never));

/** The cards of a member, the newest first. */
export const cardsOf = async (who: Member): Promise<Card[]> =>
  (await who.call('GET /account-baas/{id}/cards', { params: { id: who.accountId } })).json.cards;

export async function tokenAndPin(who: Member, pin: string) {
  const { token } = (await who.call('GET /physical-cards/access-jwt')).json;
  const key = (await who.call('GET /physical-cards/get-encrypt-keys')).json;
  return { token, password: encryptTo(key, pin) };
}

export async function activate(who: Member, card: Card, more: { pin?: string; lastDigits?: string } = {}) {
  const { pin = '7391', lastDigits = card.lastDigits } = more;
  return who.call('POST /v2/physical-cards/activate', {
    body: { ...(await tokenAndPin(who, pin)), cardId: card.id, lastDigits },
  });
}

/** A member with an active card of a type, by the way that every card goes. */
export async function openCard(bank: EmptyBank, who: Member, more: object = {}): Promise<Card & { key: string }> {
  await askForCard(who, more);
  await bank.moveDays(1);
  await runRound(bank, issuerRound);
  await bank.moveDays(6);
  await runRound(bank, issuerRound);
  const [card] = await cardsOf(who);
  await activate(who, card!);
  const { issuer_key: key } = await bank.store.db
    .selectFrom('cards')
    .select('issuer_key')
    .where('account_id', '=', who.accountId)
    .where('id', '=', card!.id)
    .executeTakeFirstOrThrow();
  return { ...(await cardsOf(who))[0]!, key };
}

/** A purchase as the network asks for it; answers its name and what became of it. */
export async function buy(bank: EmptyBank, card: { key: string }, amount: number, more: Partial<Asked> = {}) {
  const networkKey = more.networkKey ?? randomUUID();
  const at = await bankNow(bank.store.db);
  const asked: Asked = {
    cardKey: card.key,
    networkKey,
    merchant: 'Papelaria Sol',
    category: 'Escritório',
    amount,
    entry: 'chip',
    isAbroad: false,
    installments: 1,
    at,
    ...more,
  };
  const outcome = await bank.work((trx, tools) => authorize(trx, tools, asked));
  return { networkKey, outcome };
}
