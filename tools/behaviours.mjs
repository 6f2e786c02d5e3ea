import { parseSync, Visitor } from 'oxc-parser';

/** What turns a control off, hides it or says what it does; and, in an object, what an action asks again or is offered for. */
const ATTRIBUTE = /^(disabled|off|hidden|permission|\w+Off|disabledReason|on[A-Z]\w*)$/;
const PROPERTY = /^(invalidates|permission|disabledReason|disabled|enabled|onDone|dependencies)$/;

/**
 * What a file of the portal does that can be left out, each with the text that takes its place: a statement that is a call, a guard that
 * returns, the condition of a part (`&&`, or that of a ternary) and what stands in `ATTRIBUTE` and `PROPERTY`. As `conditionsOf` answers.
 * @returns {{ line: number, start: number, end: number, text: string, instead: string }[]}
 */
export function behavioursOf(file, source) {
  const { program } = parseSync(file, source);
  const found = [];
  const add = ({ start }, { end }, instead = '') => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ line, start, end, text: source.slice(start, end), instead });
  };
  let depth = 0;
  const enter = () => void depth++;
  const leave = () => void depth--;
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ExpressionStatement(statement) {
      const { expression } = statement;
      const call = ['UnaryExpression', 'AwaitExpression'].includes(expression.type) ? expression.argument : expression;
      const isHook = call.type === 'CallExpression' && /^use[A-Z]/.test(call.callee.name ?? '');
      if (depth > 0 && call.type === 'CallExpression' && !isHook) add(statement, statement, ';');
    },
    IfStatement(statement) {
      const { consequent, alternate } = statement;
      const only = consequent.type === 'BlockStatement' ? consequent.body[0] : consequent;
      if (!alternate && only?.type === 'ReturnStatement') add(statement, statement, ';');
    },
    JSXExpressionContainer({ expression }) {
      if (expression.type === 'LogicalExpression' && expression.operator === '&&')
        add(expression, { end: expression.right.start });
      if (expression.type === 'ConditionalExpression')
        add(expression, expression, source.slice(expression.consequent.start, expression.consequent.end));
    },
    JSXAttribute(attribute) {
      if (ATTRIBUTE.test(attribute.name.name)) add(attribute, attribute);
    },
    Property(property) {
      if (property.parent?.type === 'ObjectPattern') return;
      if (!property.shorthand && PROPERTY.test(property.key.name ?? '')) add(property, property, `...{}`);
    },
  }).visit(program);
  return found;
}
