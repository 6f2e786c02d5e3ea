import { afterAll, beforeAll, expect, it } from 'vitest';
import { askProcessor, begunByCard, cardDetail, cardToken, openSeller, tellCard } from '../../../test/cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

let bank: EmptyBank;
let seller: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  seller = await openSeller(bank);
});
afterAll(() => bank.close());

const ANALYSED = '4000000000009235';

/** A charge whose card was sent to the processor; the process died before it stored the answer, which was 'analysis'. */
async function answerLost(): Promise<number> {
  const { id } = await begunByCard(bank, seller);
  await bank.store.execute(
    `insert into card_tries (account_id, charge_id, key, token, instalments, state, created_at)
     values ($1, $2, $3, $4, 1, 'sent', now())`,
    [seller.accountId, id, `lost-${id}`, await cardToken(bank, ANALYSED)],
  );
  await askProcessor(bank, id, { lost: true });
  return id;
}

it.each([
  ['approved', 'approved'],
  ['denied', 'unpaid'],
] as const)('%s before the answer was stored is heard again once it is', async (kind, status) => {
  const id = await answerLost();
  const event = { eventId: `${id}:analysis`, kind };
  await expect(tellCard(bank, id, event)).rejects.toThrow('before the answer');
  await askProcessor(bank, id);
  expect((await cardDetail(seller, id)).status).toBe('waiting');
  expect(await tellCard(bank, id, event)).toBe('done');
  expect((await cardDetail(seller, id)).status).toBe(status);
});

it('contested before it was approved: heard again once it is', async () => {
  const id = await answerLost();
  await askProcessor(bank, id);
  const contested = { eventId: `${id}:contested`, kind: 'contested', deadline: '2040-01-01' } as const;
  await expect(tellCard(bank, id, contested)).rejects.toThrow('before the approval');
  await tellCard(bank, id, { kind: 'approved' });
  expect(await tellCard(bank, id, contested)).toBe('done');
  expect((await cardDetail(seller, id)).status).toBe('contested');
});
