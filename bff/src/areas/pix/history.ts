import { sql, type SqlBool } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { PixDetail, PixEntry } from '@balcao/contract/pix';
import type { Ctx } from '../../core/area';
import { listOf } from '../../core/list';
import { notFound } from '../../core/problem';
import type { Operation } from '../../kits/money/kind';
import type { ReceivedPix } from '../../kits/money/pix/listeners';
import { OWN_BANK } from '../../core/banks';
import { holderOf } from '../transfers/service';
import { RECEIVED_PIX, type ReceivedKind } from '../../kits/money/pix/received-kinds';
import { operationWords } from '../../kits/money/words';
import { complaintOf } from './complaints';
import { detailsOf } from './details';
import { PIX_KINDS } from './kinds';
import { maskDocument } from '../../core/mask-document';
import { findRow } from '../../core/rows';
import { canComplain, refundable, refundUntil } from './rules';
import { dayFaults, daysWithin, isScheduled } from './schedules';
import './tables';

type Filter = Body<'POST /pix/history/totals'>;

/** A row of the history is a payment, whose money is on its way or went, or one that came in. */
const labelOf = ({ kind, status }: { kind: string; status: PixEntry['status'] }): string => {
  if (kind in RECEIVED_PIX) return RECEIVED_PIX[kind as ReceivedKind];
  const isEnded = status === 'refused' || status === 'returned' || status === 'cancelled';
  return operationWords({ kind, state: isEnded ? status : status === 'scheduled' ? 'scheduled' : 'settled' });
};

const wordsWithin = (text: string | undefined) => {
  const words = text?.trim();
  if (!words) return null;
  const like = `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`(name ilike ${like} or description ilike ${like} or end_to_end = ${words} or protocol = ${words} or key = ${words})`;
};

export const history = listOf({
  from: 'pix_history',
  columns: ['direction', 'kind', 'status', 'name', 'bank', 'amount', 'returned', 'description', 'end_to_end', 'at'],
  faults: dayFaults,
  where: ({ text, direction, status, day, value = {} }: Filter) =>
    [
      wordsWithin(text),
      direction && sql`direction = ${direction}`,
      status && sql`status = ${status}`,
      ...daysWithin('at', day, false),
      value.min !== undefined && sql`amount >= ${value.min}`,
      value.max !== undefined && sql`amount <= ${value.max}`,
    ] as (ReturnType<typeof sql<SqlBool>> | null)[],
  order: { at: ['at', 'desc'], value: ['amount', 'desc'] },
  sums: {
    sent: sql<number>`case when direction = 'sent' and status in ('done', 'part-refunded') then amount - returned else 0 end`,
    received: sql<number>`case when direction = 'received' then amount else 0 end`,
  },
  item: (row): PixEntry => ({
    id: row.id,
    direction: row.direction,
    label: labelOf(row),
    status: row.status,
    name: row.name,
    bank: row.bank,
    value: row.amount,
    returned: row.returned,
    description: row.description,
    endToEnd: row.end_to_end,
    at: row.at.toISOString(),
  }),
});

/**
 * A Pix that went out or came in. Who does not see the history sees a scheduled one where they see schedules, and one that can be refunded
 * or complained about where they pay by Pix. @throws Problem 404
 */
export async function showPix(ctx: Ctx, id: number): Promise<PixDetail> {
  const { isScheduled, ...pix } = await pixOf(ctx, id);
  const canAct = pix.refund.most > 0 || pix.canComplain;
  const may = ctx.can('pix:history') || (isScheduled && ctx.can('pix:schedules')) || (canAct && ctx.can('pix:do-pix'));
  if (!may) throw notFound();
  return pix;
}

async function pixOf(ctx: Ctx, id: number): Promise<PixDetail & { isScheduled: boolean }> {
  const operation = await ctx.db
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .where('kind', 'in', PIX_KINDS)
    .executeTakeFirst();
  if (operation) return { ...(await sentDetail(ctx, operation)), isScheduled: isScheduled(operation) };
  const received = await findRow(ctx.db, 'pix_received', ctx.accountId, id);
  return { ...(await receivedDetail(ctx, received)), isScheduled: false };
}

const statusOf = ({ state, returned }: Operation): PixEntry['status'] => {
  if (state === 'settled') return returned ? 'part-refunded' : 'done';
  return state === 'reserved' || state === 'sent' ? 'processing' : state;
};

async function sentDetail(ctx: Ctx, operation: Operation): Promise<PixDetail> {
  const { id, counterpart, kind } = operation;
  const details = detailsOf(operation);
  const [holder, steps, complaint] = [
    await holderOf(ctx.db, ctx.accountId),
    await ctx.db
      .selectFrom('money_steps')
      .select(['step', 'at', 'reason'])
      .where('account_id', '=', ctx.accountId)
      .where('operation_id', '=', id)
      .where('event_id', 'is', null)
      .orderBy('id')
      .execute(),
    await ctx.db
      .selectFrom('pix_complaints')
      .selectAll()
      .where('account_id', '=', ctx.accountId)
      .where('operation_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ];
  const isPayment = kind === 'pix' || kind === 'pix-inside';
  return {
    id,
    direction: 'sent',
    label: operationWords(operation),
    status: statusOf(operation),
    name: counterpart.name,
    bank: counterpart.bankName,
    value: operation.amount,
    returned: operation.returned,
    description: operation.description,
    // payments by Pix automático from before they had one have none
    endToEnd: details.endToEnd ?? '',
    at: (operation.settled_at ?? operation.sent_at ?? operation.ended_at ?? operation.created_at).toISOString(),
    fee: operation.fee,
    protocol: operation.protocol,
    executeAt: operation.scheduled_for,
    attempts: operation.tries + 1,
    reason: operation.reason,
    key: counterpart.pixKey,
    txid: details.txid ?? null,
    payerResponse: details.payerResponse ?? null,
    owner: { name: counterpart.name, document: counterpart.document },
    account: {
      ispb: counterpart.ispb,
      bank: counterpart.bankName,
      branch: counterpart.branch,
      number: counterpart.account,
    },
    payer: { name: holder.name, document: holder.document, account: holder.number },
    receipts: receiptsOf(id),
    recurrence: details.recurrence?.id ?? null,
    refund: { most: 0, until: null, of: details.refundOf ?? null },
    canCancel: isPayment && operation.state === 'scheduled',
    canComplain:
      canComplain(operation, ctx.now) &&
      (!complaint || complaint.state === 'cancelled' || complaint.state === 'rejected'),
    complaint: complaint ? complaintOf(complaint) : null,
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
  };
}

async function receivedDetail(ctx: Ctx, pix: ReceivedPix): Promise<PixDetail> {
  const holder = await holderOf(ctx.db, ctx.accountId);
  const at = pix.received_at.toISOString();
  return {
    id: pix.id,
    direction: 'received',
    label: RECEIVED_PIX[pix.kind],
    status: pix.refunded === 0 ? 'received' : pix.refunded < pix.amount ? 'part-refunded' : 'refunded',
    name: pix.payer_name,
    bank: pix.payer_bank,
    value: pix.amount,
    returned: pix.refunded,
    description: pix.message,
    endToEnd: pix.end_to_end,
    at,
    fee: 0,
    protocol: null,
    executeAt: null,
    attempts: 1,
    reason: null,
    key: pix.key,
    txid: pix.txid,
    payerResponse: null,
    owner: { name: holder.name, document: holder.document },
    account: { ispb: OWN_BANK.ispb, bank: OWN_BANK.name, branch: OWN_BANK.branch, number: holder.number },
    payer: { name: pix.payer_name, document: maskDocument(pix.payer_document) ?? '', account: null },
    receipts: receiptsOf(pix.id),
    recurrence: null,
    refund: { most: refundable(pix, ctx.today), until: refundUntil(pix), of: null },
    canCancel: false,
    canComplain: false,
    complaint: null,
    steps: [{ step: 'received', at, reason: null }],
  };
}

const receiptsOf = (id: number): NonNullable<Answer<'GET /pix/history/{id}'>['receipts']> => ({
  pdf: `/pix/history/${id}/pdf`,
  png: `/pix/history/${id}/png`,
});
