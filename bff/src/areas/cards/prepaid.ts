import type { Answer, Body } from '@balcao/contract/core/registry';
import { CREDIT_PRODUCT, isActiveCard, STATUS } from '@balcao/contract/shared/card-status';
import { isRealDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Ctx } from '../../core/area';
import { formatMoney } from '../../core/money';
import { fieldProblem, notFound, Problem, refuseFields } from '../../core/problem';
import { defineMoney } from '../../kits/money/money';
import { NOWHERE } from '../../kits/money/nowhere';
import { newProtocol } from '../../kits/money/operations';
import { balanceOf, post, publishMoney } from '../../ledger/ledger';
import { showCards } from './issue';
import { addLine, postCard, standingOf } from './ledger-lines';
import { prepaidLines } from './invoices';
import { findCard, lockCardAccount, type CardAccountRow, type CardRow } from './repository';
import { dischargeFault, rechargeFault } from './rules';
import './tables';

/** Money of the account that goes on its prepaid card. */
export const recharge = defineMoney({
  kind: 'card-recharge',
  label: 'Carga de cartão pré-pago',
  isFeminine: true,
  product: 'prepaid-card',
  permission: 'cards:prepaid',
  rail: null,
  hours: null,
  fields: { amount: 'value' },
  notices: {
    words: { settled: (what) => `Carga feita: ${what}.` },
    what: ({ amount, counterpart }) => `${formatMoney(amount)}, ${counterpart.name}`,
    page: ({ id }) => `/pagar-ou-transferir/comprovantes/${id}`,
  },
  onMove: async (trx, tools, operation, state) => {
    if (state !== 'settled') return;
    const account = await lockCardAccount(trx, operation.account_id, Number(operation.details['cardAccount']));
    const { amount, settled_at: at } = operation;
    await addLine(trx, account, {
      kind: 'recharge',
      description: 'Carga com saldo da conta',
      amount: -amount,
      at: at!,
      period: saoPauloDay(at!).slice(0, 7),
      cardId: Number(operation.details['card']),
    });
    await postCard(trx, account, {
      key: `card-recharge:money:${operation.id}`,
      kind: 'card-recharge',
      description: 'Carga de cartão pré-pago',
      owed: -amount,
      at: at!,
    });
    showCards(tools, account.account_id);
  },
});

interface Moved {
  value: number;
  cardId: number;
  productCardId: number;
}

/** A prepaid card of the account with its card account, both locked. @throws Problem 404 */
async function lockPrepaid(
  ctx: Ctx,
  { cardId, productCardId }: Moved,
): Promise<{ account: CardAccountRow; card: CardRow }> {
  const trx = ctx.trx();
  const unlocked = await findCard(trx, ctx.accountId, cardId);
  if (unlocked.product_id === CREDIT_PRODUCT || unlocked.product_id !== productCardId) throw notFound();
  const account = await lockCardAccount(trx, ctx.accountId, unlocked.card_account_id);
  return { account, card: await findCard(trx, ctx.accountId, cardId) };
}

/** Puts money on a prepaid card. @throws Problem 404, 409 where the card is not active, 422 at 'value' */
export async function rechargeCard(ctx: Ctx, body: Moved): Promise<Answer<'POST /prepaid-card/recharge'>> {
  const { account, card } = await lockPrepaid(ctx, body);
  if (card.status_id !== STATUS.active)
    throw new Problem(409, 'inactive', 'O cartão precisa estar ativo e desbloqueado.');
  const { balance } = await standingOf(ctx.trx(), account);
  const fault = rechargeFault(body.value, balance);
  if (fault) throw fieldProblem('value', fault);
  const operation = await recharge.submit(ctx.trx(), ctx, {
    amount: body.value,
    description: '',
    details: { cardAccount: account.id, card: card.id },
    counterpart: { ...NOWHERE, name: `Cartão pré-pago final ${card.last_digits}`, document: null },
  });
  return answerMoved(ctx, account, card, body.value, operation.protocol);
}

/** Takes money of a prepaid card back to the account. @throws Problem 404, 422 at 'value' */
export async function dischargeCard(ctx: Ctx, body: Moved): Promise<Answer<'POST /prepaid-card/discharge'>> {
  const { account, card } = await lockPrepaid(ctx, body);
  if (!isActiveCard(card.status_id)) throw new Problem(409, 'inactive', 'O cartão precisa estar ativo.');
  const { available } = await standingOf(ctx.trx(), account);
  const fault = dischargeFault(body.value, available);
  if (fault) throw fieldProblem('value', fault);
  const { now: at, accountId } = ctx;
  const protocol = newProtocol(at);
  const description = 'Descarga de cartão pré-pago';
  await addLine(ctx.trx(), account, {
    kind: 'discharge',
    description: 'Descarga para a conta',
    amount: body.value,
    at,
    period: ctx.today.slice(0, 7),
    cardId: card.id,
  });
  await post(ctx.trx(), {
    key: `card-discharge:${protocol}`,
    kind: 'card-discharge',
    description,
    at,
    protocol,
    entries: [
      { accountId, kind: 'prepaid', amount: -body.value },
      { accountId, kind: 'available', amount: body.value },
    ],
  });
  publishMoney(ctx, accountId);
  return answerMoved(ctx, account, card, body.value, protocol);
}

async function answerMoved(ctx: Ctx, account: CardAccountRow, card: CardRow, value: number, protocol: string) {
  const { balance, available } = await standingOf(ctx.trx(), account);
  ctx.noted({ about: `${formatMoney(value)}, final ${card.last_digits}` });
  ctx.live('cards', 'updated', [card.id]);
  return { balance, available, protocol };
}

/** @throws Problem 404 where it is no prepaid card of the account */
async function prepaidOf(ctx: Ctx, id: number): Promise<{ account: CardAccountRow; card: CardRow }> {
  const card = await findCard(ctx.db, ctx.accountId, id);
  if (card.product_id === CREDIT_PRODUCT) throw notFound();
  const account = await ctx.db
    .selectFrom('card_accounts')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', card.card_account_id)
    .executeTakeFirstOrThrow();
  return { account, card };
}

/** @throws Problem 404 */
export async function readBalance(ctx: Ctx, id: number): Promise<Answer<'GET /prepaid-card/{id}/balance'>> {
  const { balance, available } = await standingOf(ctx.db, (await prepaidOf(ctx, id)).account);
  return { balance, available: Math.max(available, 0), account: (await balanceOf(ctx.db, ctx.accountId)).available };
}

interface Filter {
  startDate?: string;
  finalDate?: string;
  page?: number;
  size?: Body<'POST /card-invoices/search'>['size'];
  freeTextSearch?: string;
}

/** What a prepaid card did. @throws Problem 404, 422 at a day that is none */
export async function listPrepaid(
  ctx: Ctx,
  id: number,
  { startDate, finalDate, page, size, freeTextSearch }: Filter,
): Promise<Answer<'GET /prepaid-card/transactions/{id}'>> {
  const { card } = await prepaidOf(ctx, id);
  const message = 'Informe um dia válido.';
  refuseFields([
    ...(startDate && !isRealDay(startDate) ? [{ field: 'startDate', message }] : []),
    ...(finalDate && !isRealDay(finalDate) ? [{ field: 'finalDate', message }] : []),
  ]);
  return prepaidLines(card.product_id).page(ctx, {
    text: freeTextSearch,
    from: startDate,
    to: finalDate,
    ...(page && { page }),
    ...(size && { size }),
  });
}
