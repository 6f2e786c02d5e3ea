import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WHOLE } from '../../tests/support/keys';

interface Key {
  table: string;
  to: string;
  columns: string[];
  toColumns: string[];
}
type Plan = Map<string, 'divided' | 'whole' | 'apart'>;
const { ASKED_WITHOUT_ACCOUNT, byRow, isTaken, keyByAccount, onOneNode, onOwnNode, planOf } = (await import(
  join(import.meta.dirname, 'plan.mjs')
)) as {
  ASKED_WITHOUT_ACCOUNT: string[];
  planOf: (tables: { name: string; hasAccount: boolean }[], foreign: Pick<Key, 'table' | 'to'>[]) => Plan;
  byRow: (made: string) => string | null;
  onOneNode: (made: string) => string;
  onOwnNode: (made: string) => string;
  isTaken: (plan: Plan, key: Key) => boolean;
  keyByAccount: (key: Record<string, unknown>) => string[];
};

const plan = planOf(
  [
    { name: 'account_directory', hasAccount: true },
    { name: 'accounts', hasAccount: false },
    { name: 'attempts', hasAccount: false },
    { name: 'charges', hasAccount: true },
    { name: 'customers', hasAccount: true },
    { name: 'memberships', hasAccount: true },
    { name: 'sessions', hasAccount: true },
    { name: 'sandbox_messages', hasAccount: true },
  ],
  [
    { table: 'charges', to: 'accounts' },
    { table: 'charges', to: 'customers' },
    { table: 'sessions', to: 'attempts' },
  ],
);

it('every table that is whole for its keys is one that is not divided, but for the directory; memberships are another', () => {
  const kept = Object.keys(WHOLE).filter((table) => table !== 'account_directory');
  expect(ASKED_WITHOUT_ACCOUNT.toSorted()).toEqual([...kept, 'memberships'].toSorted());
});

it('a value is taken out of the directory on the node of its account', () => {
  const made = "delete from account_directory where listed = 'charges.txid' and value = old.txid;";
  expect(onOwnNode(made)).toBe(made.replace('where', 'where account_id = old.account_id and'));
});

it.each([
  ['account_directory', 'divided'],
  ['charges', 'divided'],
  ['customers', 'divided'],
  ['accounts', 'whole'],
  ['memberships', 'whole'],
  ['attempts', 'apart'],
  ['sessions', 'apart'],
  ['sandbox_messages', 'apart'],
])('%s is %s', (table, place) => expect(plan.get(table)).toBe(place));

const id = ['id'];
const byAccount = ['account_id', 'id'];
it.each([
  ['charges', 'accounts', ['account_id'], id, true],
  ['charges', 'customers', byAccount, byAccount, true],
  ['charges', 'customers', id, id, false],
  ['charges', 'customers', ['payee_id', 'id'], byAccount, false],
  ['sessions', 'accounts', ['account_id'], id, true],
  ['sessions', 'attempts', id, id, true],
  ['memberships', 'accounts', ['account_id'], id, true],
  ['sessions', 'charges', byAccount, byAccount, false],
  ['charges', 'sessions', id, id, false],
])('a foreign key from %s to %s by %j to %j: %s', (table, to, columns, toColumns, taken) =>
  expect(isTaken(plan, { table, to, columns, toColumns })).toBe(taken),
);

it('a key over accounts becomes one within each', () => {
  const key = { name: 'k', table: 't', columns: ['a', 'lower(b)'], rest: ' where a > 0' };
  expect(keyByAccount({ ...key, isConstraint: false, isPrimary: false })).toEqual([
    'drop index k',
    'create unique index k on t (account_id, a, lower(b)) where a > 0',
  ]);
  expect(keyByAccount({ ...key, isConstraint: true, isPrimary: true })).toEqual([
    'alter table t drop constraint k',
    'alter table t add constraint k primary key (account_id, a, lower(b))',
  ]);
});

it('a trigger of statements becomes one of rows', () => {
  const made =
    'CREATE TRIGGER t AFTER UPDATE ON public.charges REFERENCING OLD TABLE AS o NEW TABLE AS n FOR EACH STATEMENT';
  expect(byRow(`${made} EXECUTE FUNCTION charge_counts_updated()`)).toBe(
    'CREATE TRIGGER t AFTER UPDATE ON public.charges FOR EACH ROW EXECUTE FUNCTION charge_counts_of_row()',
  );
});

it('a trigger of statements that nothing does row by row is left out', () =>
  expect(
    byRow(
      'CREATE TRIGGER t AFTER INSERT ON public.tags REFERENCING NEW TABLE AS n FOR EACH STATEMENT EXECUTE FUNCTION f()',
    ),
  ).toBeNull());

it.each([
  ['AFTER INSERT ON t FOR EACH ROW', 'AFTER INSERT ON t FOR EACH ROW WHEN (on_coordinator())'],
  [
    'AFTER UPDATE ON t FOR EACH ROW WHEN ((a > 0))',
    'AFTER UPDATE ON t FOR EACH ROW WHEN (on_coordinator() and (a > 0))',
  ],
  // what it changes is the row, on every node alike
  ['BEFORE INSERT ON t FOR EACH ROW', 'BEFORE INSERT ON t FOR EACH ROW'],
])('on a whole table, a trigger %s becomes %s', (made, one) =>
  expect(onOneNode(`CREATE TRIGGER n ${made} EXECUTE FUNCTION f()`)).toBe(
    `CREATE TRIGGER n ${one} EXECUTE FUNCTION f()`,
  ),
);
