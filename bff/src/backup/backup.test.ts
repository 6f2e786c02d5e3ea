import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freshPostgres, imageFile, postgresUrl } from '../../../tests/support/test-database';
import { readConfig, type Config } from '../core/config';
import { openEmbedded, openPostgres, type Store } from '../core/database';
import { backUp, restore } from './backup';
import { differences, faultsOf, type Figures } from './figures';

const folder = mkdtempSync(join(tmpdir(), 'balcao-backup-'));
const dropped: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of dropped) await drop();
  rmSync(folder, { recursive: true, force: true });
});

/** A bank with demo rows, and an empty place to restore it to. */
async function places(): Promise<{ here: Config; there: Config; open(): Promise<Store>; spoil(): Promise<void> }> {
  if (!postgresUrl) {
    const here = join(folder, 'here');
    await (await openEmbedded(join(here, 'database'), new Blob([readFileSync(imageFile())]))).close();
    const there = join(folder, 'there');
    return {
      here: readConfig({ BALCAO_DATA: here }),
      there: readConfig({ BALCAO_DATA: there }),
      open: () => openEmbedded(join(there, 'database')),
      spoil: async () => rmSync(there, { recursive: true }),
    };
  }
  const from = await freshPostgres();
  const to = await freshPostgres('template0');
  dropped.push(from.drop, to.drop);
  return {
    here: readConfig({ DATABASE_URL: from.url }),
    there: readConfig({ DATABASE_URL: to.url }),
    open: async () => openPostgres(to.url, 1),
    spoil: async () => {
      const store = openPostgres(to.url, 1);
      await store.execute('drop schema public cascade');
      await store.execute('drop schema if exists jobs cascade');
      await store.execute('create schema public');
      await store.close();
    },
  };
}

it('a bank is backed up, restored elsewhere with its chains, ledger and figures, and told where it is not the same', async () => {
  const { here, there, open, spoil } = await places();
  const backup = join(folder, 'backup');
  const figures = await backUp(here, backup);
  expect(figures.rows[`public.ledger_entries`]).toBeGreaterThan(100);
  await expect(backUp(here, backup)).rejects.toThrow('is there already');
  expect(await restore(there, backup)).toEqual([]);
  await expect(restore(there, backup)).rejects.toThrow(/is not empty|holds a bank/);

  const store = await open();
  await store.execute("update ledger_accounts set balance = balance + 1 where account_id = 0 and kind = 'fees'");
  expect(await faultsOf(store, figures)).toEqual([
    'the balances are not those of the backup',
    'account 0, fees: the balance is not the sum of its entries',
  ]);
  await store.close();

  await spoil();
  const changed = join(folder, 'changed');
  cpSync(backup, changed, { recursive: true });
  const told: Figures = { ...figures, rows: { ...figures.rows, 'public.customers': 1 }, balances: 'other' };
  writeFileSync(join(changed, 'figures.json'), JSON.stringify(told));
  expect(await restore(there, changed)).toEqual([
    expect.stringMatching(/^public\.customers: 1 rows in the backup, \d+ restored$/),
    'the balances are not those of the backup',
  ]);
  expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

it.each<[string, Partial<Figures>, string[]]>([
  ['none where all is the same', {}, []],
  ['a row that is missing', { rows: { a: 1, b: 2 } }, ['a: 2 rows in the backup, 1 restored']],
  ['a table that is missing', { rows: { a: 2 } }, ['b: 2 rows in the backup, no table restored']],
  ['a table that was not there', { rows: { a: 2, b: 2, c: 0 } }, ['c: no table rows in the backup, 0 restored']],
  ['a balance', { balances: 'y' }, ['the balances are not those of the backup']],
  ['a chain', { chains: 'y' }, ['the audit chains do not end as in the backup']],
])('a restored bank differs by %s', (_, after, told) => {
  const before: Figures = { kind: 'postgres', rows: { a: 2, b: 2 }, balances: 'x', chains: 'x' };
  expect(differences(before, { ...before, ...after })).toEqual(told);
});
