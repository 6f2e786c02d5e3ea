import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { amountDueOn } from '../../kits/charging/amount';
import { KIND_LABELS } from '../../kits/charging/kind-labels';
import { OPEN_STATUSES } from '../../kits/charging/statuses';
import { matchesText } from '../../core/search-text';
import type { Candidate, Known } from './suggest';
import { suggestionsOf } from './suggest';
import './tables';

const COLUMNS = [
  'id',
  'kind',
  'status',
  'value',
  'expire_at',
  'fine',
  'interest',
  'conditional_discount_type',
  'conditional_discount_value',
  'conditional_discount_date',
  'customer_name',
  'customer_document',
] as const;

/** Most charges of one payer, and of one value, that are considered for a credit. */
const MOST_OF_PAYER = 60;
const MOST_OF_VALUE = 40;
const MOST_FOUND = 20;

/** A query of the charges that a credit can pay: all open ones other than those paid by card. */
const payable = (db: Db, accountId: number) =>
  db
    .selectFrom('charges')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('status', 'in', OPEN_STATUSES)
    .where(sql<SqlBool>`payment_method is distinct from 'credit_card'`);

type Found = Awaited<ReturnType<ReturnType<typeof payable>['execute']>>[number];

/** A charge as it stood on a São Paulo day. */
export const candidateOn = (row: Found, day: string): Candidate => ({
  id: row.id,
  kind: row.kind,
  kind_label: KIND_LABELS[row.kind],
  customer_name: row.customer_name,
  customer_document: row.customer_document,
  status: row.status,
  expire_at: row.expire_at,
  value: row.value,
  due: amountDueOn(row, day).total,
});

export const chargeRows = (db: Db, accountId: number, ids: number[]): Promise<Found[]> =>
  db
    .selectFrom('charges')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();

/** The suggestions for several credits, with the charges read for all of them at once. */
export async function suggestFor<C extends Omit<Known, 'day'> & { id: number; received_at: Date }>(
  db: Db,
  accountId: number,
  credits: C[],
): Promise<Map<number, ReturnType<typeof suggestionsOf>>> {
  if (!credits.length) return new Map();
  const documents = [...new Set(credits.flatMap((one) => one.payer_document ?? []))];
  const values = [...new Set(credits.map((one) => one.amount - one.refunded))];
  const near = (of: RawBuilder<SqlBool>, most: number) =>
    payable(db, accountId)
      .where(of)
      // a credit cannot pay those (see match.ts); a search finds them, and matching says why
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('charge_splits as s')
              .select('s.charge_id')
              .where('s.account_id', '=', accountId)
              .whereRef('s.charge_id', '=', 'charges.id'),
          ),
        ),
      )
      .orderBy('expire_at')
      .orderBy('id')
      .limit(most * credits.length)
      .execute();
  const rows = [
    ...(documents.length ? await near(sql<SqlBool>`customer_document = any(${documents}::text[])`, MOST_OF_PAYER) : []),
    ...(await near(sql<SqlBool>`value = any(${values}::bigint[])`, MOST_OF_VALUE)),
  ];
  const charges = [...new Map(rows.map((row) => [row.id, row])).values()];
  return new Map(
    credits.map((credit) => {
      const day = saoPauloDay(credit.received_at);
      const left = credit.amount - credit.refunded;
      const own = charges.filter((row) => row.customer_document === credit.payer_document || row.value === left);
      return [
        credit.id,
        suggestionsOf(
          { ...credit, day },
          own.map((row) => candidateOn(row, day)),
        ),
      ];
    }),
  );
}

/** Finds open charges by a charge's number, or a customer's name or document; the payer's own come first. */
export async function findCharges(
  db: Db,
  accountId: number,
  text: string,
  { day, payer }: { day: string; payer: string | null },
): Promise<Candidate[]> {
  const typed = text.trim();
  const matches = matchesText(sql.ref('search'), typed);
  const rows = await payable(db, accountId)
    .$if(matches !== null, (q) =>
      q.where(/^\d{1,12}$/.test(typed) ? sql<SqlBool>`(id = ${Number(typed)} or ${matches})` : matches!),
    )
    .orderBy(sql`customer_document is not distinct from ${payer}`, 'desc')
    .orderBy('expire_at')
    .orderBy('id')
    .limit(MOST_FOUND)
    .execute();
  return rows.map((row) => candidateOn(row, day));
}
