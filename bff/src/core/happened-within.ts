import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The first instant of a São Paulo day, or of the day `later` days after it. */
const startOf = (day: string, later = 0) =>
  sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'America/Sao_Paulo')`;

/**
 * Conditions that an instant lies between two São Paulo days, both included; null where a side is open. They compare the instant itself,
 * which is indexed; comparing its day would read every row.
 */
export const happenedWithin = (
  column: string,
  { from, to }: { from?: string | undefined; to?: string | undefined } = {},
): (RawBuilder<SqlBool> | null)[] => [
  from ? sql<SqlBool>`${sql.ref(column)} >= ${startOf(from)}` : null,
  to ? sql<SqlBool>`${sql.ref(column)} < ${startOf(to, 1)}` : null,
];
