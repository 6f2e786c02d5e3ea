import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Condition {
  line: number;
  text: string;
}

const { conditionsOf, locksOf, withForgetting } = (await import(join(import.meta.dirname, 'conditions.mjs'))) as {
  conditionsOf: (file: string, source: string, first?: number) => Condition[];
  locksOf: typeof conditionsOf;
  withForgetting: (source: string, conditions: Condition[]) => string;
};

/** What a source can forget, and what it becomes, `F` standing for the question whether it is forgotten. */
const read = (source: string, found = conditionsOf) => {
  const conditions = found('any.ts', source, 7);
  const forgetting = withForgetting(source, conditions).replace(/globalThis\.forgets\((\d+)\)/g, 'F$1');
  return { texts: conditions.map(({ text }) => text.trim()), forgetting };
};

it.each([
  ['a guard that throws', 'if (a || b) throw c;', ['a || b'], 'if (!F7 && (a || b)) throw c;'],
  ['a guard with another way', 'if (a) throw b; else c();', [], 'if (a) throw b; else c();'],
  [
    'two conditions of a query, each by itself',
    "q.where('a', '=', 1).where('b', '=', 2);",
    [".where('a', '=', 1)", ".where('b', '=', 2)"],
    "q.$call((query) => F7 ? query : query.where('a', '=', 1)).$call((query) => F8 ? query : query.where('b', '=', 2));",
  ],
  [
    'a condition within another',
    'q.where(e.exists(p.where(a)));',
    ['.where(a)', '.where(e.exists(p.where(a)))'],
    'q.$call((query) => F8 ? query : query.where(e.exists(p.$call((query) => F7 ? query : query.where(a)))));',
  ],
  ['a condition on the account', "q.where('account_id', '=', 1);", [], "q.where('account_id', '=', 1);"],
  ['a condition that awaits', "q.where('a', '=', await b);", [], "q.where('a', '=', await b);"],
  [
    'those of SQL',
    'sql`select 1 where a between ${b} and c and d order by e`;',
    ['a between ${b} and c', 'and d'],
    'sql`select 1 where${F7 ? sql` true ` : sql` a between ${b} and c `}${F8 ? sql` ` : sql`and d `}order by e`;',
  ],
  [
    'those of a list',
    'listOf({ where: () => [a, ...b] });',
    ['a', 'b'],
    'listOf({ where: () => [F7 ? null : (a), ...F8 ? [] : (b)] });',
  ],
])('can be forgotten while the program runs: %s', (_, source, texts, forgetting) =>
  expect(read(source)).toEqual({ texts, forgetting }),
);

it.each([
  [
    'of a query',
    'await (lock ? q.forUpdate() : q);',
    ['.forUpdate()'],
    'await (lock ? q.$call((query) => F7 ? query : query.forUpdate()) : q);',
  ],
  [
    'of SQL',
    'sql`select 1 from r for update of r skip locked`;',
    ['for update of r skip locked'],
    'sql`select 1 from r ${F7 ? sql`` : sql`for update of r skip locked`}`;',
  ],
])('a lock can be left out while the program runs: %s', (_, source, texts, forgetting) =>
  expect(read(source, locksOf)).toEqual({ texts, forgetting }),
);

it('a row is read without its lock', () => {
  const { texts, forgetting } = read("lockRow(trx, 'a', b, c);", locksOf);
  expect(texts).toEqual(['lockRow']);
  expect(forgetting).toMatch(/^\(F7 \? .*rows\.findRow\(\.\.\.args\)\) : lockRow\)\(trx, 'a', b, c\);$/);
});

it('is told with the line on which it begins', () =>
  expect(conditionsOf('any.ts', 'q\n  .where(a)\n  .where(b);').map(({ line }) => line)).toEqual([2, 3]));
