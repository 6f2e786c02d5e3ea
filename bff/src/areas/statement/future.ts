import { sql, type Selectable } from 'kysely';
import type { ChargeKind } from '@balcao/contract/charges';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { FutureLine } from '@balcao/contract/statement';
import { isRealDay } from '../../core/calendar';
import type { Database, Db } from '../../core/database';
import { fieldProblem, notFound } from '../../core/problem';
import type { FutureRow, FutureSource, Origin } from '../../core/statement-source';
import { paidLinksOf } from '../../kits/charging/links/paid-once';
import { operationWords } from '../../kits/money/words';
import { futureSources, MONEY_ROUTE } from './sources';
import '../../kits/charging/tables';
import '../../kits/money/tables';

/** The first digit of `id` tells the table: 1 charges, 2 operations, 3 to 9 an area's own; the rest is the row's own id. */
interface Row {
  id: number;
  day: string;
  kind: FutureLine['kind'];
  type: string;
  name: string;
  value: number;
}

const receivableOf = ({ digit, rows }: FutureSource, accountId: number, today: string) => sql`union all
  select (${String(digit)}::text || r.id)::bigint, r.day, 'receivable', ${String(digit)}::text, r.name, r.value
    from (${rows(accountId, today)}) as r`;

const sourceOf = (digit: string): FutureSource => futureSources.find((one) => String(one.digit) === digit)!;

const future = (accountId: number, today: string) => sql`
  select ('1' || id)::bigint as id, expire_at as day, 'charge' as kind, kind as type, customer_name as name, value as value
    from charges where account_id = ${accountId} and status in ('new', 'waiting') and not filed and expire_at >= ${today}
      and (link_id is null or link_id not in ${paidLinksOf(accountId)})
  union all
  select ('2' || id)::bigint, scheduled_for, 'operation', kind, counterpart ->> 'name', -(amount + fee)
    from money_operations where account_id = ${accountId} and state = 'scheduled'
  ${sql.join(
    futureSources.map((one) => receivableOf(one, accountId, today)),
    sql` `,
  )}`;

/** pt-BR names of future lines, by the kind of their charge. */
const CHARGE_LABELS: Record<ChargeKind, string> = {
  banking_billet: 'Boleto a vencer',
  carnet: 'Carnê a vencer',
  subscription: 'Assinatura a vencer',
  credit_card: 'Cartão de crédito a receber',
  link: 'Link ou botão a vencer',
};

function labelOf(kind: FutureLine['kind'], type: string): string {
  if (kind === 'operation') return operationWords({ kind: type, state: 'scheduled' });
  return kind === 'receivable' ? sourceOf(type).typeLabel : CHARGE_LABELS[type as ChargeKind];
}

const lineOf = ({ id, day, kind, type, name, value }: Row): FutureLine => ({
  id,
  day,
  kind,
  typeLabel: labelOf(kind, type),
  description: name,
  value,
});

/**
 * A page of future lines by day: open charges and what else areas expect to receive, and
 * scheduled operations (negative values). Integer cents.
 */
export async function listFuture(
  db: Db,
  accountId: number,
  today: string,
  { page = 1, size = 15, asc = true, direction, dateFrom, dateTo }: Body<'POST /statement/future'>,
): Promise<{ items: FutureLine[]; total: number }> {
  for (const [field, day] of Object.entries({ dateFrom, dateTo }))
    if (day !== undefined && !isRealDay(day)) throw fieldProblem(field, 'Informe uma data que exista.');
  const where = sql`where (${direction ?? null}::text is null or (value > 0) = (${direction ?? null}::text = 'in'))
    and (${dateFrom ?? null}::date is null or day >= ${dateFrom ?? null}::date)
      and (${dateTo ?? null}::date is null or day <= ${dateTo ?? null}::date)`;
  const from = sql`from (${future(accountId, today)}) as f ${where}`;
  const order = asc ? sql`day, id` : sql`day desc, id desc`;
  const { rows } = await sql<Row>`select * ${from} order by ${order} limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  return { items: rows.map(lineOf), total: counted.rows[0]!.total };
}

/** The page of a charge: as a parcel of its carnet, as a payment of its subscription, or by how it is paid. */
function originOfCharge({
  id,
  carnet_id,
  subscription_id,
  payment_method,
}: Pick<Selectable<Database['charges']>, 'id' | 'carnet_id' | 'subscription_id' | 'payment_method'>): Origin {
  if (carnet_id) return { route: 'receive:management:carnets:parcel-details', params: { id: carnet_id, idDetail: id } };
  if (subscription_id) return { route: 'subscriptions-payment', params: { id: subscription_id, idDetail: id } };
  if (payment_method === 'credit_card') return { route: 'receive:management:credit-card:detail', params: { id } };
  return { route: 'billing-banking_billet-management-detail', params: { id } };
}

/** One future line. @throws Problem 404 */
export async function showFuture(
  db: Db,
  accountId: number,
  today: string,
  id: number,
): Promise<Answer<'GET /statement/future/{id}'>> {
  const { rows } = await sql<Row>`select * from (${future(accountId, today)}) as f where id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  const own = Number(String(id).slice(1));
  if (row.kind === 'receivable') {
    const source = sourceOf(row.type);
    const result =
      await sql<FutureRow>`select * from (${source.rows(accountId, today)}) as r where id = ${own}`.execute(db);
    const { name, document, created_at } = result.rows[0]!;
    return {
      ...lineOf(row),
      counterpart: { name, document },
      protocol: null,
      created_at: created_at.toISOString(),
      origin: source.origin(result.rows[0]!),
    };
  }
  if (row.kind === 'charge') {
    const charge = await db
      .selectFrom('charges')
      .select([
        'id',
        'customer_name',
        'customer_document',
        'created_at',
        'carnet_id',
        'subscription_id',
        'payment_method',
      ])
      .where('account_id', '=', accountId)
      .where('id', '=', own)
      .executeTakeFirstOrThrow();
    return {
      ...lineOf(row),
      counterpart: { name: charge.customer_name, document: charge.customer_document },
      protocol: null,
      created_at: charge.created_at.toISOString(),
      origin: originOfCharge(charge),
    };
  }
  const operation = await db
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', own)
    .executeTakeFirstOrThrow();
  return {
    ...lineOf(row),
    counterpart: { name: operation.counterpart.name, document: operation.counterpart.document },
    protocol: operation.protocol,
    created_at: operation.created_at.toISOString(),
    origin: { route: MONEY_ROUTE, params: { id: own } },
  };
}
