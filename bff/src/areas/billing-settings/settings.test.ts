import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount({ name: 'Café & Cia.' });
});
afterAll(() => bank.close());

it('the defaults of billets and of carnets are kept apart', async () => {
  const billet = { fine: 200, interest: 33, write_off_days: 30, message: 'Boleto' };
  const carnet = { fine: 100, interest: 10, write_off_days: 15, message: 'Carnê' };
  const put = await member.call('PUT /billing-settings/billets', { body: { billet, carnet } });
  expect(put.json).toEqual({ billet, carnet });
  expect((await member.call('GET /billing-settings/billets')).json).toEqual({ billet, carnet });
});

it('the logo is described as it was stored, and given back as the kind of picture that it is', async () => {
  const shown = async () => (await member.call('GET /billing-settings/display')).json;
  expect(await shown()).toMatchObject({ account_name: 'Café & Cia.', logo: null });
  const body = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  const put = (await member.call('PUT /billing-settings/logo', { body })).json;
  await bank.moveDays(1);
  expect((await shown()).logo).toEqual({ width: 300, height: 100, updated_at: put.updated_at });
  const { headers } = await member.call('GET /billing-settings/logo');
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'image/jpeg',
    expect.stringContaining('logo.jpg'),
  ]);
});

it('a name on card statements is offered that such a statement can print', async () =>
  expect((await member.call('GET /billing-settings/card')).json.account_descriptor).toBe('CAFE CIA'));

it('each e-mail says whether it is the account’s own', async () => {
  const body = { subject: 'Seu boleto', body: 'Olá' };
  await member.call('PUT /billing-settings/emails/{moment}', { params: { moment: 'overdue' }, body });
  const { templates } = (await member.call('GET /billing-settings/emails')).json;
  expect(templates.filter(({ own }) => own)).toEqual([{ moment: 'overdue', own: true, ...body }]);
});
