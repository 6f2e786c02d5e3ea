import { sql } from 'kysely';
import type { Bill, BillReview } from '@balcao/contract/bills';
import type { Answer, Body } from '@balcao/contract/core/registry';
import { readBillLine } from '@balcao/contract/shared/bill-line';
import type { Ctx } from '../../core/area';

import { formatMoney } from '../../core/money';
import { Problem, refuseFields } from '../../core/problem';
import { operationAnswer, operationNoted } from '../../kits/money/answer';
import type { MoneyDraft, Operation } from '../../kits/money/kind';
import { isForAccount } from '../../kits/money/review';
import type { CentsByDay } from '../../kits/money/review-rules';
import { changedWords } from '../../kits/money/signed';
import { balanceOf } from '../../ledger/ledger';
import { NOWHERE } from '../../kits/money/nowhere';
import { alikeOf, findBill, refuseBill, type Asked, type Found } from './bill';
import type { BillFault } from './rules';
import { MONEY } from './kinds';

interface Looked extends BillReview {
  /** The bill of the line; absent where the line is refused. */
  found?: Found;
  draft?: MoneyDraft;
}

const draftOf = ({ bars, bill }: Found, amount: number, day: string | undefined): MoneyDraft => ({
  amount,
  day,
  description: '',
  details: { bars, kind: bill.kind, due: bill.due, value: bill.value },
  counterpart: {
    ...NOWHERE,
    name: bill.payee,
    document: bill.payeeDocument,
    bankCode: bill.kind === 'utility' ? null : bars.slice(0, 3),
    code: bill.line,
  },
});

const FIELDS = ['line', 'amount', 'day'];

/** Reviews one bill: its data, the money kit's review, refusals and warnings. `beside` is the cents of the list's earlier bills by day. */
async function look(ctx: Ctx, asked: Asked, beside: CentsByDay): Promise<Looked> {
  const read = await findBill(ctx, asked);
  if ('message' in read) return { bill: null, review: null, refusals: [read], warnings: [] };
  const { bill } = read;
  const amount = asked.amount || bill.total;
  // a bill without a value is reviewed once the payer gives one
  if (amount < 1)
    return { bill, review: null, refusals: await refuseBill(ctx, read, amount, ctx.today), warnings: [], found: read };
  const draft = draftOf(read, amount, asked.day);
  const review = await MONEY[bill.kind].review(ctx.db, ctx, draft, beside);
  const own = await refuseBill(ctx, read, amount, review.date.day);
  const others = review.refusals.map(({ field, message }): BillFault => ({
    field: FIELDS.includes(field ?? '') ? (field as 'day') : '',
    message,
  }));
  return {
    bill,
    review,
    refusals: [...own, ...others],
    warnings: await alikeOf(ctx, read, amount),
    found: read,
    draft,
  };
}

/** Reviews bills that are paid together: the same bill twice is refused, and the limits count all of them. */
async function lookAtAll(ctx: Ctx, bills: Asked[]): Promise<Looked[]> {
  const seen = new Set<string>();
  const beside = new Map<string, number>();
  const all: Looked[] = [];
  for (const asked of bills) {
    const one = await look(ctx, asked, beside);
    const bars = one.found?.bars;
    if (bars && seen.has(bars)) one.refusals.push({ field: 'line', message: 'Este boleto está duas vezes na lista.' });
    if (bars) seen.add(bars);
    if (one.review && !one.refusals.length) {
      const { amount, date } = one.review;
      beside.set(date.day, (beside.get(date.day) ?? 0) + amount);
    }
    all.push(one);
  }
  return all;
}

export async function reviewBills(
  ctx: Ctx,
  { bills }: Body<'POST /bills/review'>,
): Promise<Answer<'POST /bills/review'>> {
  const all = await lookAtAll(ctx, bills);
  const paid = all.filter(({ refusals }) => !refusals.length);
  const sum = (of: Looked[]) => of.reduce((total, { review }) => total + (review?.total ?? 0), 0);
  const { available } = await balanceOf(ctx.db, ctx.accountId);
  return {
    items: all.map(({ bill, review, refusals, warnings }) => ({ bill, review, refusals, warnings })),
    total: sum(paid),
    missing: Math.max(0, sum(paid.filter(({ review }) => review?.date.today)) - available),
  };
}

/** Locks the barcodes of the bills, sorted, so that the second of two simultaneous payments of a bill sees the first. */
export async function holdCodes(ctx: Ctx, bills: readonly Pick<Asked, 'line'>[]): Promise<void> {
  const bars = [...new Set(bills.map(({ line }) => readBillLine(line).barcode ?? ''))].filter(Boolean).sort();
  for (const one of bars) {
    await sql`insert into bill_codes (bars) values (${one}) on conflict do nothing`.execute(ctx.trx());
    await sql`select bars from bill_codes where bars = ${one} for update`.execute(ctx.trx());
  }
}

/** Pays signed bills, all or none. @throws Problem 422 at 'bills.N.field', or 'changed' where the values differ from the review. */
export async function payBills(ctx: Ctx, body: Body<'POST /bills'>): Promise<Answer<'POST /bills'>> {
  const { bills, total, count, payee } = body;
  await holdCodes(ctx, bills);
  const all = await lookAtAll(ctx, bills);
  refuseFields(
    all.flatMap(({ refusals }, i) =>
      refusals.map(({ field, message }) => ({ field: field ? `bills.${i}.${field}` : '', message })),
    ),
  );
  const sum = all.reduce((cents, { review }) => cents + review!.total, 0);
  if (sum !== total || count !== bills.length || all[0]!.bill!.payee !== payee)
    throw new Problem(422, 'changed', changedWords('Os valores mudaram'));
  const paid: Operation[] = [];
  for (const [i, { bill, draft }] of all.entries()) {
    const { kind } = bill as Bill;
    const day = { field: `bills.${i}.day`, day: bills[i]!.day };
    paid.push(await MONEY[kind].submit(ctx.trx(), ctx, draft!, [], { day }));
  }
  const [first] = paid as [Operation, ...Operation[]];
  // several are told as one sum, which leads to none of them
  const several = { about: `${formatMoney(total)} para ${first.counterpart.name} e mais ${paid.length - 1}` };
  ctx.noted(paid.length === 1 ? operationNoted(first) : several);
  return { items: paid.map(operationAnswer) };
}

/**
 * Pays one bill whose barcode is held, by order of an application, which signs nothing; `more` goes into the operation's details.
 * @throws Problem 422 'denied' for the account's balance and limits, or 'invalid' at 'line', 'amount' or 'day'
 */
export async function payUnsigned(
  ctx: Ctx,
  asked: Required<Asked> & { description: string },
  more: Record<string, unknown>,
): Promise<Operation> {
  const { bill, draft, review, refusals } = await look(ctx, asked, new Map());
  const isDenied = review?.refusals.some(isForAccount);
  if (refusals[0]) throw new Problem(422, isDenied ? 'denied' : 'invalid', refusals[0].message, { errors: refusals });
  const { description } = asked;
  const details = { ...draft!.details, ...more };
  return MONEY[bill!.kind].submit(ctx.trx(), ctx, { ...draft!, description, details });
}
