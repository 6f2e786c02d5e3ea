import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { MAX_MESSAGE } from '@balcao/contract/shared/ticket-limits';
import { answerTicket } from './answer';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { whileOpen } from '../../../test/meanwhile';

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

it('a ticket keeps who asked, what, when and how to reach them; each message its author and time', async () => {
  const member = await bank.openAccount();
  const clerk = await bank.join((await bank.openAccount()).userId, member.accountId, {
    role: 'subuser',
    grants: { home: true },
  });
  const { session } = (await member.call('GET /auth/session')).json;
  const { json } = await member.call('POST /ticket', {
    body: {
      passkey: session!.currentAccount.passkey,
      email: 'financeiro@exemplo.com',
      phone: '11987654321',
      name: 'Ana  Lima',
      subject: 'Extrato anual',
      message: 'Onde o vejo?',
    },
  });
  const { id } = json.output;
  const { accountId } = member;
  expect(bank.live.at(-1)).toEqual({ accountId, topic: 'tickets', type: 'created', ids: [id] });
  const { rows } = await bank.store.execute('select * from tickets where id = $1', [id]);
  expect(rows[0]).toMatchObject({ contact_email: 'financeiro@exemplo.com', contact_phone: '11987654321' });
  await bank.moveDays(1);
  await answerTicket(bank.services, id, 'a'.repeat(MAX_MESSAGE));
  await expect(answerTicket(bank.services, id, 'a'.repeat(MAX_MESSAGE + 1))).rejects.toThrow();
  await bank.moveDays(1);
  await member.call('POST /ticket/{id}/message', { params: { id }, body: { message: 'Obrigada' } });
  const ticket = (await member.call('GET /ticket/{id}', { params: { id } })).json;
  const made = rows[0].created_at.toISOString();
  expect(ticket).toEqual({
    id,
    subject: 'Extrato anual',
    status: 'open',
    message: 'Onde o vejo?',
    created_at: made,
    updated_at: ticket.messages[2]!.sent_at,
    messages: [
      { author: 'customer', name: 'Ana Lima', message: 'Onde o vejo?', sent_at: made, attachment: null },
      {
        author: 'bank',
        name: 'Equipe de atendimento',
        message: 'a'.repeat(MAX_MESSAGE),
        sent_at: ticket.messages[1]!.sent_at,
        attachment: null,
      },
      {
        author: 'customer',
        name: session!.user.name,
        message: 'Obrigada',
        sent_at: ticket.messages[2]!.sent_at,
        attachment: null,
      },
    ],
  });
  const days = ticket.messages.map(({ sent_at }) => Math.round((Date.parse(sent_at) - Date.parse(made)) / 86_400_000));
  expect(days).toEqual([0, 1, 2]);
  const found = async (text: string) =>
    (await member.call('POST /tickets/{status}', { params: { status: 'all' }, body: { text } })).json.items.map(
      (one) => one.id,
    );
  expect([await found('anual'), await found('vejo'), await found('saldo')]).toEqual([[id], [id], []]);
  const news = async (who: typeof member) =>
    (await who.call('GET /gns-notifications', { query: { page: 0 } })).json.items.map(({ content }) => content);
  expect(await news(member)).toEqual(['Seu ticket “Extrato anual” foi respondido']);
  expect(await news(clerk)).toEqual([]);
});

it('of two tickets the one changed last comes first, or the newer where asked so', async () => {
  const member = await bank.openAccount();
  const { session } = (await member.call('GET /auth/session')).json;
  const { passkey } = session!.currentAccount;
  const open = async (subject: string) =>
    (
      await member.call('POST /ticket', {
        body: { passkey, email: 'a@exemplo.com', phone: '', name: 'Ana', subject, message: 'Olá' },
      })
    ).json.output.id;
  const [first, second] = [await open('Um'), await open('Dois')];
  await answerTicket(bank.services, first, 'Pronto.');
  const list = async (body: object) =>
    (await member.call('POST /tickets/{status}', { params: { status: 'all' }, body })).json.items.map(({ id }) => id);
  expect([await list({}), await list({ order: 'created_at' })]).toEqual([
    [first, second],
    [second, first],
  ]);
});

it('a comment that is mailed says of whom it is and what they think', async () => {
  const member = await bank.openAccount();
  await member.call('POST /comment', {
    query: { send_email: 'true' },
    body: { features: 1, additional: ' Nada funciona hoje ' },
  });
  const { rows } = await bank.store.execute(
    'select channel, recipient, subject, body from sandbox_messages where account_id = $1',
    [member.accountId],
  );
  const { name } = (await member.call('GET /profile')).json;
  expect(rows).toEqual([
    {
      channel: 'mail',
      recipient: 'sugestoes@balcao.demo',
      subject: `Sugestão de ${name}: Muito ruim`,
      body: 'Nada funciona hoje',
    },
  ]);
});

onPostgres('a ticket that is archived meanwhile is not written in', async () => {
  const member = await bank.openAccount();
  const { session } = (await member.call('GET /auth/session')).json;
  const { passkey } = session!.currentAccount;
  const body = { passkey, email: 'a@exemplo.com', phone: '', name: 'Ana', subject: 'Um', message: 'Olá' };
  const { id } = (await member.call('POST /ticket', { body })).json.output;
  const late = await whileOpen(
    bank,
    (trx) =>
      trx
        .updateTable('tickets')
        .set({ status: 'archived' })
        .where('account_id', '=', member.accountId)
        .where('id', '=', id)
        .execute(),
    () => member.call('POST /ticket/{id}/message', { params: { id }, body: { message: 'Mais' } }),
  );
  expect([late.status, late.json.code]).toEqual([409, 'archived']);
});
