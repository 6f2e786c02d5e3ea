import { expect, it } from 'vitest';
import { NOWHERE } from './nowhere';
import { changedSince, refuseOtherTerms, type Signed } from './signed';

const DRAFT = { amount: 10_000, counterpart: { ...NOWHERE, name: 'Ana', document: '52998224725' } };
const NOW = { day: '2026-11-26', today: '2026-11-26' };
const SIGNED = {
  receiver: { field: 'owner', name: 'Ana', document: '529.982.247-25' },
  day: { field: 'date', day: '2026-11-26' },
  amount: { field: 'value', amount: 10_000 },
} satisfies Signed;

it.each<[string, Signed, typeof NOW, string[]]>([
  ['all that was reviewed', SIGNED, NOW, []],
  ['nothing', {}, NOW, []],
  ['another name', { ...SIGNED, receiver: { ...SIGNED.receiver, name: 'Ana ' } }, NOW, ['owner']],
  ['another document', { ...SIGNED, receiver: { ...SIGNED.receiver, document: '11144477735' } }, NOW, ['owner']],
  ['no document', { ...SIGNED, receiver: { ...SIGNED.receiver, document: '' } }, NOW, ['owner']],
  ['a name alone', { receiver: { field: 'to', name: 'Ana' } }, NOW, []],
  ['one cent more', { ...SIGNED, amount: { field: 'value', amount: 10_001 } }, NOW, ['value']],
  [
    'the day before, of money that leaves today',
    { ...SIGNED, day: { field: 'date', day: '2026-11-25' } },
    NOW,
    ['date'],
  ],
  ['today, of money that leaves tomorrow by now', SIGNED, { ...NOW, day: '2026-11-27' }, ['date']],
  ['a day that is over', SIGNED, { day: '2026-11-26', today: '2026-11-27' }, ['date']],
])('what was reviewed is what is signed: %s', (_what, signed, now, fields) => {
  const found = changedSince(signed, DRAFT, now);
  expect(found.map(({ field }) => field)).toEqual(fields);
  for (const { code, message } of found) expect([code, message]).toEqual(['changed', expect.stringContaining('mudou')]);
});

it('what was reviewed is what is signed: terms that differ in one part are refused at their field', () => {
  const pairs = [
    ['Ana', 'Ana'],
    [100, 100],
  ] as const;
  expect(() => refuseOtherTerms('code', 'O pedido mudou', pairs)).not.toThrow();
  expect(() => refuseOtherTerms('code', 'O pedido mudou', [...pairs, [null, 1]])).toThrow('O pedido mudou');
});
