import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Card } from '@balcao/contract/cards/shapes';
import { CREDIT_PRODUCT, isActiveCard, mayActivate, STATUS } from '@balcao/contract/shared/card-status';
import type { Ctx } from '../../core/area';
import { admitsApart } from '../../core/apart';
import { bankNow } from '../../core/clock';
import { fieldProblem, Problem } from '../../core/problem';
import { hashToken, newToken } from '../../core/tokens';
import { issuer } from '../../rails/issuer/rail';
import { demandSeen } from './holders';
import { addStep } from './issue';
import { cardDto, findCard, type CardRow } from './repository';
import { demandType } from './request';
import './tables';

const TOKEN_MS = 60_000;
/** How long number and code are shown. */
const SHOWN_SECONDS = 30;
const CSP = "default-src 'none'; frame-ancestors 'none'";

/** A token that lets this person make one call of the card host within a minute. */
export async function giveToken(ctx: Ctx): Promise<Answer<'GET /physical-cards/access-jwt'>> {
  const token = newToken();
  const expires_at = new Date(ctx.now.getTime() + TOKEN_MS);
  await ctx.db
    .deleteFrom('card_tokens')
    .where('account_id', '=', ctx.accountId)
    .where('expires_at', '<', ctx.now)
    .execute();
  await ctx.db
    .insertInto('card_tokens')
    .values({
      account_id: ctx.accountId,
      token_hash: hashToken(token),
      user_id: ctx.userId,
      session_hash: ctx.sessionHash,
      expires_at,
    })
    .execute();
  return { token, expiresAt: expires_at.toISOString(), origin: ctx.services.config.BALCAO_CARD_ORIGIN ?? null };
}

admitsApart(async (db, token) => {
  const given = await db
    .selectFrom('card_tokens as t')
    .select('t.session_hash')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.expires_at', '>', await bankNow(db))
    .executeTakeFirst();
  return given?.session_hash ?? undefined;
});

/** What every answer of the card host has: it is part of no page. @throws Problem 422 'card-token' where it was used, is too old or another's */
async function enterHost(ctx: Ctx, token: string): Promise<void> {
  void ctx.reply.header('content-security-policy', CSP);
  const used = await ctx
    .trx()
    .deleteFrom('card_tokens')
    .where('account_id', '=', ctx.accountId)
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', ctx.userId)
    .where('expires_at', '>', ctx.now)
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw new Problem(422, 'card-token', 'O acesso expirou. Tente de novo.');
}

export const readKeys = (ctx: Ctx): Promise<Answer<'GET /physical-cards/get-encrypt-keys'>> =>
  issuer(ctx.services.config).encryptKey(ctx.db);

const PIN_FAULTS = {
  unreadable: 'Não conseguimos ler a senha. Recarregue a página e tente de novo.',
  digits: 'A senha tem quatro números.',
  same: 'Escolha números que não sejam todos iguais.',
  sequence: 'Escolha números que não sejam uma sequência.',
  date: 'Escolha números que não sejam uma data.',
} as const;

/** @throws Problem 422 at 'password' */
async function setPin(ctx: Ctx, { issuer_key: key }: CardRow, jwe: string): Promise<void> {
  const fault = await issuer(ctx.services.config).setPin(ctx.trx(), { key, jwe, at: ctx.now });
  if (fault) throw fieldProblem('password', PIN_FAULTS[fault]);
}

async function lockedCard(ctx: Ctx, id: number): Promise<CardRow> {
  const card = await findCard(ctx.trx(), ctx.accountId, id, { lock: true });
  if (card.is_supplier) await demandSeen(ctx, id);
  else demandType(ctx, card.product_id === CREDIT_PRODUCT ? 'credit' : 'prepaid');
  return card;
}

/** Makes a card usable. @throws Problem 404, 422 at the faulty field */
export async function activateCard(ctx: Ctx, body: Body<'POST /v2/physical-cards/activate'>): Promise<Card> {
  await enterHost(ctx, body.token);
  const card = await lockedCard(ctx, body.cardId);
  if (isActiveCard(card.status_id)) throw fieldProblem('cardId', 'Este cartão já foi ativado.');
  if (!mayActivate(card.status_id)) throw fieldProblem('cardId', 'Este cartão ainda não pode ser ativado.');
  if (card.last_digits !== body.lastDigits)
    throw fieldProblem('lastDigits', 'Confira os quatro últimos números do cartão que você recebeu.');
  await setPin(ctx, card, body.password);
  const active = await ctx
    .trx()
    .updateTable('cards')
    .set({ status_id: STATUS.active, activated_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', card.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addStep(ctx.trx(), card, STATUS.active, ctx.now);
  ctx.noted({ about: `Final ${card.last_digits}` });
  ctx.live('cards', 'updated', [card.id]);
  return cardDto(active);
}

/** @throws Problem 404, 409 where the card is not active, 422 at 'password' */
export async function changePassword(ctx: Ctx, body: Body<'PUT /v2/physical-cards/password'>): Promise<Card> {
  await enterHost(ctx, body.token);
  const card = await lockedCard(ctx, body.cardId);
  demandActive(card);
  await setPin(ctx, card, body.password);
  ctx.noted({ about: `Final ${card.last_digits}` });
  return cardDto(card);
}

const demandActive = ({ status_id }: CardRow): void => {
  if (status_id !== STATUS.active) throw new Problem(409, 'inactive', 'O cartão precisa estar ativo e desbloqueado.');
};

/** Number and code, straight from the issuer to the person: they are written nowhere. @throws Problem 404, 409, 422 */
export async function showDetails(
  ctx: Ctx,
  body: Body<'POST /v2/physical-cards/details'>,
): Promise<Answer<'POST /v2/physical-cards/details'>> {
  await enterHost(ctx, body.token);
  const card = await lockedCard(ctx, body.cardId);
  demandActive(card);
  ctx.noted({ about: `Final ${card.last_digits}` });
  const details = await issuer(ctx.services.config).details(ctx.db, card.issuer_key);
  return { ...details, seconds: SHOWN_SECONDS };
}
