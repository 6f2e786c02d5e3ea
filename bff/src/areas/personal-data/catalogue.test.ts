import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyStore } from '../../../../tests/support/test-database';
import type { Db, Store } from '../../core/database';
import type { NameCopy, PersonalData } from '../../core/personal-data';
import { nameCopies, personalData } from '../../core/personal-data-found';
import { givenColumns } from './gather';

let store: Store;
beforeAll(async () => {
  store = await openEmptyStore();
});
afterAll(() => store.close());

/** Columns of a built database that point to a person or copy a name, as 'table.column'. */
interface PeopleColumns {
  ids: string[];
  names: string[];
}

/** Ids: what refers to `users`, and numbers called so; names: texts that say who did it. Tables of the sandbox are no bank's. */
async function peopleColumns(db: Db): Promise<PeopleColumns> {
  const { rows } = await sql<{ kind: keyof PeopleColumns; at: string }>`
    select case when a.atttypid = 'text'::regtype then 'names' else 'ids' end as kind, c.relname || '.' || a.attname as at
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname not like 'sandbox%'
      and ((a.atttypid = 'text'::regtype and a.attname ~ '(^user_name|_by|requested_name)$')
        or (a.atttypid = 'bigint'::regtype and a.attname ~ '(^|_)(user_id|person_id|by|by_id|holder_id|author_id)$')
        or exists (
          select 1 from pg_constraint k
          where k.contype = 'f' and k.confrelid = 'users'::regclass and k.conrelid = c.oid and a.attnum = any (k.conkey)))
    order by 2`.execute(db);
  const of = (kind: keyof PeopleColumns) => rows.filter((row) => row.kind === kind).map(({ at }) => at);
  return { ids: of('ids'), names: of('names') };
}

/** Texts that are called as if they named a person, and do not. */
const NO_NAMES: Record<string, string> = {
  'pix_claims.ended_by': "which side ended it: 'donor', 'claimer'",
};

/** The columns that no area's `personal-data.ts` speaks of. */
function unnamedColumns(found: PeopleColumns, rules: readonly PersonalData[], copies: readonly NameCopy[]): string[] {
  const known = new Set([
    ...rules.map(({ table, column }) => `${table}.${column}`),
    ...[...rules, ...copies].flatMap(({ table, nameIn }) => (nameIn ? [`${table}.${nameIn}`] : [])),
    ...Object.keys(NO_NAMES),
  ]);
  return [...found.ids, ...found.names].filter((at) => !known.has(at));
}

it('every column that points to a person or copies a name is spoken of in an area’s personal-data.ts', async () => {
  expect(unnamedColumns(await peopleColumns(store.db), personalData, nameCopies)).toEqual([]);
});

it('a new table with a person, or with a name, is told by its columns', async () => {
  await store.execute(
    'create table gifts (account_id bigint, given_by bigint references users (id), author bigint references users (id), user_name text)',
  );
  const found = await peopleColumns(store.db);
  await store.execute('drop table gifts');
  expect(unnamedColumns(found, personalData, nameCopies)).toEqual([
    'gifts.author',
    'gifts.given_by',
    'gifts.user_name',
  ]);
});

it('every table and column that a rule names is there', async () => {
  const { rows } = await store.execute(
    `select table_name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = current_schema() group by 1`,
  );
  const there = new Map(rows.map((row) => [row.table_name as string, row.columns as string[]]));
  const missing = (table: string, columns: (string | undefined)[]) =>
    columns.filter((column) => column && !there.get(table)?.includes(column)).map((column) => `${table}.${column}`);
  expect([
    ...personalData.flatMap(({ table, column, since, nameIn, gives, files }) =>
      missing(table, [
        column,
        since,
        nameIn,
        ...(Array.isArray(gives) ? gives : []),
        ...(files ? ['bytes', 'type'] : []),
      ]),
    ),
    ...nameCopies.flatMap(({ table, nameIn }) => missing(table, ['account_id', nameIn])),
  ]).toEqual([]);
});

it('what is kept by the age of its rows says by which column', () => {
  expect(personalData.filter(({ basis, since }) => (basis === 'access') !== (since !== undefined))).toEqual([]);
});

it.each(['password_hash', 'totp_secret', 'totp_last_step', 'token_hash', 'private_key', 'passkey', 'letters', 'bytes'])(
  'a column %s is given to nobody',
  (column) => {
    const rule: PersonalData = { table: 'x', column: 'user_id', name: 'X', basis: 'none', gives: 'all' };
    expect(givenColumns(rule, ['name', column])).toEqual(['name']);
    expect(givenColumns({ ...rule, gives: ['name', column] }, ['name', column])).toEqual(['name']);
  },
);
