import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { othersOf } from '../../../test/others';
import { presentModality } from './service';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
});
afterAll(() => bank.close());

const present = ({ accountId, userId }: Member, modality: 'you' | 'pro' = 'pro') =>
  bank.work((trx) => presentModality(trx, { accountId, userId, modality }));
const shown = async (who: Member) => (await who.call('GET /onboardings')).json;

it("what is to be shown is a person's own, on that account alone", async () => {
  await present(member);
  const [first] = await shown(member);
  expect(first).toMatchObject({ onboardingName: 'modality_pro' });
  for (const [who, other] of Object.entries(await othersOf(bank, member))) {
    expect(await shown(other), who).toEqual([]);
    expect((await other.call('PATCH /onboardings/{id}', { params: { id: first!.id } })).status, who).toBe(404);
  }
  expect(await shown(member)).toEqual([first]);
});

it('is shown once: seen, and presented again, it stays seen; what is new comes', async () => {
  const [first] = await shown(member);
  expect((await member.call('PATCH /onboardings/{id}', { params: { id: first!.id } })).status).toBe(204);
  expect(await shown(member)).toEqual([]);
  await present(member);
  expect(await shown(member)).toEqual([]);
  await present(member, 'you');
  expect((await shown(member)).map(({ onboardingName }) => onboardingName)).toEqual(['modality_you']);
});
