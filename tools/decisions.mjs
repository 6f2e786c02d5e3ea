import { parseSync, Visitor } from 'oxc-parser';
import { numbered } from './conditions.mjs';

const EDGES = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const OTHER_CALL = { min: 'max', max: 'min', some: 'every', every: 'some' };

/** Collects changes to a source, each written so that `globalThis.forgets(number)` chooses it while the program runs. */
function collector(file, source, first) {
  const found = [];
  const add = (start, end, before, after) => {
    const text = source.slice(start, end);
    const line = source.slice(0, start).split('\n').length;
    found.push({ line, start, end, text, before, after });
  };
  /** Where the fault is, `instead` is evaluated in place of the expression. */
  const replace = ({ start, end }, instead) => add(start, end, (forgets) => `(${forgets} ? (${instead}) : (`, '))');
  return {
    add,
    replace,
    text: ({ start, end }) => source.slice(start, end),
    visit: (visitor) => new Visitor(visitor).visit(parseSync(file, source).program),
    changes: () => numbered(found, first),
  };
}

/** The comparisons of a file whose edge can be moved by one: of the program, of a query's `where`, of an SQL text. As `conditionsOf`. */
export function edgesOf(file, source, first = 0) {
  const { add, replace, text, visit, changes } = collector(file, source, first);
  const inLoops = new Set();
  visit({
    ForStatement: ({ test }) => void inLoops.add(test),
    BinaryExpression(node) {
      const { left, operator, right } = node;
      if (EDGES[operator] && !inLoops.has(node)) replace(node, `${text(left)} ${EDGES[operator]} ${text(right)}`);
    },
    CallExpression({ callee, arguments: given }) {
      const operator = given[1]?.value;
      if (callee.type === 'MemberExpression' && given.length === 3 && EDGES[operator])
        replace(given[1], `'${EDGES[operator]}'`);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (!text(tag).startsWith('sql')) return;
      for (const words of quasi.quasis)
        for (const { index, 0: operator } of text(words).matchAll(/(?<=\s)[<>]=?(?=\s|$)/g)) {
          const start = words.start + index;
          add(start, start + operator.length, (forgets) => `\${${forgets} ? sql\`${EDGES[operator]}\` : sql\``, '`}');
        }
    },
  });
  return changes();
}

/** The ways a file's decisions can fall: each side of `&&` and `||` left out, an `if` never taken, a ternary always one way. */
export function branchesOf(file, source, first = 0) {
  const { replace, text, visit, changes } = collector(file, source, first);
  visit({
    LogicalExpression(node) {
      if (node.operator === '??') return;
      replace(node, text(node.left));
      replace(node, text(node.right));
    },
    IfStatement({ test }) {
      replace(test, 'false');
    },
    ConditionalExpression({ test }) {
      replace(test, 'false');
      replace(test, 'true');
    },
  });
  return changes();
}

/** What a file does in passing: each statement that is a call left out, a filter left out, the lesser taken for the greater. */
export function stepsOf(file, source, first = 0) {
  const { add, replace, text, visit, changes } = collector(file, source, first);
  let depth = 0;
  const enter = () => void depth++;
  const leave = () => void depth--;
  visit({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ExpressionStatement({ expression, start, end }) {
      const call = ['UnaryExpression', 'AwaitExpression'].includes(expression.type) ? expression.argument : expression;
      if (depth > 0 && call.type === 'CallExpression') add(start, end, (forgets) => `if (!${forgets}) {`, '}');
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const { name } = callee.property;
      if (name === 'filter') replace(node, text(callee.object));
      if (OTHER_CALL[name] && (text(callee.object) === 'Math' || node.arguments[0]?.type === 'ArrowFunctionExpression'))
        replace(node, `${text(callee.object)}.${OTHER_CALL[name]}${text({ start: callee.end, end: node.end })}`);
    },
    BinaryExpression(node) {
      if (node.operator === '-') replace(node, `${text(node.left)} + ${text(node.right)}`);
    },
  });
  return changes();
}
