import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { answerTicket } from './answer';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

it('the pages of a ticket’s account are told of the bank’s answer, and its users notified (SHELL-7.5-1)', async () => {
  const member = await bank.openAccount();
  const { session } = (await member.call('GET /auth/session')).json;
  const { json } = await member.call('POST /ticket', {
    body: {
      passkey: session!.currentAccount.passkey,
      email: session!.user.email,
      phone: '',
      name: session!.user.name,
      subject: 'Extrato',
      message: 'Onde vejo o extrato?',
    },
  });
  const { id } = json.output;
  bank.live.length = 0;
  await answerTicket(bank.services, id, 'No menu Extrato.');
  const { accountId, userId } = member;
  expect(bank.live).toEqual([{ accountId, topic: 'tickets', type: 'updated', ids: [id] }]);
  expect(bank.notified).toEqual([{ accountId, userIds: [userId] }]);
});
