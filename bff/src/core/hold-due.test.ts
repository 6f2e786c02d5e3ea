import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../tests/support/on-postgres';
import { openTestStore } from '../../../tests/support/test-database';
import type { Store, Trx } from './database';
import { holdDue } from './hold-due';

let store: Store;
/** Charges by account, two of each of two accounts. */
let charges: { account_id: number; id: number }[];
beforeAll(async () => {
  store = await openTestStore();
  const { rows } = await store.execute(`select account_id, id from (
    select account_id, id, row_number() over (partition by account_id order by id) as n, count(*) over (partition by account_id) as size
    from charges) c where n <= 2 and size >= 2 order by account_id, id limit 4`);
  charges = rows;
});
afterAll(() => store.close());

const due = (trx: Trx) =>
  trx
    .selectFrom('charges')
    .select(['account_id', 'id'])
    .where(
      'id',
      'in',
      charges.map(({ id }) => id),
    )
    .orderBy('id', 'desc');
const held = (most?: number) => store.transaction((trx) => holdDue(due(trx), most));

describe('what a round has to see to', () => {
  it('is held account by account, in the order asked for within each', async () => {
    const [one, two, three, four] = charges;
    expect(await held()).toEqual([two, one, four, three]);
  });

  it('is as many rows as it may be, of all accounts', async () => {
    expect(await held(3)).toHaveLength(3);
    expect(await held(1)).toEqual([charges.toSorted((a, b) => b.id - a.id)[0]]);
  });

  it('is found by a joined table, whose rows alone are held', async () => {
    const joined = await store.transaction((trx) =>
      holdDue(
        trx
          .selectFrom('charges as c')
          .innerJoin('accounts as a', 'a.id', 'c.account_id')
          .select(['c.account_id', 'c.id', 'a.nickname'])
          .where('c.id', '=', charges[0]!.id),
        undefined,
        'c',
      ),
    );
    expect(joined).toMatchObject([charges[0]]);
  });

  onPostgres('leaves out what another transaction holds, and waits for nothing', async () => {
    const other = await store.pool!.connect();
    try {
      await other.query('begin');
      await other.query('select from charges where id = $1 for update', [charges[1]!.id]);
      expect(await held()).toEqual([charges[0], charges[3], charges[2]]);
    } finally {
      await other.query('rollback');
      other.release();
    }
  });
});
