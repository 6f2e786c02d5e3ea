import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Credit, CreditDetail, Suggestion } from '@balcao/contract/reconciliation';
import type { Ctx } from '../../core/area';
import { isRealDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import { normalizeDocument } from '../../core/documents';
import { listOf } from '../../core/list';
import { notFound } from '../../core/problem';
import { matchesText } from '../../core/search-text';
import { findRow } from '../../core/rows';
import { candidateOn, chargeRows, suggestFor } from './candidates';
import type { CreditRow } from './match';
import '../../kits/money/pix/tables';
import './tables';

export interface CreditFilter {
  text?: string;
  state?: Credit['state'];
  source?: Credit['source'];
  received?: { from?: string; to?: string };
}

/** A person's CPF, masked as the network requires; a company's CNPJ is public. */
function masked(document: string | null): string | null {
  const bare = document && normalizeDocument(document);
  return bare && bare.length === 11 ? `***.${bare.slice(3, 6)}.${bare.slice(6, 9)}-**` : bare;
}

const COLUMNS = [
  'source',
  'amount',
  'refunded',
  'matched',
  'payer_name',
  'payer_document',
  'payer_bank',
  'message',
  'state',
  'received_at',
] as const;

const toDto = (row: Pick<CreditRow, 'id' | (typeof COLUMNS)[number]>, suggestion: Suggestion | null): Credit => ({
  id: row.id,
  source: row.source,
  amount: row.amount,
  payer_name: row.payer_name,
  payer_document: masked(row.payer_document),
  payer_bank: row.payer_bank,
  message: row.message,
  received_at: row.received_at.toISOString(),
  state: row.state,
  matched: row.matched,
  suggestion,
});

const DAY = sql`(received_at at time zone 'America/Sao_Paulo')::date`;

/** The list of credits, each open one with its likeliest charge. */
export const credits = listOf({
  from: 'reconciliation_credits',
  columns: COLUMNS,
  where: ({ text, state, source, received }: CreditFilter): (RawBuilder<SqlBool> | null)[] => [
    matchesText(sql.ref('search'), text),
    state ? sql<SqlBool>`state = ${state}` : null,
    source ? sql<SqlBool>`source = ${source}` : null,
    received?.from ? sql<SqlBool>`${DAY} >= ${received.from}::date` : null,
    received?.to ? sql<SqlBool>`${DAY} <= ${received.to}::date` : null,
  ],
  faults: ({ received }) =>
    (['from', 'to'] as const).flatMap((side) =>
      received?.[side] && !isRealDay(received[side])
        ? [{ field: `received.${side}`, message: 'Informe uma data válida' }]
        : [],
    ),
  order: { received_at: ['received_at', 'desc'], amount: ['amount', 'desc'], payer_name: ['search', 'asc'] },
  sums: { value: sql<number>`amount`, matched: sql<number>`matched` },
  beside: (rows, { db, accountId }) =>
    suggestFor(
      db,
      accountId,
      rows.filter((row) => row.state === 'open'),
    ),
  item: (row, suggested) => toDto(row, suggested.get(row.id)?.[0] ?? null),
});

/** One credit whole. @throws Problem 404 */
export async function showCredit(ctx: Pick<Ctx, 'db' | 'accountId'>, id: number): Promise<CreditDetail> {
  const { db, accountId } = ctx;
  const row = await findRow(db, 'reconciliation_credits', accountId, id);
  const suggestions = row.state === 'open' ? ((await suggestFor(db, accountId, [row])).get(id) ?? []) : [];
  const matches = await db
    .selectFrom('reconciliation_matches')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('credit_id', '=', id)
    .orderBy('id')
    .execute();
  const day = saoPauloDay(row.received_at);
  const paid = await chargeRows(
    db,
    accountId,
    matches.map((match) => match.charge_id),
  );
  const charges = new Map(paid.map((charge) => [charge.id, candidateOn(charge, day)]));
  const histories = await db
    .selectFrom('reconciliation_histories')
    .select(['id', 'message', 'user_name', 'created_at'])
    .where('account_id', '=', accountId)
    .where('credit_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  const pix =
    row.source === 'pix'
      ? await db
          .selectFrom('pix_received')
          .select(['id', 'refunded'])
          .where('account_id', '=', accountId)
          .where('end_to_end', '=', row.source_key)
          .executeTakeFirst()
      : undefined;
  return {
    ...toDto(row, suggestions[0] ?? null),
    refunded: pix?.refunded ?? row.refunded,
    pix: pix?.id ?? null,
    suggestions,
    matches: matches.map(({ charge_id, amount, made_by, made_at }) => ({
      charge: charges.get(charge_id)!,
      amount,
      by: made_by,
      at: made_at.toISOString(),
    })),
    histories: histories.map((line) => ({
      id: line.id,
      message: line.message,
      by: line.user_name,
      at: line.created_at.toISOString(),
    })),
  };
}

/** The São Paulo day on which a credit came in, and its payer. @throws Problem 404 */
export async function comingOf({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>, id: number) {
  const row = await db
    .selectFrom('reconciliation_credits')
    .select(['received_at', 'payer_document as payer'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { day: saoPauloDay(row.received_at), payer: row.payer };
}
