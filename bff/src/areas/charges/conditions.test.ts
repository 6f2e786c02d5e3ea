import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BilletInput } from '@balcao/contract/charges';
import { addCustomer, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { holidaysFrom } from './conditions';

let bank: EmptyBank;
let member: Member;
const last = async (of = member) => (await of.call('GET /charges/conditions/last')).json.terms;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
});
// each for a new customer: a third equal billet for one customer would be refused as a duplicate
const issued = async (given: Partial<BilletInput>, of = member) =>
  (await issue(bank, of, [await addCustomer(of)], given))[0]!;
afterAll(() => bank.close());

it('the conditions of the billet issued last are there to be used again, of this account alone', async () => {
  expect(await last()).toBeNull();
  const agreed = {
    fine: 150,
    interest: 20,
    write_off_days: 30,
    send_email: false,
    is_bolix: true,
    message: 'Obrigado',
  };
  await issued({ fine: 200, write_off_days: 90, is_bolix: false });
  const id = await issued(agreed);
  await issued({ fine: 100, message: 'De outra conta' }, await bank.openAccount());
  expect(await last()).toEqual(agreed);
  // a billet that was filed away still counts as the last
  expect((await member.call('PUT /charges/file', { body: { ids: [id] } })).status).toBe(200);
  expect(await last()).toEqual(agreed);
  await issued({ is_bolix: false });
  expect(await last()).toMatchObject({ fine: 0, interest: 0, is_bolix: false, message: '' });
});

it('a charge of another kind says nothing of billets', async () => {
  const parcel = await issued({ fine: 175 });
  expect(await last()).toMatchObject({ fine: 175 });
  await bank.store.execute("update charges set kind = 'carnet', carnet_id = 77 where id = $1", [parcel]);
  expect(await last()).toMatchObject({ fine: 0 });
});

it.each([
  ['2026-12-25', '2026-12-25', '2028-12-25'],
  ['2026-12-26', '2026-12-31', '2028-12-25'],
  ['2026-12-24', '2026-12-25', '2028-11-20'],
])('the holidays of two years from %s are from %s to %s', (today, first, last) => {
  const days = holidaysFrom(today).map(({ date }) => date);
  expect([days[0], days.at(-1)]).toEqual([first, last]);
});
