import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Change {
  line: number;
  text: string;
}
type Changes = (file: string, source: string, first?: number) => Change[];

const load = async (name: string) => import(join(import.meta.dirname, name)) as Promise<unknown>;
const { branchesOf, edgesOf, stepsOf } = (await load('decisions.mjs')) as Record<string, Changes>;
const { withForgetting } = (await load('conditions.mjs')) as {
  withForgetting: (source: string, changes: Change[]) => string;
};

it.each([
  ['the edge of a comparison', edgesOf, 'a < b;', '(F0 ? (a <= b) : (a < b));'],
  ['not that of a loop', edgesOf, 'for (;i < b;) c();', 'for (;i < b;) c();'],
  ["that of a query's condition", edgesOf, "q.where('a', '>=', b);", "q.where('a', (F0 ? ('>') : ('>=')), b);"],
  ['that of SQL', edgesOf, 'sql`a <= b -> c`;', 'sql`a ${F0 ? sql`<` : sql`<=`} b -> c`;'],
  ['each side of a condition', branchesOf, 'a && b;', '(F0 ? (a) : ((F1 ? (b) : (a && b))));'],
  ['not a default', branchesOf, 'a ?? b;', 'a ?? b;'],
  ['an if that is not taken', branchesOf, 'if (a) b();', 'if ((F0 ? (false) : (a))) b();'],
  ['a choice', branchesOf, 'a ? b : c;', '(F0 ? (false) : ((F1 ? (true) : (a)))) ? b : c;'],
  ['a call', stepsOf, 'const f = () => { a(); };', 'const f = () => { if (!F0) {a();} };'],
  ['not the start of a module', stepsOf, 'a();', 'a();'],
  ['a filter', stepsOf, 'a.filter(b);', '(F0 ? (a) : (a.filter(b)));'],
  ['the lesser of two', stepsOf, 'Math.min(a, b);', '(F0 ? (Math.max(a, b)) : (Math.min(a, b)));'],
  ['one that is enough', stepsOf, 'a.some((b) => c);', '(F0 ? (a.every((b) => c)) : (a.some((b) => c)));'],
  ['a difference', stepsOf, 'a - b;', '(F0 ? (a + b) : (a - b));'],
] as const)('%s is changed', (_, changesOf, source, changed) => {
  const written = withForgetting(source, changesOf!('any.ts', source));
  expect(written.replace(/globalThis\.forgets\((\d+)\)/g, 'F$1')).toBe(changed);
});
