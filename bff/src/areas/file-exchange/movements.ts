import { sql } from 'kysely';
import type { CnabLayout } from '@balcao/contract/shared/cnab/bank';
import type { Movement } from '@balcao/contract/shared/cnab/return';
import type { Trx } from '../../core/database';
import type { Terms } from '../../kits/charging/amount';
import { POSTING } from '../../kits/charging/received';
import { paidMovement, TOLD_ACTIONS, noticeOf } from './rules';
import { titleIn } from './shipping-rows';
import { reasonsOf, refusedCode } from './shipping-rules';
import type { StoredFault } from './tables';

/** A movement with what it tells of, so that it is told once. */
export type KeyedMovement = Movement & { key: string };

/** Which movements are told: of an account, from an instant, before the end of a São Paulo day. */
export interface Window {
  accountId: number;
  since: Date;
  day: string;
}

/** Days back from a file's day in which movements that came late are looked for. */
const DAYS = 7;

interface TitleRow extends Terms {
  key: string;
  our_number: number;
  collection_key: string;
  document_number: string | null;
  company_id: string | null;
  charge_id: number;
  customer_document: string;
  customer_name: string;
  day: string;
}

interface StoredTitle {
  key: string;
  layout: CnabLayout;
  line: number;
  text: string;
  movement: string;
  faults: StoredFault[];
  day: string;
}

const columns = sql`c.id as charge_id, c.our_number, c.collection_key, c.value, c.expire_at, c.fine, c.interest,
  c.conditional_discount_type, c.conditional_discount_value, c.conditional_discount_date,
  c.customer_document, c.customer_name, n.document_number, n.company_id`;
const named = sql`left join cnab_titles n on n.account_id = c.account_id and n.charge_id = c.id`;
const between = (column: string, { since, day }: Window) =>
  sql`${sql.ref(column)} >= ${since} and ${sql.ref(column)} >= (${day}::date - ${DAYS}::int)::timestamp at time zone 'America/Sao_Paulo'
    and ${sql.ref(column)} < (${day}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'America/Sao_Paulo')::date`;
const untold = (accountId: number, key: ReturnType<typeof sql>) =>
  sql`not exists (select 1 from cnab_return_movements m where m.account_id = ${accountId} and m.key = ${key})`;

const titleOf = (row: TitleRow) => ({
  key: row.key,
  ourNumber: row.our_number,
  // the last digit of the bar code's free field
  ourDigit: row.collection_key.slice(-1),
  documentNumber: row.document_number ?? String(row.charge_id),
  companyId: row.company_id ?? '',
  due: row.expire_at,
  value: row.value,
  payer: { document: row.customer_document, name: row.customer_name },
});
const NO_MONEY = { fee: 0, accrued: 0, discount: 0, paid: 0, net: 0, creditOn: null };

/** What users and the bank did with billets, in order. */
async function changes(trx: Trx, window: Window): Promise<KeyedMovement[]> {
  const key = sql`'h:' || h.id`;
  const { rows } = await sql<TitleRow & { action: string }>`
    select ${key} as key, h.action, ${dayOf('h.created_at')} as day, ${columns}
    from charge_histories h join charges c on c.account_id = h.account_id and c.id = h.charge_id ${named}
    where h.account_id = ${window.accountId} and ${between('h.created_at', window)}
      and h.action = any(${TOLD_ACTIONS}::text[]) and c.our_number is not null and ${untold(window.accountId, key)}
    order by h.id`.execute(trx);
  return rows.map((row) => ({ ...titleOf(row), ...NO_MONEY, ...noticeOf(row.action), occurredOn: row.day }));
}

/** Payments that the ledger credited, in order, each with the fee that was withheld of it. */
async function payments(trx: Trx, window: Window): Promise<KeyedMovement[]> {
  const key = sql`'p:' || p.event_id`;
  const { rows } = await sql<
    TitleRow & { amount: number; outcome: string; credited: number; paid_on: string; credit_on: string }
  >`
    select ${key} as key, p.amount, p.outcome, e.amount as credited, ${dayOf('p.paid_at')} as paid_on,
      ${dayOf('e.at')} as credit_on, ${dayOf('e.at')} as day, ${columns}
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id and t.kind = 'billet'
      join billet_payments p on p.event_id = substr(t.key, ${POSTING.length + 1}::int) and p.account_id = e.account_id
      join charges c on c.account_id = p.account_id and c.id = p.charge_id ${named}
    where e.account_id = ${window.accountId} and e.kind = 'available' and e.amount > 0 and ${between('e.at', window)}
      and c.our_number is not null and ${untold(window.accountId, key)}
    order by e.id`.execute(trx);
  return rows.flatMap((row) => {
    const fee = row.amount - row.credited;
    const movement = paidMovement(row, { amount: row.amount, fee, outcome: row.outcome, day: row.paid_on });
    const title = { ...titleOf(row), occurredOn: row.paid_on };
    const payment = { ...title, ...movement, fee: 0, creditOn: row.credit_on };
    const tariff = { ...title, ...NO_MONEY, key: `${row.key}:fee`, code: '28', reasons: '', fee };
    return fee ? [payment, tariff] : [payment];
  });
}

/** Titles of shipping files that were refused, in order. */
async function refusals(trx: Trx, window: Window): Promise<KeyedMovement[]> {
  const key = sql`'s:' || r.shipping_id || ':' || r.line`;
  const { rows } = await sql<StoredTitle>`
    select ${key} as key, r.line, r.text, r.movement, r.faults, f.layout, ${dayOf('f.ended_at')} as day
    from cnab_shipping_files f join cnab_shipping_rows r on r.account_id = f.account_id and r.shipping_id = f.id
    where f.account_id = ${window.accountId} and f.status = 'done' and ${between('f.ended_at', window)}
      and r.state = 'refused' and ${untold(window.accountId, key)}
    order by f.id, r.line`.execute(trx);
  return rows.map(({ key: own, layout, line, text, movement, faults, day }) => {
    const { ourNumber, documentNumber, companyId, due, value, payer } = titleIn(layout, { line, text });
    return {
      ...NO_MONEY,
      key: own,
      documentNumber,
      companyId,
      due,
      value,
      ourNumber: Math.max(0, ourNumber),
      ourDigit: '',
      payer: { document: payer.document, name: payer.name },
      code: refusedCode(movement),
      reasons: reasonsOf(faults),
      occurredOn: day,
    };
  });
}

/** Everything that a file tells and none told before: refused titles, changes, then payments. */
export const movementsOf = async (trx: Trx, window: Window): Promise<KeyedMovement[]> => [
  ...(await refusals(trx, window)),
  ...(await changes(trx, window)),
  ...(await payments(trx, window)),
];
