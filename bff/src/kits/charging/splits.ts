import { sql } from 'kysely';
import type { BilletInput } from '@balcao/contract/charges';
import { cleanCode, PAYEE_CODE, shareOf, splitOf } from '@balcao/contract/shared/split';
import type { Db, Trx } from '../../core/database';
import type { FieldErrors } from './issue-rules';
import { inWorldOf, worldsOf } from '../../platform/worlds/worlds';
import './tables';

type Items = BilletInput['items'];
type Repasses = NonNullable<Items[number]['repasses']>;

/** An account that a payee code names. */
export interface Payee {
  id: number;
  code: string;
  name: string;
  document: string;
  isClosed: boolean;
}

/** The accounts of payee codes in the caller's world, by code; codes of no account are left out. */
export async function payeesOf(db: Db, caller: number, codes: readonly string[]): Promise<Map<string, Payee>> {
  const wanted = [...new Set(codes.map(cleanCode))].filter((code) => PAYEE_CODE.test(code));
  if (!wanted.length) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'account_code as code', 'nickname as name', 'document', 'is_shutdown as isClosed'])
    .where('account_code', 'in', wanted)
    .execute();
  const worlds = await worldsOf(db, [caller, ...rows.map(({ id }) => id)]);
  return new Map(
    rows.flatMap((row) => {
      const id = inWorldOf(caller, row.id, worlds);
      return id === null ? [] : [[row.code, { ...row, id }]];
    }),
  );
}

/** Why a payee can get no part of the account's charges, in pt-BR. */
export function payeeFault(payee: Payee | undefined, accountId: number): string | null {
  if (!payee) return 'Nenhuma conta tem este código. Confira com quem recebe.';
  if (payee.id === accountId) return 'Este é o código da sua própria conta';
  return payee.isClosed ? 'Esta conta está encerrada e não recebe repasses' : null;
}

/** The faults of the items' payees, at their fields. */
export async function payeeFaults(db: Db, accountId: number, items: Items): Promise<FieldErrors> {
  const parts = items.flatMap(({ repasses = [] }, at) =>
    repasses.map(({ payee_code }, n) => ({
      code: cleanCode(payee_code),
      field: `items.${at}.repasses.${n}.payee_code`,
    })),
  );
  const known = await payeesOf(
    db,
    accountId,
    parts.map(({ code }) => code),
  );
  return parts.flatMap(({ code, field }) => {
    const message = payeeFault(known.get(code), accountId);
    return message ? [{ field, message }] : [];
  });
}

/**
 * Inserts the splits of the items for every charge, in one statement whose parameters do not grow with the charges. The input must have
 * been checked; accounts are never deleted, so its payees exist.
 */
export async function insertSplits(trx: Trx, accountId: number, chargeIds: number[], items: Items): Promise<void> {
  const payees = await payeesOf(
    trx,
    accountId,
    items.flatMap(({ repasses = [] }) => repasses.map(({ payee_code }) => payee_code)),
  );
  const parts = items.flatMap(({ amount, value: unit, repasses = [] }, item) =>
    repasses.map((part, place) => ({
      item,
      place,
      payee_id: payees.get(cleanCode(part.payee_code))!.id,
      type: part.type,
      value: part.value,
      share: shareOf(amount * unit, part),
    })),
  );
  if (!parts.length || !chargeIds.length) return;
  const all = <K extends keyof (typeof parts)[number]>(key: K) => parts.map((part) => part[key]);
  await sql`
    insert into charge_splits (account_id, charge_id, item, place, payee_id, type, value, share)
    select ${accountId}::bigint, c.id, p.item, p.place, p.payee_id, p.type, p.value, p.share
    from unnest(${chargeIds}::bigint[]) as c (id)
    cross join unnest(${all('item')}::int[], ${all('place')}::int[], ${all('payee_id')}::bigint[], ${all('type')}::text[],
      ${all('value')}::bigint[], ${all('share')}::bigint[]) as p (item, place, payee_id, type, value, share)`.execute(
    trx,
  );
}

/** The splits of a charge with their payees, item by item in the order given. */
export const splitsOf = (db: Db, accountId: number, chargeId: number) =>
  db
    .selectFrom('charge_splits as s')
    .innerJoin('accounts as a', 'a.id', 's.payee_id')
    .select(['s.item', 's.payee_id', 's.type', 's.value', 's.share', 's.paid'])
    .select(['a.nickname as name', 'a.account_code as code', 'a.is_shutdown as isClosed'])
    .where('s.account_id', '=', accountId)
    .where('s.charge_id', '=', chargeId)
    .orderBy('s.item')
    .orderBy('s.place')
    .execute();

export type SplitRow = Awaited<ReturnType<typeof splitsOf>>[number];

/** How much each payee gets of a charge, and has received: one line for each. */
export function receiversOf(rows: readonly SplitRow[]) {
  const lines = new Map<string, { name: string; account_code: string; value: number; paid: number }>();
  for (const { code, name, share, paid } of rows) {
    const line = lines.get(code) ?? { name, account_code: code, value: 0, paid: 0 };
    lines.set(code, { ...line, value: line.value + share, paid: line.paid + paid });
  }
  return [...lines.values()];
}

/** The splits of one item, in the order given. */
export const repassesOf = (rows: readonly SplitRow[], item: number): Repasses =>
  rows.filter((row) => row.item === item).map(({ code, type, value }) => ({ payee_code: code, type, value }));

/** How much of each charge goes to payees when it is paid as issued, integer cents; charges without splits are left out. */
export async function splitSums(db: Db, accountId: number, chargeIds: number[]): Promise<Map<number, number>> {
  if (!chargeIds.length) return new Map();
  const { rows } = await sql<{ id: number; sum: number }>`
    select charge_id as id, sum(share)::bigint as sum from charge_splits
    where account_id = ${accountId} and charge_id = any(${chargeIds}::bigint[]) group by charge_id`.execute(db);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

/** The splits of a piece of a charge, such as a parcel: each payee's part for `piece` of `whole`, rounded down. Integer cents. */
export const repassesOfPiece = (items: Items, piece: number, whole: number): Repasses =>
  splitOf(items)
    .map(({ payee_code, share }) => ({
      payee_code,
      type: 'currency' as const,
      value: Number((BigInt(share) * BigInt(piece)) / BigInt(whole)),
    }))
    .filter(({ value }) => value > 0);
