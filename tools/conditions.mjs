import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * The conditions of a TypeScript file that can be left out, each by what is written before and after it: it counts unless
 * `globalThis.forgets(number)` answers true. Those on `account_id` are not among them: the authorisation matrix tries every call with the
 * ids of other accounts.
 * @param {number} [first] number of the first condition
 * @returns {{ number: number, line: number, start: number, end: number, text: string, before: string, after: string }[]}
 */
export function conditionsOf(file, source, first = 0) {
  const { program } = parseSync(file, source);
  const found = [];
  const add = (start, end, before, after) => {
    const text = source.slice(start, end);
    // what awaits cannot stand in a function of its own
    if (/account_?id/i.test(text) || /\bawait\b/.test(text)) return;
    const line = source.slice(0, end - text.trimStart().length).split('\n').length;
    found.push({ line, start, end, text, before, after });
  };
  new Visitor({
    CallExpression({ callee, end }) {
      if (callee.type === 'MemberExpression' && ['where', 'whereRef', 'having'].includes(callee.property.name))
        add(callee.object.end, end, (forgets) => `.$call((query) => ${forgets} ? query : query`, ')');
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (source.slice(tag.start, tag.end).startsWith('sql'))
        for (const [start, end, instead] of sqlConditions(source, quasi))
          add(start, end, (forgets) => `\${${forgets} ? sql\`${instead}\` : sql\``, '`}');
    },
    Property({ key, value }) {
      const list = key.name === 'where' && value.type === 'ArrowFunctionExpression' && value.body;
      if (list?.type !== 'ArrayExpression') return;
      for (const one of list.elements)
        if (one.type === 'SpreadElement')
          add(one.argument.start, one.argument.end, (forgets) => `${forgets} ? [] : (`, ')');
        else add(one.start, one.end, (forgets) => `${forgets} ? null : (`, ')');
    },
    IfStatement({ test, consequent, alternate }) {
      const [only] = consequent.type === 'BlockStatement' ? consequent.body : [consequent];
      if (!alternate && only?.type === 'ThrowStatement')
        add(test.start, test.end, (forgets) => `!${forgets} && (`, ')');
    },
  }).visit(program);
  return numbered(found, first);
}

export const numbered = (found, first) =>
  found
    .sort((a, b) => a.end - b.end)
    .map((one, at) => ({ ...one, number: first + at, before: one.before(`globalThis.forgets(${first + at})`) }));

/** The source with each of its conditions written so that it can be left out while the program runs. */
export function withForgetting(source, conditions) {
  const written = conditions.flatMap(({ start, end, before, after }) => [
    { at: start, text: before, isEnd: false, length: end - start },
    { at: end, text: after, isEnd: true, length: end - start },
  ]);
  // where several meet: first what ends, the inner before the outer; then what begins, the outer before the inner
  written.sort((a, b) => a.at - b.at || b.isEnd - a.isEnd || (a.isEnd ? a.length - b.length : b.length - a.length));
  let [result, done] = ['', 0];
  for (const { at, text } of written) {
    result += source.slice(done, at) + text;
    done = at;
  }
  return result + source.slice(done);
}

/** The module of `lockRow`, which has the same without a lock. */
const ROWS = join(import.meta.dirname, '../bff/src/core/rows');
const UNLOCKED = `(...args) => import('${ROWS}').then((rows) => rows.findRow(...args))`;

/**
 * The locks of a TypeScript file that can be left out, as `conditionsOf` has conditions: a query's `forUpdate`, an SQL text's `for update`,
 * `lockRow`.
 */
export function locksOf(file, source, first = 0) {
  const { program } = parseSync(file, source);
  const found = [];
  const add = (start, end, before, after) => {
    const text = source.slice(start, end);
    const line = source.slice(0, end - text.trimStart().length).split('\n').length;
    found.push({ line, start, end, text, before, after });
  };
  new Visitor({
    CallExpression({ callee, end }) {
      if (callee.type === 'MemberExpression' && callee.property.name === 'forUpdate')
        add(callee.object.end, end, (forgets) => `.$call((query) => ${forgets} ? query : query`, ')');
      if (callee.type === 'Identifier' && callee.name === 'lockRow')
        add(callee.start, callee.end, (forgets) => `(${forgets} ? ${UNLOCKED} : `, ')');
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (!source.slice(tag.start, tag.end).startsWith('sql')) return;
      for (const { start, end } of quasi.quasis)
        for (const { index, 0: text } of source.slice(start, end).matchAll(/for update( of \w+)?( skip locked)?/g))
          add(start + index, start + index + text.length, (forgets) => `\${${forgets} ? sql\`\` : sql\``, '`}');
    },
  }).visit(program);
  return numbered(found, first);
}

const ENDS =
  /^(and|or|order by|group by|limit|returning|on conflict|union|then|else|end|for (?:update|share)|having|(?:left |cross |inner )?join)\b/i;

/** The conditions of an SQL text: `[start, end, instead]` of each `and …`, and of what follows each `where`. */
function* sqlConditions(source, { quasis, start: from, end: to }) {
  const isWords = new Uint8Array(to - from);
  for (const { start, end } of quasis) isWords.fill(1, start - from, end - from);
  const words = (at) => source.slice(at, Math.min(at + 14, to));
  for (let at = from; at < to; at++) {
    const keyword =
      isWords[at - from] && /\s/.test(source[at - 1]) && /^(and|where)\s/i.exec(words(at))?.[1].toLowerCase();
    if (!keyword || isBetween(source.slice(from, at), keyword)) continue;
    const begin = at + keyword.length;
    let [depth, end] = [0, begin];
    for (; end < to - 1; end++) {
      if (!isWords[end - from]) continue;
      const isWord = /\s/.test(source[end - 1]);
      if (source[end] === '(' || (isWord && /^case\b/i.test(words(end)))) depth++;
      if ((source[end] === ')' || (depth > 0 && isWord && /^end\b/i.test(words(end)))) && --depth < 0) break;
      if (depth === 0 && isWord && ENDS.test(words(end)) && !isBetween(source.slice(begin, end), words(end))) break;
    }
    yield keyword === 'and' ? [at, end, ' '] : [begin, end, ' true '];
  }
}

/** Whether an `and` is that of `between x and y`. */
const isBetween = (before, keyword) => /^and/i.test(keyword) && /\bbetween\s+(\S+|\$\{[^}]*\}\S*)\s+$/i.test(before);
