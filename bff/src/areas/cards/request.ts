import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { CardRequest } from '@balcao/contract/cards/shapes';
import { cardName, cardNameFault, plainName } from '@balcao/contract/shared/card-name';
import { CREDIT_PRODUCT, PREPAID_PRODUCT } from '@balcao/contract/shared/card-status';
import type { Ctx } from '../../core/area';
import { notFound, Problem, refuseFields } from '../../core/problem';
import { newProtocol } from '../../kits/money/operations';
import { issuer } from '../../rails/issuer/rail';
import { DUE_DAYS } from './cycle';
import { openCardAccount } from './issue';
import { findCardAccount, lastRequest, requestDto } from './repository';
import { LEAST_CREDIT, MOST_CREDIT, refuseRequest } from './rules';
import './tables';

export const NAME_FAULTS: Record<NonNullable<ReturnType<typeof cardNameFault>>, string> = {
  empty: 'Informe o nome que vai no cartão.',
  long: 'O nome pode ter até 20 letras, contando os espaços.',
  signs: 'Use letras maiúsculas sem acentos, números e espaços simples.',
  letters: 'O nome precisa ter ao menos duas letras.',
};

const holderOf = (ctx: Ctx) =>
  ctx.db
    .selectFrom('accounts')
    .select(['nickname', 'document', 'address'])
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();

export async function readRegisteredAddress(ctx: Ctx): Promise<Answer<'GET /physical-cards/registered-address'>> {
  const { nickname, address } = await holderOf(ctx);
  return {
    address,
    customName: cardName(nickname),
    dueDays: [...DUE_DAYS],
    leastLimit: LEAST_CREDIT,
    mostLimit: MOST_CREDIT,
  };
}

type Validated = Answer<'GET /request-physical-card/validate-custom-name'>;

/** AREAS-5-9: the server decides which name a card can bear. */
export async function validateName(_ctx: Ctx, typed: string): Promise<Validated> {
  const fault = cardNameFault(typed);
  return { isValid: !fault, customName: plainName(typed).slice(0, 20).trim(), message: fault && NAME_FAULTS[fault] };
}

/** @throws Problem 403 where the person may have nothing to do with cards of the type */
export function demandType(ctx: Ctx, cardType: CardRequest['cardType']): void {
  if (ctx.can(cardType === 'credit' ? 'cards:multiple:overview' : 'cards:prepaid')) return;
  throw new Problem(403, 'forbidden', 'Você não tem permissão para este cartão. Fale com o administrador da conta.', {
    type: 'permission',
  });
}

/** Asks for a card: a prepaid one is sent at once, a credit one after its analysis. @throws Problem 403, 422 at the faulty field */
export async function requestCard(ctx: Ctx, body: Body<'POST /request-physical-card'>): Promise<CardRequest> {
  demandType(ctx, body.cardType);
  const trx = ctx.trx();
  // one request of the account at a time, so that the second of two sees the first
  await sql`select id from accounts where id = ${ctx.accountId} for no key update`.execute(trx);
  const productId = body.cardType === 'credit' ? CREDIT_PRODUCT : PREPAID_PRODUCT;
  const { address, document } = await holderOf(ctx);
  const last = await lastRequest(trx, ctx.accountId, productId);
  const fault = cardNameFault(body.customName);
  refuseFields([
    ...(fault ? [{ field: 'customName', message: NAME_FAULTS[fault] }] : []),
    ...refuseRequest(
      { cardType: body.cardType, dueDay: body.dueDay, limit: body.limit },
      {
        card: (await findCardAccount(trx, ctx.accountId, productId)) !== undefined,
        openRequest: last?.state === 'analysis',
        address: Boolean(address?.street && address.zipcode),
      },
    ),
  ]);
  const isCredit = body.cardType === 'credit';
  const row = await trx
    .insertInto('card_requests')
    .values({
      account_id: ctx.accountId,
      user_id: ctx.userId,
      product_id: productId,
      state: isCredit ? 'analysis' : 'approved',
      custom_name: body.customName.trim(),
      due_day: isCredit ? body.dueDay! : null,
      wanted_limit: isCredit ? body.limit! : null,
      granted_limit: null,
      address: JSON.stringify(address),
      protocol: newProtocol(ctx.now),
      reason: null,
      requested_at: ctx.now,
      decided_at: isCredit ? null : ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isCredit)
    await issuer(ctx.services.config).analyse(trx, { key: row.protocol, document, limit: body.limit!, at: ctx.now });
  else await openCardAccount(trx, ctx, row, { limit: 0, at: ctx.now });
  ctx.noted({ about: `${isCredit ? 'Crédito' : 'Pré-pago'}, ${row.custom_name}` });
  ctx.live('cards', 'created', []);
  return requestDto(row);
}

/** @throws Problem 404 where nothing was asked for */
export async function readAnalysis(ctx: Ctx): Promise<CardRequest> {
  const row = await lastRequest(ctx.db, ctx.accountId, CREDIT_PRODUCT);
  if (!row) throw notFound();
  return requestDto(row);
}
