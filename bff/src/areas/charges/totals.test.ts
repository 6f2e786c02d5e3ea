import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, detail, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { totalsOf } from './totals';

let bank: EmptyBank;
let member: Member;

/** Due dates: a month before, the business day before a holiday, the holiday (Friday 20 November 2026), Saturday, Monday, Tuesday. */
const DUE = ['2026-10-23', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24'];

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const customer = await addCustomer(member);
  for (const [i, due] of DUE.entries()) {
    const [id] = await issue(bank, member, [customer], { items: [{ name: 'x', amount: 1, value: 10_000 + i }] });
    await bank.store.execute('update charges set expire_at = $1 where id = $2', [due, id]);
  }
});
afterAll(() => bank.close());

const agesOn = async (today: string, text?: string) =>
  (await totalsOf(bank.store.db, member.accountId, today, { filed: false, ...(text ? { text } : {}) })).ageOfDebt;
const counted = async (today: string, text?: string) =>
  Object.fromEntries((await agesOn(today, text)).filter((age) => age.count).map(({ age, count }) => [age, count]));

describe('the age of what is owed', () => {
  it.each([undefined, 'angela'])(
    'due on a holiday it is not overdue on Sunday and Monday, but from Tuesday on; days are counted from the due day (text: %s)',
    async (text) => {
      expect(await counted('2026-11-22', text)).toEqual({ '1-30': 2, current: 4 });
      expect(await counted('2026-11-23', text)).toEqual({ '31-60': 1, '1-30': 1, current: 4 });
      expect(await counted('2026-11-24', text)).toEqual({ '31-60': 1, '1-30': 4, current: 1 });
    },
  );

  it.each(['2026-11-22', '2026-11-24'])(
    'says which due days it is made of, every day in one of them: on %s',
    async (today) => {
      const ages = await agesOn(today);
      for (const { age, due, count } of ages)
        expect([age, DUE.filter((day) => (!due.from || day >= due.from) && (!due.to || day <= due.to)).length]).toEqual(
          [age, count],
        );
      expect(ages.map(({ due }) => due)).toEqual(
        today === '2026-11-22'
          ? [
              { from: '2026-11-20' },
              { from: '2026-10-23', to: '2026-11-19' },
              { from: '2026-09-23', to: '2026-10-22' },
              { from: '2026-08-24', to: '2026-09-22' },
              { to: '2026-08-23' },
            ]
          : [
              { from: '2026-11-24' },
              { from: '2026-10-25', to: '2026-11-23' },
              { from: '2026-09-25', to: '2026-10-24' },
              { from: '2026-08-26', to: '2026-09-24' },
              { to: '2026-08-25' },
            ],
      );
    },
  );
});

it.each<[string, object]>([
  ['of the counts', {}],
  ['of the billets', { text: 'pague 1' }],
  ['of the payer', { document: 'payer' }],
])('what is paid counts with what was paid, all else with what it is worth: %s', async (_, asked) => {
  const payer = await bank.openAccount();
  const document = '52998224725';
  const customer = await addCustomer(payer, { document, name: 'Pague 1' });
  const [short, open] = [
    (await issue(bank, payer, [customer], { items: [{ name: 'x', amount: 1, value: 10_000 }] }))[0]!,
    (await issue(bank, payer, [customer], { items: [{ name: 'y', amount: 1, value: 7_000 }] }))[0]!,
  ];
  await pay(bank, payer, short, 9_000);
  const filter = 'document' in asked ? { document } : asked;
  const totals = await totalsOf(bank.store.db, payer.accountId, '2026-11-22', { filed: false, ...filter });
  const shown = totals.byStatus.filter(({ count }) => count > 0).map(({ status, value }) => [status, value]);
  expect(shown.sort()).toEqual([
    ['paid', 9_000],
    [(await detail(payer, open)).status, 7_000],
  ]);
  await payer.call('PUT /charges/file', { body: { ids: [short] } });
  const filed = await totalsOf(bank.store.db, payer.accountId, '2026-11-22', { filed: true, ...filter });
  expect(filed.total).toEqual({ count: 1, value: 9_000 });
});
