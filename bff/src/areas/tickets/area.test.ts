import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ticket } from '@balcao/contract/tickets';
import { MAX_MESSAGE } from '@balcao/contract/shared/ticket-limits';
import sharp from 'sharp';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';

let bank: TestBank;
let owner: SignedIn;
let other: SignedIn;
let form: { passkey: string; email: string; phone: string; name: string; subject: string; message: string };
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  owner = await bank.signIn('titular@balcao.demo');
  other = await bank.signIn('multicontas@balcao.demo');
  form = { ...(await contactOf(owner)), subject: 'Extrato', message: 'Onde vejo o extrato do ano?' };
});
afterAll(() => bank.close());

async function contactOf(who: SignedIn) {
  const { session } = (await who.call('GET /auth/session')).json;
  return {
    passkey: session.currentAccount.passkey,
    email: session.user.email,
    phone: '',
    name: session.user.name,
  };
}
const open = (body: Partial<typeof form> = {}) => owner.call('POST /ticket', { body: { ...form, ...body } });
const opened = async (body: Partial<typeof form> = {}) => (await open(body)).json.output.id as number;
const list = async (who: SignedIn, status: string, text?: string) =>
  (await who.call('POST /tickets/{status}', { params: { status }, body: { ...(text && { text }) } })).json;
const idsOf = ({ items }: { items: Ticket[] }) => items.map(({ id }) => id);
const read = async (id: number) => (await owner.call('GET /ticket/{id}', { params: { id } })).json;
const write = (who: SignedIn, id: number, message: string) =>
  who.call('POST /ticket/{id}/message', { params: { id }, body: { message } });
const archive = (who: SignedIn, id: number) => who.call('PUT /ticket/{id}/archive', { params: { id } });
const answer = (id: number, message: string) =>
  bank.app.fastify.inject({
    method: 'POST',
    url: '/sandbox/api/tickets/answer',
    headers: { host: '127.0.0.1:4000', 'x-requested-with': 'balcao' },
    payload: { id, message },
  });
const faultsOf = ({ status, json }: { status: number; json: any }) => [
  status,
  json.errors?.map(({ field }: { field: string }) => field),
];

describe('SHELL-3-22: opening a ticket', () => {
  it('answers its id, and it stands among the open ones, of this account alone', async () => {
    const id = await opened({ subject: '  Extrato   anual ', message: ' Onde vejo?\nObrigada ' });
    expect(await read(id)).toMatchObject({
      subject: 'Extrato anual',
      status: 'open',
      message: 'Onde vejo?\nObrigada',
      messages: [{ author: 'customer', name: form.name, message: 'Onde vejo?\nObrigada' }],
    });
    expect(idsOf(await list(owner, 'open', 'extrato anual'))).toEqual([id]);
    expect((await list(other, 'all')).total).toBe(0);
  });

  it('SHELL-5-38, 5-39: subject and message hold something, the message no more than 1100 characters', async () => {
    expect(faultsOf(await open({ subject: ' \u200b' }))).toEqual([422, ['subject']]);
    expect(faultsOf(await open({ message: ' \n ' }))).toEqual([422, ['message']]);
    expect((await open({ message: 'a'.repeat(MAX_MESSAGE + 1) })).status).toBe(400);
    expect((await open({ message: 'a'.repeat(1100) })).status).toBe(200);
  });

  it('refuses the passkey of another account', async () => {
    const { passkey } = await contactOf(other);
    expect(faultsOf(await open({ passkey }))).toEqual([422, ['passkey']]);
  });
});

describe('SHELL-7.5-1: a conversation', () => {
  it('is answered by the bank, with a notification that leads to it, and open again when written in', async () => {
    const id = await opened();
    expect((await answer(id, 'No menu Extrato.')).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'answered', messages: [{}, { author: 'bank' }] });
    const { items } = (await owner.call('GET /gns-notifications')).json;
    expect(items[0]).toMatchObject({ type: 'ticket-answered', params: { ticketId: String(id) } });
    expect((await write(owner, id, ' Obrigada! ')).json).toMatchObject({
      status: 'open',
      messages: [{}, {}, { author: 'customer', message: 'Obrigada!' }],
    });
    expect(faultsOf(await write(owner, id, '  '))).toEqual([422, ['message']]);
  });

  it('ends where it is archived: nobody writes in it any more', async () => {
    const id = await opened({ subject: 'Encerrar' });
    expect((await archive(owner, id)).json).toMatchObject({ status: 'archived' });
    expect([(await write(owner, id, 'Mais uma coisa')).status, (await answer(id, 'Tarde')).statusCode]).toEqual([
      409, 409,
    ]);
    expect(idsOf(await list(owner, 'archived', 'encerrar'))).toEqual([id]);
    expect(idsOf(await list(owner, 'open', 'encerrar'))).toEqual([]);
  });

  it('holds pictures, ten at most, which are of its account alone', async () => {
    const id = await opened({ subject: 'Com imagem' });
    const picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const attach = (who: SignedIn, to = id) =>
      who.call('POST /ticket/{id}/attachment', { params: { id: to }, body: picture });
    const sent = await attach(owner);
    expect(sent.json).toMatchObject({ status: 'open', messages: [{ attachment: null }, { author: 'customer' }] });
    const attachment = sent.json.messages[1].attachment as number;
    const read = (who: SignedIn, of = id) =>
      who.call('GET /ticket/{id}/attachment/{attachment}', { params: { id: of, attachment } });
    expect((await read(owner)).raw.subarray(1, 4).toString()).toBe('PNG');
    expect([(await read(other)).status, (await read(owner, await opened())).status]).toEqual([404, 404]);
    expect((await attach(other)).status).toBe(404);
    const more = await Promise.all(Array.from({ length: 11 }, () => attach(owner)));
    expect(more.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(9);
    while ((await attach(owner)).status === 200);
    expect((await attach(owner)).json.code).toBe('too-many-attachments');
    const { messages } = (await owner.call('GET /ticket/{id}', { params: { id } })).json;
    expect(messages.filter((one: { attachment: number | null }) => one.attachment)).toHaveLength(10);
    await archive(owner, id);
    expect((await attach(owner)).json.code).toBe('archived');
  });

  it('is not there for another account', async () => {
    const id = await opened();
    for (const act of [archive, (who: SignedIn, to: number) => write(who, to, 'Olá')]) {
      const [foreign, missing] = [await act(other, id), await act(other, 999_999)];
      expect([foreign.status, foreign.json]).toEqual([404, missing.json]);
    }
    expect((await other.call('GET /ticket/{id}', { params: { id } })).status).toBe(404);
  });
});

describe('SHELL-7.1-7: feedback', () => {
  const send = (features: number, additional: string, query = {}) =>
    owner.call('POST /comment', { query, body: { features, additional } });

  it('has at least 10 characters after trimming and a rating from 1 to 5', async () => {
    const short = await send(5, '  muito bom  ');
    expect([short.status, short.json.errors[0].message]).toEqual([
      422,
      'Seu comentário deve ter no mínimo 10 caracteres',
    ]);
    expect([(await send(0, 'Gostei bastante')).status, (await send(6, 'Gostei bastante')).status]).toEqual([400, 400]);
  });

  it('is stored, and mailed to the team where asked to', async () => {
    const mails = async () =>
      (await bank.store.db.selectFrom('sandbox_messages').select('subject').execute()).map(({ subject }) => subject);
    expect((await send(4, 'Gostei bastante')).status).toBe(204);
    expect((await mails()).filter((subject) => subject.endsWith(': Bom'))).toEqual([]);
    await send(4, 'Gostei bastante', { send_email: false });
    expect((await mails()).filter((subject) => subject.endsWith(': Bom'))).toEqual([]);
    // named without a value, as SHELL-7.1-7 writes it
    expect((await send(4, ' Gostei bastante ', { send_email: '' })).status).toBe(204);
    expect((await mails()).filter((subject) => subject.endsWith(': Bom'))).toHaveLength(1);
    const stored = await bank.store.db.selectFrom('feedbacks').select(['rating', 'comment']).execute();
    expect(stored).toEqual(Array.from({ length: 3 }, () => ({ rating: 4, comment: 'Gostei bastante' })));
  });
});

it('GET /faq answers questions by topic', async () => {
  const { json } = await owner.call('GET /faq');
  expect(json).toContainEqual(
    expect.objectContaining({ topic: 'Chamados', answer: expect.stringContaining('1 dia útil') }),
  );
});
