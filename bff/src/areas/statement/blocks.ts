import { sql } from 'kysely';
import type { StatementBlock } from '@balcao/contract/statement';
import type { Db } from '../../core/database';
import { MONEY_ROUTE, operationOfKey, typeLabel } from './sources';
import '../../kits/money/tables';

const heldReservations = (db: Db, accountId: number) =>
  db.selectFrom('ledger_reservations').where('account_id', '=', accountId).where('state', '=', 'held');

/** Number and sum of the account's reservations; integer cents. */
export const sumBlocks = (db: Db, accountId: number): Promise<{ count: number; amount: number }> =>
  heldReservations(db, accountId)
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(amount), 0)`.as('amount')])
    .executeTakeFirstOrThrow();

/** The account's reservations, newest first: reason, amount in integer cents, and what will end each. */
export async function listBlocks(db: Db, accountId: number): Promise<StatementBlock[]> {
  const rows = await heldReservations(db, accountId)
    .select(['key', 'amount', 'at'])
    .orderBy('at', 'desc')
    .limit(500)
    .execute();
  const ids = rows.flatMap(({ key }) => operationOfKey(key) ?? []);
  const operations = ids.length
    ? await db
        .selectFrom('money_operations')
        .select(['id', 'kind', 'counterpart'])
        .where('account_id', '=', accountId)
        .where('id', 'in', ids)
        .execute()
    : [];
  return rows.map(({ key, amount, at }, i) => {
    const operation = operations.find(({ id }) => id === operationOfKey(key));
    return {
      id: operation?.id ?? i + 1,
      reason: operation
        ? `${typeLabel(operation.kind)} para ${operation.counterpart.name}, à espera da outra instituição`
        : 'Valor reservado pelo banco',
      amount,
      since: at.toISOString(),
      until: operation ? 'Até a outra instituição confirmar ou recusar' : null,
      origin: operation ? { route: MONEY_ROUTE, params: { id: operation.id } } : null,
    };
  });
}
