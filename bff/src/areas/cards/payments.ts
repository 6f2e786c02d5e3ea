import type { Answer, Body } from '@balcao/contract/core/registry';
import type { CardInvoice } from '@balcao/contract/cards/shapes';
import { diffDays } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Ctx } from '../../core/area';
import type { Db, Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { fieldProblem, Problem } from '../../core/problem';
import { operationAnswer, operationNoted } from '../../kits/money/answer';
import type { MoneyDraft } from '../../kits/money/kind';
import { defineMoney } from '../../kits/money/money';
import { NOWHERE } from '../../kits/money/nowhere';
import { demandOwn } from './account';
import { followAgreement } from './agreement-state';
import { setBlocks } from './blocks';
import { addPeriods, lastDayOf } from './cycle';
import { financingOptions, lateCharges, type FinancingOption } from './financing';
import { addLine, openInvoice, openPeriod, postCard } from './ledger-lines';
import { showCards } from './issue';
import {
  creditAccount,
  findInvoice,
  LINES_TOTAL,
  listCards,
  lockCardAccount,
  type CardAccountRow,
  type InvoiceRow,
} from './repository';
import { payableOf, paymentParts, stateOf } from './rules';
import './tables';

/** '2026/12' → '2026-12' (AREAS-3-card-account-3). */
export const periodOfYearMonth = (yearMonth: string): string => yearMonth.replace('/', '-');
/** '2026-12' → '12/2026'. */
export const toPeriodDto = (period: string): string => `${period.slice(5)}/${period.slice(0, 4)}`;

/** What an invoice adds up to now: that of an open one changes with each line. */
export async function totalOf(db: Db, invoice: InvoiceRow): Promise<number> {
  if (invoice.state !== 'open') return invoice.total;
  const { total } = await db
    .selectFrom('card_invoices')
    .select(LINES_TOTAL.as('total'))
    .where('account_id', '=', invoice.account_id)
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  return total;
}

export async function invoiceDto(db: Db, invoice: InvoiceRow): Promise<CardInvoice> {
  const { id, period, state, paid, closes_on: closesOn, due_on: dueOn } = invoice;
  const total = await totalOf(db, invoice);
  return { id, period, state, total, paid, payable: payableOf({ state, total, paid }), closesOn, dueOn };
}

/** Writes a payment on an invoice of a locked card account; what is paid late costs fine and interest on the open one. */
export async function writePayment(
  trx: Trx,
  tools: JobTools,
  account: CardAccountRow,
  invoice: InvoiceRow,
  payment: { amount: number; description: string; at: Date; key: string; isFinanced?: boolean },
): Promise<void> {
  const { amount, description, at, key } = payment;
  const today = saoPauloDay(at);
  const total = await totalOf(trx, invoice);
  const paid = invoice.paid + amount;
  const state =
    invoice.state === 'open'
      ? 'open'
      : stateOf({ total, paid, due: lastDayOf(invoice), isFinanced: payment.isFinanced ?? false }, today);
  await trx
    .updateTable('card_invoices')
    .set({ paid, state })
    .where('account_id', '=', account.account_id)
    .where('id', '=', invoice.id)
    .execute();
  await addLine(trx, account, { kind: 'payment', description, amount: -amount, at, period: invoice.period });
  const late = invoice.state === 'overdue' ? lateCharges(amount, diffDays(invoice.due_on, today)) : null;
  for (const kind of ['fine', 'interest'] as const)
    if (late?.[kind]) {
      const text = `${kind === 'fine' ? 'Multa' : 'Juros'} por atraso da fatura ${toPeriodDto(invoice.period)}`;
      await addLine(trx, account, { kind, description: text, amount: late[kind], at, period: openPeriod(account, at) });
      await postCard(trx, account, {
        key: `card-${kind}:${key}`,
        kind: `card-${kind}`,
        description: text,
        owed: late[kind],
        at,
        to: 'fees',
      });
    }
  if (invoice.state === 'overdue' && state !== 'overdue') await liftLateBlock(trx, account);
  await followAgreement(trx, account);
  showCards(tools, account.account_id);
}

/** Unblocks cards that a late invoice blocked, once none is late any more (AREAS-4-credit-card-6). */
async function liftLateBlock(trx: Trx, account: CardAccountRow): Promise<void> {
  const late = await trx
    .selectFrom('card_invoices')
    .select('id')
    .where('account_id', '=', account.account_id)
    .where('card_account_id', '=', account.id)
    .where('state', '=', 'overdue')
    .executeTakeFirst();
  if (late) return;
  for (const card of await listCards(trx, account.account_id))
    if (card.card_account_id === account.id && card.blocks.includes('LATE_PAYMENT_INVOICE'))
      await setBlocks(
        trx,
        card,
        card.blocks.filter((reason) => reason !== 'LATE_PAYMENT_INVOICE'),
      );
}

/** Takes money that arrived for an invoice; the caller has locked the card account, or it is locked here. */
export async function receivePayment(
  trx: Trx,
  tools: JobTools,
  payment: {
    accountId: number;
    cardAccountId: number;
    period: string;
    amount: number;
    at: Date;
    key: string;
    by: string;
  },
): Promise<void> {
  const account = await lockCardAccount(trx, payment.accountId, payment.cardAccountId);
  const invoice = await findInvoice(trx, account, payment.period);
  const { amount, at, key, by: description } = payment;
  const { own, ahead } = paymentParts(amount, await invoiceDto(trx, invoice));
  if (own) await writePayment(trx, tools, account, invoice, { amount: own, description, at, key });
  if (ahead) {
    const period = openPeriod(account, at);
    await openInvoice(trx, account, period);
    const open = await findInvoice(trx, account, period);
    await writePayment(trx, tools, account, open, { amount: ahead, description, at, key });
  }
  await postCard(trx, account, { key: `card-paid:${key}`, kind: 'card-paid', description, owed: -amount, at });
}

/** Invoices that are paid out of the account's balance. */
export const invoicePayment = defineMoney({
  kind: 'card-invoice',
  label: 'Pagamento de fatura',
  product: 'card',
  permission: 'cards:multiple:invoices',
  rail: null,
  hours: null,
  fields: { amount: 'value' },
  notices: {
    words: { settled: (what) => `Fatura paga: ${what}.` },
    what: ({ amount, counterpart }) => `${formatMoney(amount)}, ${counterpart.name}`,
    page: ({ id }) => `/pagar-ou-transferir/comprovantes/${id}`,
  },
  onMove: async (trx, tools, operation, state) => {
    if (state !== 'settled') return;
    await receivePayment(trx, tools, {
      accountId: operation.account_id,
      cardAccountId: Number(operation.details['cardAccount']),
      period: String(operation.details['period']),
      amount: operation.amount,
      at: operation.settled_at!,
      key: `money:${operation.id}`,
      by: 'Pagamento com saldo da conta',
    });
  },
});

export const draftOf = (account: CardAccountRow, period: string, amount: number): MoneyDraft => ({
  amount,
  description: '',
  details: { cardAccount: account.id, period },
  counterpart: { ...NOWHERE, name: `Fatura do cartão ${toPeriodDto(period)}`, document: null },
});

interface Asked {
  clientBaasId?: number;
  cardId?: number;
  yearMonth: string;
  value: number;
}

/** The invoice that a payment names, of the locked card account. @throws Problem 404, 422 at 'value' where it takes no such payment */
export async function payableInvoice(ctx: Ctx, asked: Asked) {
  demandOwn(ctx, asked.clientBaasId);
  const trx = ctx.trx();
  const account = await creditAccount(trx, ctx.accountId, { lock: true });
  if (asked.cardId !== undefined && !(await listCards(trx, ctx.accountId)).some(({ id }) => id === asked.cardId))
    throw new Problem(404, 'not-found', 'Não encontramos o que você procura.');
  const invoice = await findInvoice(trx, account, periodOfYearMonth(asked.yearMonth));
  const { payable } = await invoiceDto(trx, invoice);
  if (!payable) throw fieldProblem('value', 'Esta fatura não tem valor a pagar.');
  if (asked.value > payable) throw fieldProblem('value', `O valor é maior que o da fatura: ${formatMoney(payable)}.`);
  return { account, invoice, payable };
}

/** Pays an invoice out of the account. @throws Problem 404, 422 */
export async function payByDebit(
  ctx: Ctx,
  body: Body<'POST /card-invoices/debit'>,
): Promise<Answer<'POST /card-invoices/debit'>> {
  const { account, invoice } = await payableInvoice(ctx, body);
  const operation = await invoicePayment.submit(ctx.trx(), ctx, draftOf(account, invoice.period, body.value));
  ctx.noted(operationNoted(operation));
  return operationAnswer(operation);
}

/** The ways to finance an invoice. @throws Problem 404 */
export async function listFinancing(ctx: Ctx, yearMonth: string): Promise<{ items: FinancingOption[] }> {
  const account = await creditAccount(ctx.db, ctx.accountId);
  return { items: await financingOf(ctx.db, await findInvoice(ctx.db, account, periodOfYearMonth(yearMonth))) };
}

/** Only a closed invoice is financed: an open one has no total yet. */
export const financingOf = async (db: Db, invoice: InvoiceRow): Promise<FinancingOption[]> =>
  invoice.state === 'open' ? [] : financingOptions((await invoiceDto(db, invoice)).payable);

/** Turns what is left of a closed invoice into fixed instalments on the next ones. @throws Problem 404, 422 at the faulty field */
export async function finance(ctx: Ctx, body: Body<'POST /card-invoices/fixed-installments'>): Promise<CardInvoice> {
  const trx = ctx.trx();
  const { account, invoice, payable } = await payableInvoice(ctx, body);
  if (invoice.state === 'open') throw fieldProblem('yearMonth', 'Só uma fatura fechada pode ser parcelada.');
  if (body.value !== payable) throw fieldProblem('value', 'O valor da fatura mudou. Confira e assine de novo.');
  const option = financingOptions(payable).find(({ count }) => count === body.installmentNumber);
  if (!option) throw fieldProblem('installmentNumber', 'Este número de parcelas não é oferecido.');
  if (option.installment !== body.installmentValue)
    throw fieldProblem('installmentValue', 'As condições mudaram. Confira e assine de novo.');
  const { now: at } = ctx;
  const key = `finance:${ctx.accountId}:${invoice.id}`;
  const period = toPeriodDto(invoice.period);
  const first = openPeriod(account, at);
  await writePayment(trx, ctx, account, invoice, {
    amount: payable,
    description: 'Fatura parcelada',
    at,
    key,
    isFinanced: true,
  });
  for (let n = 0; n < option.count; n++)
    await addLine(trx, account, {
      kind: 'financing',
      description: `Parcelamento da fatura ${period}`,
      amount: option.installment,
      at,
      period: addPeriods(first, n),
      installment: { number: n + 1, count: option.count },
    });
  for (const kind of ['interest', 'iof'] as const)
    await postCard(trx, account, {
      key: `card-${kind}:${key}`,
      kind: `card-${kind}`,
      description: `${kind === 'iof' ? 'IOF' : 'Juros'} do parcelamento da fatura ${period}`,
      owed: option[kind],
      at,
      to: 'fees',
    });
  ctx.noted({ about: `${formatMoney(payable)} em ${option.count}x de ${formatMoney(option.installment)}` });
  return invoiceDto(trx, await findInvoice(trx, account, invoice.period));
}

/** @throws Problem 404 */
export async function setAutomatic(ctx: Ctx, isActive: boolean): Promise<{ isActive: boolean }> {
  const account = await creditAccount(ctx.trx(), ctx.accountId, { lock: true });
  await ctx
    .trx()
    .updateTable('card_accounts')
    .set({ automatic_by: isActive ? ctx.userId : null })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', account.id)
    .execute();
  ctx.noted({ about: isActive ? 'Ligou' : 'Desligou' });
  ctx.live('cards', 'updated', []);
  return { isActive };
}
