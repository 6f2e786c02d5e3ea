import { sql } from 'kysely';
import type { Db } from '../../core/database';
import { isSecretColumn, type PersonalData } from '../../core/personal-data';
import { personalData } from '../../core/personal-data-found';

export interface Gathered {
  /** Name of the file, without extension: the table's, with the column where a table has several kinds. */
  file: string;
  name: string;
  rows: Record<string, unknown>[];
  pictures: { type: string; bytes: Buffer }[];
}

/** All that is given to a person of the data about them, in one snapshot where the caller's transaction has one. */
export async function gather(db: Db, userId: number): Promise<Gathered[]> {
  const columns = await columnsOf(db);
  const gathered: Gathered[] = [];
  for (const rule of personalData) {
    const given = givenColumns(rule, columns.get(rule.table) ?? []);
    if (!given.length) continue;
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(given.map((column) => sql.ref(column)))} from ${sql.table(rule.table)} where ${isOf(rule, userId)}`.execute(
      db,
    );
    if (!rows.length) continue;
    gathered.push({
      file: fileOf(rule),
      name: rule.name,
      rows,
      pictures: rule.files ? await picturesOf(db, rule, userId) : [],
    });
  }
  return gathered;
}

/** SQL of whose a row is. */
export const isOf = ({ column, by }: PersonalData, userId: number) =>
  by === 'cpf'
    ? sql`${sql.ref(column)} = (select cpf from users where id = ${userId})`
    : sql`${sql.ref(column)} = ${userId}`;

/** The columns of a table that a rule gives, of those that it has. */
export const givenColumns = ({ gives }: PersonalData, has: readonly string[]): string[] => {
  if (typeof gives === 'object' && 'nothing' in gives) return [];
  const wanted = gives === 'all' ? has : has.filter((column) => gives.includes(column));
  return wanted.filter((column) => !isSecretColumn(column));
};

const fileOf = ({ table, column }: PersonalData): string =>
  personalData.filter((rule) => rule.table === table).length > 1 ? `${table}-${column}` : table;

/** Columns by table, as the database has them. */
async function columnsOf(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name::text as table, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = current_schema() group by 1`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

async function picturesOf(db: Db, rule: PersonalData, userId: number): Promise<Gathered['pictures']> {
  const { rows } = await sql<{ type: string; bytes: Uint8Array }>`
    select type, bytes from ${sql.table(rule.table)} where ${isOf(rule, userId)}`.execute(db);
  return rows.map(({ type, bytes }) => ({ type, bytes: Buffer.from(bytes) }));
}
