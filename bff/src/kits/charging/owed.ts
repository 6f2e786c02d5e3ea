import { sql, type SqlBool } from 'kysely';
import { paidLinksOf } from './links/paid-once';
import { OPEN_STATUSES } from './statuses';

/**
 * What an account is to receive ('A receber'): charges of every kind that can still be paid, due or overdue, and are not filed away; those
 * of a single-use link that one payer has paid are due no more.
 */
export const isOwed = (accountId: number) =>
  sql<SqlBool>`(status in (${sql.join(OPEN_STATUSES.map((status) => sql.lit(status)))}) and not filed
    and (link_id is null or link_id not in ${paidLinksOf(accountId)}))`;
