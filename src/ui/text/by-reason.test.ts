import { expect, it } from 'vitest';
import { byReason } from './by-reason';

it('groups what was refused by its reason, the commonest first', () => {
  const no = (id: number, message: string) => ({ id, ok: false, message });
  expect(byReason([no(1, 'a'), { id: 2, ok: true, message: null }, no(3, 'b'), no(4, 'b')])).toEqual([
    { reason: 'b', ids: [3, 4] },
    { reason: 'a', ids: [1] },
  ]);
});
