import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';

let bank: EmptyBank;

beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

/** Issued as one part of a batch: 9,000 rows of splits, more than one insert of a row each could take. */
it('a batch of a hundred charges whose nine items are split among ten payees is issued', async () => {
  const issuer = await bank.openAccount();
  for (let n = 0; n < 10; n++) await bank.openAccount();
  const { rows } = await bank.store.execute('select account_code from accounts where id <> $1', [issuer.accountId]);
  const repasses = rows.map((row, n) => ({
    payee_code: row.account_code as string,
    type: n % 2 ? ('percentage' as const) : ('currency' as const),
    value: 100 + n,
  }));
  const items = Array.from({ length: 9 }, (_, n) => ({ name: `Aula ${n}`, amount: 1, value: 20_000, repasses }));
  const customers = [];
  for (let n = 0; n < 100; n++) customers.push(await addCustomer(issuer));
  const ids = await issue(bank, issuer, customers, { items });
  expect(ids).toHaveLength(100);
  const splits = await bank.store.execute(
    `select item, place, s.type, s.value, share, a.account_code as payee_code from charge_splits s
    join accounts a on a.id = s.payee_id where charge_id = $1 order by item, place`,
    [ids[99]],
  );
  expect(splits.rows).toEqual(
    items.flatMap((_, item) =>
      repasses.map((part, place) => ({
        ...part,
        item,
        place,
        share: part.type === 'currency' ? part.value : (20_000 * part.value) / 10_000,
      })),
    ),
  );
  const { rows: all } = await bank.store.execute('select count(*) from charge_splits');
  expect(Number(all[0].count)).toBe(9_000);
});
