import { expect, it } from 'vitest';
import { oneReset } from './one-reset';

it('leaves out the reset of a component, and nothing else', () => {
  const reset = { boxSizing: 'border-box' as const };
  const prefix = '[class^="ant-btn"], [class*=" ant-btn"]';
  expect(oneReset.visit!({ [prefix]: { ...reset, [prefix]: reset } })).toEqual({});
  const style = { '.ant-btn': { color: 'red' }, '[class^="ant-btn-icon"]': { width: 1 } };
  expect(oneReset.visit!(style)).toBe(style);
});
