import { sql, type SqlBool } from 'kysely';
import { OPEN_STATUSES } from './statuses';

/** What is to be received ('A receber'): charges of every kind that can still be paid, due or overdue, and are not filed away. */
export const IS_OWED = sql<SqlBool>`(status in (${sql.join(OPEN_STATUSES.map((status) => sql.lit(status)))}) and not filed)`;
