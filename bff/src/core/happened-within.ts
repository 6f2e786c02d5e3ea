import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The first instant of a São Paulo day, so many days later. */
const startOf = (day: string, later = 0) =>
  sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'America/Sao_Paulo')`;

/**
 * Conditions that an instant lies on São Paulo days, both included; null where a side is open. Said of the instant
 * itself, which the indexes are on: said of its day, every row would be read.
 */
export const happenedWithin = (
  column: string,
  { from, to }: { from?: string | undefined; to?: string | undefined } = {},
): (RawBuilder<SqlBool> | null)[] => [
  from ? sql<SqlBool>`${sql.ref(column)} >= ${startOf(from)}` : null,
  to ? sql<SqlBool>`${sql.ref(column)} < ${startOf(to, 1)}` : null,
];
