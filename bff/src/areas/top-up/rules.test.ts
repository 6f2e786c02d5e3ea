import { describe, expect, it } from 'vitest';
import { refuseTopUp, type Asked, type Known } from './rules';

const now = new Date('2026-11-23T12:00:00.000Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const asked: Asked = { phone: '11987654321', operator: 'vivo', amount: 2000 };
const known: Known = {
  operators: [
    { id: 'vivo', name: 'Vivo' },
    { id: 'tim', name: 'TIM' },
  ],
  branch: { id: 'se', name: 'Sudeste', areaCodes: [11], values: [{ amount: 2000, validDays: 30 }] },
  owner: 'vivo',
  last: null,
};

describe('a top-up (AREAS-1-10)', () => {
  it.each<[string, Partial<Asked>, Partial<Known>, string | null]>([
    ['of a value that the operator offers', {}, {}, null],
    ['of a cent less', { amount: 1999 }, {}, 'amount'],
    ['of a cent more', { amount: 2001 }, {}, 'amount'],
    ['of nothing', { amount: 0 }, {}, 'amount'],
    ['to a landline', { phone: '1132654321' }, {}, 'phone'],
    ['to ten digits that begin with 9', { phone: '1198765432' }, {}, 'phone'],
    ['to no number', { phone: '' }, {}, 'phone'],
    ['to an operator that is not there', { operator: 'oi' }, { owner: null }, 'operator'],
    ['to a number of another operator', {}, { owner: 'tim' }, 'operator'],
    ['to a number whose operator nobody knows', {}, { owner: null }, null],
    ['to a number of an operator that is topped up elsewhere', {}, { owner: 'surf' }, null],
    ['where the operator serves no such area', {}, { branch: null }, 'operator'],
    ['repeated at once', {}, { last: now }, 'phone'],
    ['repeated a millisecond before ten minutes', {}, { last: ago(599_999) }, 'phone'],
    ['repeated after ten minutes', {}, { last: ago(600_000) }, null],
  ])('%s is refused at the right field, or not at all', (_title, given, more, field) => {
    expect(refuseTopUp({ ...asked, ...given }, { ...known, ...more }, now).map((one) => one.field)).toEqual(
      field ? [field] : [],
    );
  });

  it('of another operator names the right one', () => {
    expect(refuseTopUp(asked, { ...known, owner: 'tim' }, now)[0]!.message).toBe(
      'Este número é da TIM. Escolha esta operadora.',
    );
  });
});
