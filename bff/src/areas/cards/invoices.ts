import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { CardInvoice, CardLine, CardPurchase } from '@balcao/contract/cards/shapes';
import { CREDIT_PRODUCT } from '@balcao/contract/shared/card-status';
import type { Ctx } from '../../core/area';
import { listOf } from '../../core/list';
import { notFound } from '../../core/problem';
import { billetDto, openBillet } from './billets';
import { closesOn } from './cycle';
import { openPeriod } from './ledger-lines';
import { financingOf, invoiceDto } from './payments';
import { creditAccount, cycleOf, findCard, findInvoice, LINES_TOTAL } from './repository';
import { LINE_RECEIPT } from './receipts';
import { payableOf } from './rules';
import './tables';

/** Invoices of the credit card, the last period first. */
export const invoiceList = listOf({
  from: 'card_invoices',
  columns: ['period', 'state', 'paid', 'closes_on', 'due_on'],
  with: { sum: sql<number>`case when state = 'open' then ${LINES_TOTAL} else card_invoices.total end` },
  where: ({ state }: { state?: CardInvoice['state'] }) => [state && sql<boolean>`state = ${state}`],
  order: { period: ['period', 'desc'] },
  item: ({ id, period, state, paid, closes_on: closesOn, due_on: dueOn, sum: total }): CardInvoice => ({
    id,
    period,
    state,
    total,
    paid,
    payable: payableOf({ state, total, paid }),
    closesOn,
    dueOn,
  }),
});

const like = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

interface LineFilter {
  period?: string;
  text?: string | undefined;
  kind?: CardLine['kind'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Lines of a product: of the credit card's invoices, or of the prepaid card. */
const linesOf = (productId: number) =>
  listOf({
    from: 'card_lines',
    columns: [
      'card_id',
      'purchase_id',
      'period',
      'kind',
      'description',
      'amount',
      'installment',
      'installments',
      'day',
    ],
    with: {
      digits: sql<string | null>`(select c.last_digits from cards c
        where c.account_id = card_lines.account_id and c.id = card_lines.card_id)`,
      receipt: LINE_RECEIPT,
    },
    where: ({ period, text, kind, from, to }: LineFilter, accountId) => [
      sql<boolean>`card_account_id = (select a.id from card_accounts a
        where a.account_id = ${accountId} and a.product_id = ${productId})`,
      period !== undefined && sql<boolean>`period = ${period}`,
      !!text?.trim() && sql<boolean>`description ilike ${like(text)}`,
      kind && sql<boolean>`kind = ${kind}`,
      from !== undefined && sql<boolean>`day >= ${from}::date`,
      to !== undefined && sql<boolean>`day <= ${to}::date`,
    ],
    order: { day: ['day', 'desc'], amount: ['amount', 'desc'] },
    item: (row): CardLine => ({
      id: row.id,
      kind: row.kind,
      description: row.description,
      amount: row.amount,
      day: row.day,
      period: row.period,
      card: row.card_id,
      lastDigits: row.digits,
      purchase: row.purchase_id,
      receipt: row.receipt,
      installment: row.installment && row.installments ? { number: row.installment, count: row.installments } : null,
    }),
  });

export const creditLines = linesOf(CREDIT_PRODUCT);
/** @param productId that of a prepaid card */
export const prepaidLines = linesOf;

/** One invoice: its total first, then the ways to pay it, then what is to come (domain-next.md 4). @throws Problem 404 */
export async function showInvoice(ctx: Ctx, period: string): Promise<Answer<'GET /card-invoices/{period}'>> {
  const { db, accountId } = ctx;
  const account = await creditAccount(db, accountId);
  const invoice = await findInvoice(db, account, period);
  const { rows: sums } = await sql<{ kind: CardLine['kind']; amount: number }>`
    select kind, sum(amount)::bigint as amount from card_lines
    where account_id = ${accountId} and card_account_id = ${account.id} and period = ${period}
    group by kind order by kind`.execute(db);
  const { rows: toCome } = await sql<{ period: string; amount: number }>`
    select period, sum(amount)::bigint as amount from card_lines
    where account_id = ${accountId} and card_account_id = ${account.id} and period > ${period}
      and kind in ('purchase', 'financing', 'agreement') and installments > 1
    group by period order by period`.execute(db);
  const billet = await openBillet(db, accountId, invoice.id);
  const open = openPeriod(account, ctx.now);
  return {
    invoice: await invoiceDto(db, invoice),
    creditLimit: account.credit_limit,
    financing: await financingOf(db, invoice),
    sums,
    toCome,
    nextClosing: closesOn(cycleOf(account), open),
    automatic: account.automatic_by !== null,
    billet: billet ? billetDto(billet) : null,
  };
}

/** @throws Problem 404 where there is no such invoice */
export async function listTransactions(
  ctx: Ctx,
  period: string,
  body: Body<'POST /card-invoices/{period}/transactions'>,
): Promise<Answer<'POST /card-invoices/{period}/transactions'>> {
  await findInvoice(ctx.db, await creditAccount(ctx.db, ctx.accountId), period);
  return creditLines.page(ctx, { ...body, period });
}

/** One purchase of a card, with its lines. @throws Problem 404 */
export async function showPurchase(ctx: Ctx, cardId: number, id: number): Promise<CardPurchase> {
  const card = await findCard(ctx.db, ctx.accountId, cardId);
  const row = await ctx.db
    .selectFrom('card_purchases')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('card_id', '=', cardId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const lines = await ctx.db
    .selectFrom('card_lines')
    .selectAll()
    .select(LINE_RECEIPT.as('receipt'))
    .where('account_id', '=', ctx.accountId)
    .where('purchase_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    id,
    card: cardId,
    lastDigits: card.last_digits,
    merchant: row.merchant,
    category: row.category,
    amount: row.amount,
    cleared: row.cleared,
    refunded: row.refunded,
    installments: row.installments,
    state: row.state,
    at: row.at.toISOString(),
    lines: lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      description: line.description,
      amount: line.amount,
      day: line.day,
      period: line.period,
      card: line.card_id,
      lastDigits: card.last_digits,
      purchase: id,
      receipt: line.receipt,
      installment:
        line.installment && line.installments ? { number: line.installment, count: line.installments } : null,
    })),
  };
}
