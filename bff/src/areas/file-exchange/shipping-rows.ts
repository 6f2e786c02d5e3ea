import { sql } from 'kysely';
import type { CnabLayout } from '@balcao/contract/shared/cnab/bank';
import { titlesIn } from '@balcao/contract/shared/cnab/shipping';
import type { ReadTitle } from '@balcao/contract/shared/cnab/title';
import type { Trx } from '../../core/database';
import type { Judged } from './judge';
import type { StoredFault } from './tables';

/** A title's row as it is written. */
export interface WrittenRow {
  line: number;
  text: string;
  movement: string;
  ourNumber: number | null;
  value: number;
  state: 'ready' | 'done' | 'refused';
  faults: StoredFault[];
  payer: string;
  document: string;
  isNew: boolean;
  charge: number | null;
}

/** The row of a title that was judged; `also`: faults that were found before. @param text its lines */
export function rowOf(
  { title, faults, payer, document, isNew }: Judged,
  text: string,
  also: StoredFault[],
): WrittenRow {
  const all = [...also, ...faults];
  return {
    line: title.line,
    text,
    movement: title.movement,
    ourNumber: title.ourNumber > 0 ? title.ourNumber : null,
    value: title.value,
    state: all.length ? 'refused' : 'ready',
    faults: all,
    payer,
    document,
    isNew: isNew && !all.length,
    charge: null,
  };
}

/** A stored title read again; its places are those of the whole file. */
export function titleIn(layout: CnabLayout, { line, text }: { line: number; text: string }): ReadTitle {
  const title = titlesIn(layout, text.split('\n'))[0]!;
  const places = Object.fromEntries(
    Object.entries(title.places).map(([name, place]) => [name, { ...place, line: place.line + line - 1 }]),
  );
  return { ...title, line, places };
}

/** Writes rows of a shipping file, new ones and ones that are there. */
export async function writeRows(trx: Trx, accountId: number, shipping: number, rows: WrittenRow[]): Promise<void> {
  if (!rows.length) return;
  const of = <T>(take: (row: WrittenRow) => T): T[] => rows.map(take);
  await sql`
    insert into cnab_shipping_rows as r
      (account_id, shipping_id, line, text, movement, our_number, value, state, faults, payer, document, is_new, charge_id)
    select ${accountId}::bigint, ${shipping}::bigint, v.line, v.text, v.movement, v.our_number, v.value, v.state,
      v.faults::jsonb, v.payer, v.document, v.is_new, v.charge_id
    from unnest(${of((row) => row.line)}::int[], ${of((row) => row.text)}::text[], ${of((row) => row.movement)}::text[],
      ${of((row) => row.ourNumber)}::bigint[], ${of((row) => row.value)}::bigint[], ${of((row) => row.state)}::text[],
      ${of((row) => JSON.stringify(row.faults))}::text[], ${of((row) => row.payer)}::text[],
      ${of((row) => row.document)}::text[], ${of((row) => row.isNew)}::boolean[], ${of((row) => row.charge)}::bigint[])
      as v (line, text, movement, our_number, value, state, faults, payer, document, is_new, charge_id)
    on conflict (account_id, shipping_id, line) do update set our_number = excluded.our_number, state = excluded.state,
      faults = excluded.faults, payer = excluded.payer, is_new = excluded.is_new, charge_id = excluded.charge_id`.execute(
    trx,
  );
}

/** Counts a file's titles anew from its rows. */
export async function countRows(trx: Trx, accountId: number, shipping: number): Promise<void> {
  await sql`
    update cnab_shipping_files f set done = n.done, refused = n.refused, value = n.value
    from (select count(*) filter (where state = 'done') as done, count(*) filter (where state = 'refused') as refused,
        coalesce(sum(value) filter (where state <> 'refused'), 0) as value
      from cnab_shipping_rows where account_id = ${accountId} and shipping_id = ${shipping}) as n
    where f.account_id = ${accountId} and f.id = ${shipping}`.execute(trx);
}
