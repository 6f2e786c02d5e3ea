import { randomUUID } from 'node:crypto';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { normalizeDocument } from '../../core/documents';
import { operationAnswer, operationNoted } from '../../kits/money/answer';
import type { MoneyDraft, Operation, Refusal } from '../../kits/money/kind';
import { newEndToEnd } from '../../kits/money/pix/end-to-end';
import type { Signed } from '../../kits/money/signed';
import { OWN_BANK } from '../../core/banks';
import type { PixDetails } from './details';
import { homologationOf } from './homologation';
import { inside, nextOf, outside } from './kinds';
import { occurrence } from './occurrences';
import { recurrenceOf, refuseTerms } from './pay-rules';
import { targetOf, type Payment, type Target } from './target';
import { warningsOf } from './warnings';
import './tables';

interface Drafted {
  target: Target;
  draft: MoneyDraft & { details: Record<string, unknown> };
  refusals: Refusal[];
}

/** The payment in the form of the money kit, with the faults of its fields. */
async function draftOf(ctx: Ctx, payment: Payment): Promise<Drafted> {
  const target = await targetOf(ctx, payment);
  const day = payment.date && payment.date !== ctx.today ? payment.date : undefined;
  const details: PixDetails = {
    endToEnd: newEndToEnd(OWN_BANK.ispb, ctx.now),
    by: payment.type,
    document: target.document,
    ...(target.to === null ? {} : { to: target.to }),
    ...(target.read ? { txid: target.read.charge?.txid ?? target.read.code.txid } : {}),
    ...(payment.payerResponse?.trim() ? { payerResponse: payment.payerResponse.trim() } : {}),
    ...(day ? { scheduled: true } : {}),
  };
  return {
    target,
    draft: {
      amount: payment.value,
      counterpart: target.counterpart,
      day,
      description: payment.description?.trim() ?? '',
      details: { ...details },
    },
    refusals: [...target.refusals, ...refuseTerms(payment, target.read?.charge ?? null, ctx.today)],
  };
}

const moneyFor = ({ to }: Target) => (to === null ? outside : inside);

export async function reviewPix(ctx: Ctx, payment: Payment): Promise<Answer<'POST /pix/review'>> {
  const { target, draft, refusals } = await draftOf(ctx, payment);
  const review = await moneyFor(target).review(ctx.db, ctx, draft);
  const start = review.date.day;
  const recurrence = recurrenceOf(payment);
  return {
    ...review,
    receiver: target.counterpart.name,
    warnings: target.document
      ? await warningsOf(ctx, target, { value: payment.value, isToday: review.date.today })
      : [],
    recurrence: recurrence && {
      ...recurrence,
      days: Array.from({ length: Math.min(6, recurrence.times) }, (_, n) => occurrence(start, recurrence.frequency, n)),
    },
    refusals: [...refusals, ...review.refusals],
  };
}

/** @throws Problem 422 at the field that refuses it, or where it differs from what the review said. */
export async function startPix(ctx: Ctx, body: Body<'POST /pix/start'>): Promise<Answer<'POST /pix/start'>> {
  const { target, draft, refusals } = await draftOf(ctx, body);
  const signed: Signed = {
    // of a payee who was not found, that is told alone
    ...(target.refusals.length
      ? {}
      : { receiver: { field: 'receiver', name: body.receiver, document: body.receiverDocument } }),
    day: { field: 'date', day: body.date },
  };
  const recurrence = recurrenceOf(body);
  const operation = recurrence
    ? await startRecurrence(ctx, { draft, target, refusals, recurrence, signed })
    : await moneyFor(target).submit(ctx.trx(), ctx, draft, refusals, signed);
  ctx.live('pix', 'created', [operation.id]);
  ctx.noted(operationNoted(operation));
  return operationAnswer(operation);
}

/** Starts a series with its first payment; if that is paid at once, the second is scheduled too. */
async function startRecurrence(
  ctx: Ctx,
  {
    draft,
    target,
    refusals,
    recurrence,
    signed,
  }: Drafted & { signed: Signed } & { recurrence: { frequency: NonNullable<Payment['frequency']>; times: number } },
): Promise<Operation> {
  const money = moneyFor(target);
  const start = draft.day ?? ctx.today;
  const series = randomUUID();
  const { id } = await ctx
    .trx()
    .insertInto('pix_recurrences')
    .values({
      account_id: ctx.accountId,
      series,
      receiver_name: draft.counterpart.name,
      bank: draft.counterpart.bankName,
      amount: draft.amount,
      ...recurrence,
      start_day: start,
      description: draft.description ?? '',
      created_at: ctx.now,
      cancelled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const details = { ...draft.details, recurrence: { id, start, number: 0, ...recurrence } };
  const first = await money.submit(ctx.trx(), ctx, { ...draft, series, details }, refusals, signed);
  const next = draft.day ? null : nextOf(first);
  if (next) await money.submit(ctx.trx(), ctx, { ...next, series });
  return first;
}

interface Unsigned {
  payerKey: string;
  sendId: string;
  /** CPF or CNPJ that the payee's key must be of. */
  holder?: string | undefined;
}

/** Pays what an application of the public API asks for, whose certificate and scope stand for a signature. @throws Problem 422 */
export async function payUnsigned(
  ctx: Ctx,
  payment: Payment,
  { payerKey, sendId, holder = '' }: Unsigned,
): Promise<Operation> {
  const { target, draft, refusals } = await draftOf(ctx, payment);
  const test = await homologationOf(ctx, payment.value);
  const details = { ...draft.details, payerKey, sendId, ...(test ? { homologation: test } : {}) };
  const isOther = holder && target.document && normalizeDocument(holder) !== target.document;
  const faults = isOther
    ? [{ code: 'invalid', field: 'holder', message: 'A chave não é deste CPF ou CNPJ.' }, ...refusals]
    : refusals;
  const operation = await moneyFor(target).submit(ctx.trx(), ctx, { ...draft, details }, faults);
  ctx.live('pix', 'created', [operation.id]);
  ctx.noted(operationNoted(operation));
  return operation;
}
