import { describe, expect, it } from 'vitest';
import { deadlineOf, isOverdue, mayCancel, refuseRequest } from './rules';

describe('the deadline of the paying bank (domain-next.md 7: ten business days)', () => {
  it.each([
    ['2026-11-23', '2026-12-07', 'ten business days from a Monday'],
    ['2026-11-20', '2026-12-04', 'from a holiday, which does not count'],
    ['2026-11-21', '2026-12-04', 'from a Saturday'],
    ['2026-12-28', '2027-01-13', 'over New Year, with 31 December that is no business day'],
    ['2026-02-13', '2026-03-03', 'over Carnival'],
  ])('of %s is %s: %s', (day, deadline) => expect(deadlineOf(day)).toBe(deadline));

  it.each([
    ['requested', '2026-12-07', false],
    ['requested', '2026-12-08', true],
    ['accepted', '2026-12-08', false],
    ['rejected', '2026-12-08', false],
    ['cancelled', '2026-12-08', false],
  ] as const)('leaves a %s one overdue on %s: %s', (state, today, overdue) =>
    expect(isOverdue(state, '2026-12-07', today)).toBe(overdue),
  );
});

it.each([
  ['requested', true],
  ['accepted', true],
  ['rejected', false],
  ['cancelled', false],
] as const)('a %s portability may be cancelled: %s', (state, may) => expect(mayCancel(state)).toBe(may));

describe('a request', () => {
  const asked = { bank: '60701190', employerDocument: '11.222.333/0001-81', employerName: 'Padaria' };
  const known = { live: [] as string[], holder: '52998224725' };
  it.each<[string, Partial<typeof asked>, Partial<typeof known>, string[]]>([
    ['with all it needs', {}, {}, []],
    ['with an alphanumeric CNPJ', { employerDocument: '12.ABC.345/01DE-35' }, {}, []],
    ['with a wrong digit of the CNPJ', { employerDocument: '11.222.333/0001-82' }, {}, ['employerDocument']],
    ['with a CPF as employer', { employerDocument: '52998224725' }, {}, ['employerDocument']],
    ['with the account’s own document', {}, { holder: '11222333000181' }, ['employerDocument']],
    ['with an employer of another request', {}, { live: ['11222333000181'] }, ['employerDocument']],
    ['with this bank', { bank: '09089356' }, {}, ['bank']],
    ['with a bank that is not there', { bank: '00000009' }, {}, ['bank']],
    [
      'with nothing',
      { bank: '', employerDocument: '', employerName: ' ' },
      {},
      ['bank', 'employerDocument', 'employerName'],
    ],
  ])('%s is refused at %o', (_title, more, others, fields) =>
    expect(refuseRequest({ ...asked, ...more }, { ...known, ...others }).map(({ field }) => field)).toEqual(fields),
  );
});
