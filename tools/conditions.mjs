import { parseSync, Visitor } from 'oxc-parser';

/**
 * The conditions of a TypeScript file that can be left out, each with the text that takes its place. Those on `account_id` are not among
 * them: the authorisation matrix tries every call with the ids of other accounts.
 * @returns {{ line: number, start: number, end: number, text: string, instead: string }[]}
 */
export function conditionsOf(file, source) {
  const { program } = parseSync(file, source);
  const found = [];
  const add = (start, end, instead = '') => {
    const text = source.slice(start, end);
    if (/account_?id/i.test(text)) return;
    const line = source.slice(0, end - text.trimStart().length).split('\n').length;
    found.push({ line, start, end, text, instead });
  };
  new Visitor({
    CallExpression({ callee, end }) {
      if (callee.type === 'MemberExpression' && ['where', 'whereRef', 'having'].includes(callee.property.name))
        add(callee.object.end, end);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (source.slice(tag.start, tag.end).startsWith('sql'))
        for (const part of sqlConditions(source, quasi)) add(...part);
    },
    Property({ key, value }) {
      const list = key.name === 'where' && value.type === 'ArrowFunctionExpression' && value.body;
      if (list?.type === 'ArrayExpression') for (const one of list.elements) add(one.start, one.end, 'null');
    },
    IfStatement({ start, end, consequent, alternate }) {
      const [only] = consequent.type === 'BlockStatement' ? consequent.body : [consequent];
      if (!alternate && only?.type === 'ThrowStatement') add(start, end, ';');
    },
  }).visit(program);
  return found;
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
