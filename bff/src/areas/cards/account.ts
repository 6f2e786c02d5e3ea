import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Card, CardAccount } from '@balcao/contract/cards/shapes';
import { CREDIT_PRODUCT, isCardOverdue, PREPAID_PRODUCT, virtualCardTurn } from '@balcao/contract/shared/card-status';
import type { Ctx } from '../../core/area';
import { formatMoney } from '../../core/money';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { changeDueDay, dueDayFault, DUE_DAYS } from './cycle';
import { orderCard } from './issue';
import { standingOf } from './ledger-lines';
import {
  type CardRow,
  cardDto,
  creditAccount,
  cycleOf,
  findCardAccount,
  lastRequest,
  listCards,
  requestDto,
} from './repository';
import { limitFault } from './rules';
import './tables';

/** @throws Problem 404 where the id is not that of the account */
export function demandOwn(ctx: Ctx, clientBaasId: number | undefined): void {
  if (clientBaasId !== undefined && clientBaasId !== ctx.accountId) throw notFound();
}

const isOwnVirtual = ({ kind, is_supplier }: CardRow): boolean => kind === 'virtual' && !is_supplier;

/** AREAS-3-card-account-1, -2. @throws Problem 404 */
export async function showCards(ctx: Ctx, id: number): Promise<CardAccount> {
  demandOwn(ctx, id);
  const { db, accountId } = ctx;
  const account = await findCardAccount(db, accountId, CREDIT_PRODUCT);
  const cards = await listCards(db, accountId);
  const standing = account && (await standingOf(db, account));
  const [request, prepaid] = [
    await lastRequest(db, accountId, CREDIT_PRODUCT),
    await lastRequest(db, accountId, PREPAID_PRODUCT),
  ];
  return {
    // those of suppliers have a page of their own
    cards: cards.filter((one) => !one.is_supplier).map(cardDto),
    creditLimit: account?.credit_limit ?? 0,
    usedLimit: Math.max(standing?.used ?? 0, 0),
    availableLimit: Math.max(standing?.available ?? 0, 0),
    maximumLimit: account?.maximum_limit ?? 0,
    totalDebtAmount: standing ? -standing.balance : 0,
    inCreli: account?.in_creli ?? false,
    isOverdue: isCardOverdue(cards),
    agreement: account?.agreement ?? null,
    hasCreatedVirtualCard: cards.some(isOwnVirtual),
    dueDay: account ? account.due_day : null,
    hasInsurance: account?.insured_since != null,
    request: request ? requestDto(request) : null,
    prepaidRequest: prepaid ? requestDto(prepaid) : null,
  };
}

/** Makes the virtual card (AREAS-4-credit-card-8). @throws Problem 404, 409 where there is one, or no limit for it */
export async function makeVirtualCard(ctx: Ctx, clientBaasId: number): Promise<Card> {
  demandOwn(ctx, clientBaasId);
  const trx = ctx.trx();
  const account = await creditAccount(trx, ctx.accountId, { lock: true });
  const cards = await listCards(trx, ctx.accountId);
  const turn = virtualCardTurn({
    creditLimit: account.credit_limit,
    isAllowed: true,
    hasCreated: cards.some(isOwnVirtual),
  });
  if (turn !== 'make')
    throw new Problem(409, 'no-virtual-card', 'O cartão virtual já existe ou o limite não permite criá-lo.');
  const name = cards.find(({ product_id }) => product_id === CREDIT_PRODUCT)?.name ?? 'CARTAO VIRTUAL';
  const card = await orderCard(trx, ctx, account, { kind: 'virtual', name, address: null, at: ctx.now });
  ctx.noted({ about: `Final ${card.last_digits}` });
  ctx.live('cards', 'created', [card.id]);
  return cardDto(card);
}

/** @throws Problem 404 where there is no credit card */
export async function readDueDay(ctx: Ctx): Promise<Answer<'GET /card/due-day'>> {
  const account = await creditAccount(ctx.db, ctx.accountId);
  const cards = await listCards(ctx.db, ctx.accountId);
  return {
    physicalCardId:
      cards.find(({ product_id, kind }) => product_id === CREDIT_PRODUCT && kind === 'physical')?.id ?? null,
    currentDueDay: account.due_day,
    newDueDay: account.next_due_day,
    offered: [...DUE_DAYS],
    expectedChangeDate: changeDueDay(cycleOf(account), ctx.today).day,
  };
}

/** Changes the due day from the invoice after the open one. @throws Problem 404, 422 at the faulty field */
export async function setDueDay(ctx: Ctx, body: Body<'POST /card/due-day'>): Promise<Answer<'POST /card/due-day'>> {
  const trx = ctx.trx();
  const account = await creditAccount(trx, ctx.accountId, { lock: true });
  const cards = await listCards(trx, ctx.accountId);
  if (!cards.some(({ id, product_id }) => id === body.physicalCardId && product_id === CREDIT_PRODUCT))
    throw notFound();
  const current = account.next_due_day ?? account.due_day;
  if (body.currentDueDay !== account.due_day && body.currentDueDay !== current)
    throw fieldProblem('currentDueDay', 'O dia de vencimento mudou. Confira e tente de novo.');
  const fault = dueDayFault(body.newDueDay, current);
  if (fault) throw fieldProblem('newDueDay', fault);
  const { from, day } = changeDueDay(cycleOf(account), ctx.today);
  if (body.expectedChangeDate !== day)
    throw fieldProblem('expectedChangeDate', 'A data da mudança não é mais esta. Confira e tente de novo.');
  // back to the day that still counts: there is nothing to change any more
  const isBack = body.newDueDay === account.due_day;
  await trx
    .updateTable('card_accounts')
    .set({ next_due_day: isBack ? null : body.newDueDay, due_from: isBack ? null : from })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', account.id)
    .execute();
  ctx.noted({ before: current, after: body.newDueDay });
  ctx.live('cards', 'updated', []);
  return { newDueDay: body.newDueDay, expectedChangeDate: day };
}

/** @throws Problem 404, 422 at 'limit' */
export async function setLimit(ctx: Ctx, limit: number): Promise<Answer<'POST /card/limit'>> {
  const trx = ctx.trx();
  const account = await creditAccount(trx, ctx.accountId, { lock: true });
  const { used } = await standingOf(trx, account);
  const fault = limitFault(limit, { used, most: account.maximum_limit });
  if (fault) throw fieldProblem('limit', fault);
  await trx
    .updateTable('card_accounts')
    .set({ credit_limit: limit })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', account.id)
    .execute();
  ctx.noted({ before: formatMoney(account.credit_limit), after: formatMoney(limit) });
  ctx.live('cards', 'updated', []);
  return { creditLimit: limit };
}
