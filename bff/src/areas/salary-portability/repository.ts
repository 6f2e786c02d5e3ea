import { sql, type Selectable } from 'kysely';
import type { SalaryPortability } from '@balcao/contract/salary-portability';
import { bankOf } from '../../core/banks';
import type { Database, Db } from '../../core/database';
import { listOf } from '../../core/list';
import { notFound } from '../../core/problem';
import './tables';

export type PortabilityRow = Selectable<Database['salary_portabilities']>;

export const toDto = (row: Omit<PortabilityRow, 'account_id' | 'user_id'>): SalaryPortability => {
  const bank = bankOf(row.bank_ispb);
  return {
    id: row.id,
    state: row.state,
    protocol: row.protocol,
    bank: { ispb: row.bank_ispb, code: bank?.code ?? '', name: bank?.name ?? row.bank_ispb },
    employerDocument: row.employer_document,
    employerName: row.employer_name,
    requested_at: row.requested_at.toISOString(),
    deadline: row.deadline,
    answered_at: row.answered_at?.toISOString() ?? null,
    byDeadline: row.by_deadline,
    reason: row.reason,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
  };
};

/** The account's requests, newest first. */
export const portabilityList = listOf({
  from: 'salary_portabilities',
  columns: [
    'state',
    'protocol',
    'bank_ispb',
    'employer_document',
    'employer_name',
    'requested_at',
    'deadline',
    'answered_at',
    'by_deadline',
    'reason',
    'cancelled_at',
  ],
  where: ({ state }: { state?: SalaryPortability['state'] }) => [state && sql<boolean>`state = ${state}`],
  order: { requested_at: ['requested_at', 'desc'] },
  item: toDto,
});

/** @throws Problem 404 where the account has no such request */
export async function findPortability(
  db: Db,
  accountId: number,
  id: number,
  { lock = false } = {},
): Promise<PortabilityRow> {
  const query = db
    .selectFrom('salary_portabilities')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The employers with a request of the account that is open or holds. */
export async function listLiveEmployers(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('salary_portabilities')
    .select('employer_document')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['requested', 'accepted'])
    .execute();
  return rows.map(({ employer_document }) => employer_document);
}
