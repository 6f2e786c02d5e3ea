import type { Body } from '@balcao/contract/core/registry';
import { CHARGE_PERMISSIONS } from '@balcao/contract/shared/charge-permissions';
import type { Ctx, FileAnswer } from '../../core/area';
import { csvHeading, csvLines } from '../../core/spreadsheet';
import { findShipping } from './shipping';
import { titleIn } from './shipping-rows';
import { movementLabel } from './shipping-rules';

/** A page of a file's titles. */
export async function shippingRows(ctx: Ctx, id: number, asked: Body<'POST /file-exchange/shipping-file/{id}/rows'>) {
  const { layout } = await findShipping(ctx.db, ctx, id);
  const { page = 1, size = 15, asc = true, state } = asked;
  const all = ctx.db
    .selectFrom('cnab_shipping_rows')
    .where('account_id', '=', ctx.accountId)
    .where('shipping_id', '=', id);
  const query = state ? all.where('state', '=', state) : all;
  const { total } = await query.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('line', asc ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const seesBillets = ctx.can(CHARGE_PERMISSIONS.banking_billet);
  const items = rows.map((row) => {
    const { documentNumber, due } = titleIn(layout, row);
    const { line, movement, payer, value, faults, state: now } = row;
    return {
      line,
      movement,
      payer,
      value,
      documentNumber,
      due,
      state: now,
      movementLabel: movementLabel(movement),
      ourNumber: row.our_number,
      isNew: row.is_new,
      faults: faults.map(({ name: _name, ...fault }) => fault),
      charge: seesBillets && row.movement === '01' ? row.charge_id : null,
    };
  });
  return { items, total };
}

const COLUMNS = [
  'Linha',
  'Colunas',
  'Campo',
  'Motivo',
  'Movimento',
  'Seu número',
  'Nosso número',
  'Pagador',
  'Valor',
].map((title) => ({ title }));

/** A CSV of the refused titles: a line for each fault. */
export async function refusedTitles(ctx: Ctx, id: number): Promise<FileAnswer> {
  const { layout, file_number } = await findShipping(ctx.db, ctx, id);
  const rows = await ctx.db
    .selectFrom('cnab_shipping_rows')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('shipping_id', '=', id)
    .where('state', '=', 'refused')
    .orderBy('line')
    .execute();
  const lines = rows.flatMap((row) =>
    row.faults.map(({ line, from, to, field, message }) => [
      { number: line },
      from === null ? null : `${from}-${to}`,
      field,
      message,
      movementLabel(row.movement),
      titleIn(layout, row).documentNumber,
      row.our_number === null ? null : { number: row.our_number },
      row.payer,
      { cents: row.value },
    ]),
  );
  const bytes = Buffer.concat([csvHeading(COLUMNS), csvLines(lines)]);
  return { name: `remessa-${file_number}-recusados.csv`, bytes };
}
