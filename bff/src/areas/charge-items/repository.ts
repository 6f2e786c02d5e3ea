import { sql, type Selectable } from 'kysely';
import type { ChargeItem, ChargeItemBody } from '@balcao/contract/charge-items';
import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import type { Database, Db } from '../../core/database';
import { listOf, type ListScope } from '../../core/list';
import { formatMoney } from '../../core/money';
import { fieldProblem, notFound, refuseFields } from '../../core/problem';
import { matchesText, searchText } from '../../core/search-text';
import { isUniqueViolation } from '../../core/unique-violation';
import { findRow } from '../../core/rows';
import { MAX_BILLET_VALUE } from '@balcao/contract/shared/billet-limits';
import './tables';

type Row = Omit<Selectable<Database['catalogue_items']>, 'account_id' | 'search'>;

const toDto = (row: Row): ChargeItem => ({
  id: row.id,
  name: row.name,
  value: row.value,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** The catalogue, by name. */
export const catalogue = listOf({
  from: 'catalogue_items',
  columns: ['name', 'value', 'created_at', 'updated_at'],
  where: ({ text }: { text?: string }) => [matchesText(sql.ref('search'), text)],
  order: { name: ['search', 'asc'], value: ['value', 'desc'], updated_at: ['updated_at', 'desc'] },
  item: toDto,
});

/** The prices that an item has had, newest first. */
const prices = listOf({
  from: 'catalogue_prices',
  columns: ['value', 'user_name', 'created_at'],
  where: ({ item }: { item: number }) => [sql`item_id = ${item}`],
  order: { id: ['id', 'desc'] },
  item: (row) => ({ id: row.id, value: row.value, user: row.user_name, created_at: row.created_at.toISOString() }),
});

/** @throws Problem 404 where the account has no such item. */
export async function findItem(db: Db, accountId: number, id: number): Promise<ChargeItem> {
  const row = await findRow(db, 'catalogue_items', accountId, id);
  return toDto(row);
}

/** A page of the item's prices, newest first. @throws Problem 404 where the account has no such item. */
export async function pricesOf(
  scope: ListScope,
  item: number,
  paging: { page?: number; size?: number },
): Promise<Answer<'GET /charge-items/{id}/prices'>> {
  await findItem(scope.db, scope.accountId, item);
  return prices.page(scope, { ...paging, item });
}

/** @throws Problem 422 at 'name' where it is blank or another item has it. */
export function insertItem(ctx: Ctx, input: ChargeItemBody): Promise<ChargeItem> {
  const named = cleanInput(input);
  return refusingDuplicates(async () => {
    const row = await ctx
      .trx()
      .insertInto('catalogue_items')
      .values({ account_id: ctx.accountId, ...named, value: input.value, created_at: ctx.now, updated_at: ctx.now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await notePrice(ctx, row.id, row.value);
    return toDto(row);
  });
}

/** Changes an item; only another value adds a price to its history. @throws Problem 404 where there is no such item, 422 as on creation. */
export function updateItem(ctx: Ctx, id: number, input: ChargeItemBody): Promise<ChargeItem> {
  const named = cleanInput(input);
  return refusingDuplicates(async () => {
    const held = await ctx
      .trx()
      .selectFrom('catalogue_items')
      .select('value')
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw notFound();
    const row = await ctx
      .trx()
      .updateTable('catalogue_items')
      .set({ ...named, value: input.value, updated_at: ctx.now })
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (held.value !== row.value) await notePrice(ctx, id, row.value);
    return toDto(row);
  });
}

/** @throws Problem 404 where there is no such item. */
export async function deleteItem(ctx: Ctx, id: number): Promise<void> {
  const gone = await ctx
    .trx()
    .deleteFrom('catalogue_items')
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
}

async function notePrice(ctx: Ctx, item_id: number, value: number): Promise<void> {
  await ctx
    .trx()
    .insertInto('catalogue_prices')
    .values({ account_id: ctx.accountId, item_id, value, user_name: ctx.userName, created_at: ctx.now })
    .execute();
}

/** @throws Problem 422 at 'name' where it is blank, at 'value' where no billet could hold it. */
function cleanInput(input: ChargeItemBody): { name: string; search: string } {
  const name = cleanName(input.name);
  refuseFields([
    ...(name ? [] : [{ field: 'name', message: 'Preenchimento obrigatório' }]),
    ...(input.value > MAX_BILLET_VALUE
      ? [{ field: 'value', message: `O valor máximo é ${formatMoney(MAX_BILLET_VALUE)}` }]
      : []),
  ]);
  return { name, search: searchText(name) };
}

async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? fieldProblem('name', 'Já existe um item com este nome') : error;
  }
}
