import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { othersOf } from '../../../test/others';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
});
afterAll(() => bank.close());

const upload = async (who: Member) =>
  (
    await who.call('POST /charge-sheets', {
      query: { name: 'cobrancas.csv', kind: 'banking_billet' },
      body: Buffer.from('CPF;Xis\n529.982.247-25;Ana'),
    })
  ).json;
const listed = async (who: Member) => (await who.call('GET /charge-sheets')).json.map(({ id }) => id);

it("what one uploads is in no other's list, takes the place of no other's draft, and teaches no other what columns hold", async () => {
  const mine = await upload(member);
  const params = { id: mine.id };
  const columns = mine.columns.map(({ title, field }) => (title === 'Xis' ? ('name' as const) : field));
  expect(
    (await member.call('PUT /charge-sheets/{id}', { params, body: { kind: 'banking_billet', columns } })).status,
  ).toBe(200);
  for (const [who, other] of Object.entries(await othersOf(bank, member))) {
    expect([who, (await other.call('GET /charge-sheets/{id}', { params })).status]).toEqual([who, 404]);
    const theirs = await upload(other);
    expect([who, theirs.columns.at(-1)?.field]).toEqual([who, null]);
    expect([who, await listed(other)]).toEqual([who, [theirs.id]]);
  }
  expect(await listed(member)).toEqual([mine.id]);
  expect((await upload(member)).columns.at(-1)?.field).toBe('name');
});
