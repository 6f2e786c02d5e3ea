import { afterAll, beforeAll, expect } from 'vitest';
import { addCustomer, billetInput } from '../../bff/test/billets';
import { openEmptyBank, type EmptyBank } from '../../bff/test/harness';
import { WAITING } from '../../bff/test/meanwhile';
import { onPostgres } from '../support/on-postgres';
import { until } from '../support/until';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

onPostgres(
  'who is made one with another while being charged is not charged: no charge is left behind with a customer who is gone',
  async () => {
    const member = await bank.openAccount();
    const [survivor, gone] = [await addCustomer(member), await addCustomer(member)];
    const merge = await bank.store.pool!.connect();
    await merge.query('begin');
    await merge.query('update customers set deleted_at = now(), merged_into = $1 where id = $2', [survivor, gone]);
    let isOver = false;
    const issued = member
      .call('POST /charges/{type}', {
        params: { type: 'banking_billet' },
        body: billetInput(await bank.today(), [gone]),
      })
      .finally(() => (isOver = true));
    await until(
      'the issue waits for the merge, or is over',
      async () => isOver || (await bank.store.execute(WAITING)).rows.length > 0,
    );
    await merge.query('update charges set customer_id = $1 where customer_id = $2', [survivor, gone]);
    await merge.query('commit');
    merge.release();
    expect((await issued).json).toMatchObject({ ids: [], failed: 1 });
    expect((await bank.store.execute('select id from charges where customer_id = $1', [gone])).rows).toEqual([]);
  },
);
