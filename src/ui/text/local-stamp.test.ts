import { expect, it } from 'vitest';
import { localStamp } from './local-stamp';

it('SHELL-7.4-4: the same instant, in local time with its offset', () => {
  const at = new Date('2026-01-05T02:03:04.056Z');
  expect(localStamp(at)).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.056[+-]\d{2}:\d{2}$/);
  expect(new Date(localStamp(at)).getTime()).toBe(at.getTime());
});
