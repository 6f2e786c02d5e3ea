import { sql } from 'kysely';
import type { CardAction, CardCharge } from '@balcao/contract/card-charges';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Tag } from '@balcao/contract/tags';
import { isRealDay } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { happenedWithin } from '../../core/happened-within';
import { listOf, type ListScope } from '../../core/list';
import { matchesText } from '../../core/search-text';
import type { ChargeRow } from '../../kits/charging/actions';
import { refusalOf } from '../../kits/charging/rules';
import { STATUS_LABELS, STATUSES_BY_URGENCY } from '../../kits/charging/statuses';
import { chargeTags } from '../../kits/charging/own-tags';
import type { CardRow } from './held';
import { feeLeft, netLeft, type Receipt } from './money';
import { refundable } from './refund';
import { defenseFault } from './rules';
import './tables';

type CardFilter = Body<'POST /v2/charges/credit-card/totals'>;
type Period = { from?: string; to?: string };

const periodFaults = (field: string, { from, to }: Period = {}) => [
  ...(from && !isRealDay(from) ? [{ field: `${field}.from`, message: 'Informe uma data válida' }] : []),
  ...(to && !isRealDay(to) ? [{ field: `${field}.to`, message: 'Informe uma data válida' }] : []),
  ...(from && to && from > to
    ? [{ field: `${field}.to`, message: 'A data final deve ser igual ou posterior à inicial.' }]
    : []),
];

const COLUMNS = [
  'account_id',
  'status',
  'payment_method',
  'customer_name',
  'customer_document',
  'customer_email',
  'value',
  'filed',
  'created_at',
  'paid_at',
  'is_advanced',
] as const;
export type ListedCharge = Pick<ChargeRow, (typeof COLUMNS)[number] | 'id'>;

/** Data of several card charges from other tables, by charge id. */
export interface Beside {
  cards: Map<number, CardRow>;
  receipts: Map<number, Receipt[]>;
  tags: Map<number, Tag[]>;
  /** São Paulo day. */
  today: string;
}

export async function besideCards(db: Db, accountId: number, ids: number[], today: string): Promise<Beside> {
  const cards = await db
    .selectFrom('card_charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sql<boolean>`charge_id = any(${ids}::bigint[])`)
    .execute();
  const parts = await db
    .selectFrom('card_receipts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sql<boolean>`charge_id = any(${ids}::bigint[])`)
    .orderBy('number')
    .execute();
  const receipts = new Map<number, Receipt[]>();
  for (const part of parts) receipts.set(part.charge_id, [...(receipts.get(part.charge_id) ?? []), part]);
  return {
    cards: new Map(cards.map((card) => [card.charge_id, card])),
    receipts,
    tags: await chargeTags.of(db, accountId, ids),
    today,
  };
}

/** List of card charges, filed or not (AREAS-2-receive-11). */
export const cardCharges = listOf({
  from: 'charges',
  columns: COLUMNS,
  always: sql`payment_method = 'credit_card'`,
  where: ({ filed, text, status, brand, issued, paid, value, tags }: CardFilter, accountId) => [
    sql`filed = ${filed}`,
    matchesText(sql.ref('search'), text),
    status?.length ? sql`status in (${sql.join(status)})` : null,
    brand?.length
      ? sql`id in (select charge_id from card_charges where account_id = ${accountId} and brand in (${sql.join(brand)}))`
      : null,
    ...happenedWithin('created_at', issued),
    ...happenedWithin('paid_at', paid),
    value?.min !== undefined && sql`value >= ${value.min}`,
    value?.max !== undefined && sql`value <= ${value.max}`,
    tags?.length
      ? sql`id in (select charge_id from charge_tags where account_id = ${accountId} and tag_id = any(${tags}::bigint[]))`
      : null,
  ],
  faults: ({ issued, paid, value }: CardFilter) => [
    ...periodFaults('issued', issued),
    ...periodFaults('paid', paid),
    ...(value?.min !== undefined && value.max !== undefined && value.min > value.max
      ? [{ field: 'value.max', message: 'O valor máximo deve ser igual ou maior que o mínimo.' }]
      : []),
  ],
  order: {
    id: ['id', 'desc'],
    customer_name: ['search', 'asc'],
    value: ['value', 'desc'],
    created_at: ['created_at', 'desc'],
    paid_at: ['paid_at', 'desc'],
    status: ['status', 'asc'],
  },
  sums: { value: sql<number>`value` },
  beside: async (rows, { db, accountId }) =>
    besideCards(
      db,
      accountId,
      rows.map(({ id }) => id),
      saoPauloDay(await bankNow(db)),
    ),
  item: (row, beside) => toCardChargeDto(row, beside),
});

/** A card charge as a row of the list; amounts in integer cents. */
export function toCardChargeDto(row: ListedCharge, { cards, receipts, tags, today }: Beside): CardCharge {
  const card = cards.get(row.id)!;
  const parts = receipts.get(row.id) ?? [];
  const sum = (of: (part: Receipt) => number) => parts.reduce((all, part) => all + of(part), 0);
  const isOver = card.contest_state === 'lost';
  const coming = isOver ? [] : parts.filter(({ credited_at, gross, taken }) => !credited_at && taken < gross);
  return {
    id: row.id,
    status: row.status,
    translated_status: STATUS_LABELS[row.status],
    customer_name: row.customer_name,
    customer_document: row.customer_document,
    customer_email: row.customer_email,
    value: row.value,
    brand: card.brand,
    last4: card.last4,
    instalments: card.instalments,
    fee: sum(feeLeft),
    refunded: card.refunded,
    credited: sum((part) => (part.credited_at ? netLeft(part) : 0)),
    to_credit: coming.reduce((all, part) => all + netLeft(part), 0),
    // while a charge is contested, none of its receipts is credited
    next_credit: row.status === 'contested' ? null : (coming[0]?.due_on ?? null),
    answer_until: card.contest_state === 'open' ? card.contest_until : null,
    filed: row.filed,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    tags: tags.get(row.id) ?? [],
    actions: cardActions(row, card, parts, today),
  };
}

/** Actions that a card charge allows now. */
function cardActions(row: ListedCharge, card: CardRow, receipts: Receipt[], today: string): CardAction[] {
  const may: Record<CardAction, boolean> = {
    refund: refundable({ charge: row, receipts }) > 0,
    defend: defenseFault(card, today) === null,
    'resend-email': refusalOf('resend-email', row) === null,
    cancel: refusalOf('cancel', row) === null,
    file: !row.filed,
    unfile: row.filed,
  };
  return (Object.keys(may) as CardAction[]).filter((action) => may[action]);
}

/** Count and value (integer cents) by status of the card charges that match a filter. */
export async function cardTotals(
  scope: ListScope,
  filter: CardFilter,
): Promise<Answer<'POST /v2/charges/credit-card/totals'>> {
  const rows = await cardCharges.totalsBy(scope, filter, 'status');
  return {
    byStatus: rows
      .toSorted((a, b) => STATUSES_BY_URGENCY.indexOf(a.status) - STATUSES_BY_URGENCY.indexOf(b.status))
      .map(({ status, count, value }) => ({ status, translated_status: STATUS_LABELS[status], count, value })),
  };
}
