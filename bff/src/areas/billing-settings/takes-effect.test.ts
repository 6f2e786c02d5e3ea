import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Communication } from '@balcao/contract/billing-settings';
import { addCustomer, detail, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { reminders } from './reminders';

let bank: EmptyBank;
let member: Member;
let customer: number;

beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  member = await bank.openAccount({ name: 'Padaria Aurora' });
  customer = await addCustomer(member, { name: 'Ana Souza', emails: ['ana@exemplo.com.br'], phones: ['11987654321'] });
});
afterAll(() => bank.close());

const off = { email: false, sms: false };
const silent: Communication = {
  issued: off,
  'due-soon': { ...off, days: 3 },
  'due-today': off,
  overdue: { ...off, days: 2 },
  paid: off,
};
const communicate = async (given: Partial<Communication>) =>
  expect((await member.call('PUT /billing-settings/communication', { body: { ...silent, ...given } })).status).toBe(
    200,
  );
const newBillet = async (given: Parameters<typeof issue>[3] = {}) => (await issue(bank, member, [customer], given))[0]!;
const messages = async () =>
  (
    await bank.store.execute(
      'select channel, recipient, subject, body from sandbox_messages where account_id = $1 order by id',
      [member.accountId],
    )
  ).rows as { channel: string; recipient: string; subject: string; body: string }[];
const turn = () => bank.work((trx, tools) => reminders.run(trx, {}, tools, undefined));

describe('the defaults of billets', () => {
  const billet = { fine: 200, interest: 33, write_off_days: 30, message: 'Não aceitar cheque' };
  const save = () => member.call('PUT /billing-settings/billets', { body: { billet, carnet: billet } });
  const terms = async (id: number) => {
    const charge = await detail(member, id);
    return {
      fine: charge.fine,
      interest: charge.interest,
      write_off_days: charge.write_off_days,
      message: charge.message,
    };
  };

  it('are what the next billet has where its issuer does not say, and what issuing begins with', async () => {
    expect(await terms(await newBillet())).toEqual({ fine: 0, interest: 0, write_off_days: 120, message: null });
    expect((await save()).status).toBe(200);
    expect(await terms(await newBillet())).toEqual(billet);
    const { json } = await member.call('GET /charges/conditions');
    expect(json.defaults).toEqual({ ...billet, send_email: true });
  });

  it('give way to what the issuer says, none included', async () => {
    await save();
    const said = { fine: 0, interest: 10, write_off_days: 0, message: '' };
    expect(await terms(await newBillet(said))).toEqual({ ...said, message: null });
  });

  it('leave out fine and interest below R$ 10,00, which takes none', async () => {
    await save();
    expect(await terms(await newBillet({ items: [{ name: 'x', amount: 1, value: 999 }] }))).toMatchObject({
      fine: 0,
      interest: 0,
      write_off_days: 30,
    });
  });

  it('are refused where they do not fit a billet', async () => {
    const { status, json } = await member.call('PUT /billing-settings/billets', {
      body: { billet, carnet: { ...billet, message: 'a\nb\nc\nd\ne' } },
    });
    expect([status, json.errors]).toEqual([
      422,
      [{ field: 'carnet.message', message: 'Use no máximo 4 linhas de 100 caracteres' }],
    ]);
  });
});

describe('display data and logo', () => {
  const display = {
    name: 'Pães da Aurora',
    email: 'oi@aurora.com.br',
    phone: '(11) 98765-4321',
    website: 'aurora.com.br',
    show_address: false,
  };
  const pdf = async (id: number) => (await member.call('GET /charges/{id}/pdf', { params: { id } })).raw;

  it('are on the next billet and in the next e-mail', async () => {
    expect((await member.call('PUT /billing-settings/display', { body: display })).json.phone).toBe('11987654321');
    const id = await newBillet({ send_email: true });
    const pdfium = await PDFiumLibrary.init();
    const paper = (await pdfium.loadDocument(await pdf(id))).getPage(0).getText().replace(/\s+/g, ' ');
    for (const text of ['Pães da Aurora', '(11) 98765-4321', 'oi@aurora.com.br']) expect(paper).toContain(text);
    expect((await messages())[0]!.subject).toContain('Boleto de Pães da Aurora');
  });

  it('the logo is printed on the next billet, until it is removed', async () => {
    const id = await newBillet();
    const without = (await pdf(id)).toString('latin1');
    expect(without).not.toContain('/Subtype /Image');
    const body = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const put = await member.call('PUT /billing-settings/logo', { body });
    expect([put.status, put.json.width]).toEqual([200, 300]);
    expect((await pdf(id)).toString('latin1')).toContain('/Subtype /Image');
    const stored = await member.call('GET /billing-settings/logo');
    expect([stored.status, stored.headers['content-type']]).toEqual([200, 'image/png']);
    await member.call('DELETE /billing-settings/logo');
    expect((await pdf(id)).toString('latin1')).not.toContain('/Subtype /Image');
    expect((await member.call('GET /billing-settings/logo')).status).toBe(404);
  });

  it.each([
    [Buffer.from('<svg/>'), 422, [{ field: 'file', message: 'Envie uma imagem PNG ou JPEG' }]],
    [Buffer.alloc(1_000_001), 413, undefined],
  ])('a file that is none is refused', async (body, status, errors) => {
    const answer = await member.call('PUT /billing-settings/logo', { body });
    expect([answer.status, answer.json.errors]).toEqual([status, errors]);
  });

  it.each([
    [{ email: 'oi@' }, 'email'],
    [{ phone: '123' }, 'phone'],
    [{ phone: '+1 212 555 0100' }, 'phone'],
    [{ phone: '1198765432x' }, 'phone'],
    [{ website: 'javascript:alert(1)' }, 'website'],
  ])('%j is refused at its field', async (given, field) => {
    const { status, json } = await member.call('PUT /billing-settings/display', { body: { ...display, ...given } });
    expect([status, json.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });
});

describe('an e-mail in own words', () => {
  const params = { moment: 'issued' };
  const own = { subject: 'Conta de {{valor}}', body: 'Prezada {{cliente}},\n\nvence em {{vencimento}}.' };

  it('is the next e-mail, until the bank’s words are taken back', async () => {
    expect((await member.call('PUT /billing-settings/emails/{moment}', { params, body: own })).json.own).toBe(true);
    await newBillet({ items: [{ name: 'x', amount: 1, value: 12_345 }], send_email: true });
    expect((await messages())[0]).toMatchObject({ subject: 'Conta de R$ 123,45', recipient: 'ana@exemplo.com.br' });
    expect((await messages())[0]!.body).toMatch(/^Prezada Ana Souza,\n\nvence em \d\d\/\d\d\/\d{4}\.$/);
    await member.call('DELETE /billing-settings/emails/{moment}', { params });
    await newBillet({ send_email: true });
    expect((await messages())[1]!.subject).toMatch(/^Boleto de Padaria Aurora/);
  });

  it('is seen before, and sent to whoever asks', async () => {
    const seen = (await member.call('POST /billing-settings/emails/{moment}/preview', { params, body: own })).json;
    expect(seen.subject).toBe('Conta de R$ 150,00');
    const { json } = await member.call('POST /billing-settings/emails/{moment}/test', { params, body: own });
    expect(await messages()).toMatchObject([{ recipient: json.recipient, subject: '[Teste] Conta de R$ 150,00' }]);
  });

  it.each([
    [{ ...own, subject: '{{saldo}}' }, 'subject', 'A variável {{saldo}} não existe'],
    [{ ...own, body: '<script>1</script>' }, 'body', 'Escreva só texto: códigos e scripts não são aceitos'],
    [{ ...own, body: ' \n ' }, 'body', 'Preenchimento obrigatório'],
  ])('%j is refused at its field, also when only seen or tried', async (body, field, message) => {
    for (const key of [
      'PUT /billing-settings/emails/{moment}',
      'POST /billing-settings/emails/{moment}/preview',
      'POST /billing-settings/emails/{moment}/test',
    ] as const) {
      const { status, json } = await member.call(key, { params, body });
      expect([status, json.errors]).toEqual([422, [{ field, message }]]);
    }
    expect(await messages()).toEqual([]);
  });
});

describe('the moments payers hear of', () => {
  it('issued: by e-mail or text message, as chosen', async () => {
    await communicate({ issued: { email: false, sms: true } });
    await newBillet();
    expect(await messages()).toMatchObject([{ channel: 'sms', recipient: '11987654321' }]);
  });

  it('before the due date, on it and after it: once each, in that moment’s words', async () => {
    await communicate({
      'due-soon': { email: true, sms: false, days: 3 },
      'due-today': { email: true, sms: true },
      overdue: { email: true, sms: false, days: 5 },
    });
    await newBillet({ expire_at: addDays(await bank.today(), 4) });
    const told = async () =>
      (await messages()).map(({ channel, subject }) => `${channel} ${subject.slice(0, 34)}`.trim());
    await turn();
    expect(await told()).toEqual([]);
    await bank.moveDays(1);
    await Promise.all([turn(), turn()]);
    expect(await told()).toEqual(['mail Seu boleto de Padaria Aurora vence']);
    await bank.moveDays(3);
    await turn();
    await turn();
    expect((await told()).slice(1).sort()).toEqual(['mail Seu boleto de Padaria Aurora vence', 'sms']);
    await bank.moveDays(5);
    await turn();
    await turn();
    expect((await told()).slice(3)).toEqual(['mail Boleto de Padaria Aurora vencido e']);
  });

  it('leave due dates to the dunning ruler while it is on: nobody is reminded twice', async () => {
    await communicate({ 'due-soon': { email: false, sms: true, days: 3 } });
    await newBillet({ expire_at: addDays(await bank.today(), 4) });
    const hours = { enabled: true, from_hour: 0, to_hour: 24, business_days: false };
    await member.call('PUT /dunning/settings', { body: hours });
    const body = { days: -2, channel: 'sms' as const, group_id: null, subject: '', body: 'Olá', active: true };
    const { json } = await member.call('POST /dunning/steps', { body });
    const elsewhere = async () => (await member.call('GET /billing-settings/communication')).json.reminded_elsewhere;
    expect(await elsewhere()).toBe(true);
    await bank.moveDays(1);
    await turn();
    expect(await messages()).toEqual([]);
    // a ruler without moments leaves them their work
    await member.call('DELETE /dunning/steps/{id}', { params: { id: json.id } });
    expect(await elsewhere()).toBe(false);
    await turn();
    expect(await messages()).toMatchObject([{ channel: 'sms' }]);
  });

  it('paid: once, and not of a payment in duplicate', async () => {
    await communicate({ paid: { email: true, sms: false } });
    const id = await newBillet({ items: [{ name: 'x', amount: 1, value: 10_000 }] });
    await pay(bank, member, id, 10_000);
    await pay(bank, member, id, 10_000);
    expect((await messages()).map(({ subject }) => subject)).toEqual(['Recebemos o seu pagamento para Padaria Aurora']);
  });
});

describe('the card', () => {
  const card = { max_instalments: 3, min_instalment: 1000, descriptor: ' padaria 1 ', release: 2 as const };

  it('says what the simulator offers', async () => {
    expect((await member.call('PUT /billing-settings/card', { body: card })).json.descriptor).toBe('PADARIA 1');
    const { json } = await member.call('POST /rates', { body: { value: 100_00 } });
    expect(json.options.filter(({ method }) => method === 'card').map((o) => [o.instalments, o.release])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });

  it('refuses a name that a statement cannot print', async () => {
    const { status, json } = await member.call('PUT /billing-settings/card', { body: { ...card, descriptor: 'Pão!' } });
    expect([status, json.errors?.[0]?.field]).toEqual([422, 'descriptor']);
  });
});

it('the rates agreed with an account are its next fee, and nobody else’s', async () => {
  const other = await bank.openAccount();
  await bank.store.execute(`insert into account_rates values ($1, '{"charges": {"billet": {"fee": 199}}}')`, [
    member.accountId,
  ]);
  expect((await member.call('GET /rates')).json.charges.billet.fee).toBe(199);
  expect((await other.call('GET /rates')).json.charges.billet.fee).toBe(349);
  expect((await member.call('GET /charges/conditions')).json.fee).toBe(199);
  expect((await detail(member, await newBillet())).fee).toBe(199);
});
