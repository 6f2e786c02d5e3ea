import { sql, type SelectQueryBuilder } from 'kysely';

/**
 * Locks the rows that a round has to see to, account by account, until the transaction ends. Those that another transaction holds are left
 * to the next time. A table that is divided by account can be asked so; over all accounts at once it cannot.
 * @param due what there is to do, in the order of one account
 * @param most rows at once, of all accounts; all where absent
 * @param of the table whose rows are locked, where `due` joins several
 */
export async function holdDue<DB, TB extends keyof DB & string, Row extends { account_id: number }>(
  due: SelectQueryBuilder<DB, TB, Row>,
  most?: number,
  of?: TB,
): Promise<Row[]> {
  const counts = new Map<number, number>();
  for (const { account_id } of await due.$if(most !== undefined, (q) => q.limit(most!) as typeof q).execute())
    counts.set(account_id, (counts.get(account_id) ?? 0) + 1);
  const accountId = sql.ref(of ? `${of}.account_id` : 'account_id');
  const held: Row[] = [];
  for (const [account, count] of [...counts].sort(([one], [other]) => one - other)) {
    const its = due.where(sql<boolean>`${accountId} = ${account}`).limit(count);
    held.push(...(await (of ? its.forUpdate(of) : its.forUpdate()).skipLocked().execute()));
  }
  return held;
}
