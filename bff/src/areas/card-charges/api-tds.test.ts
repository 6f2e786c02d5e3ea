import { beforeAll, describe, expect, it } from 'vitest';
import { cardDetail, cardToken, openSeller } from '../../../test/cards';
import type { Member } from '../../../test/harness';
import { api, bank, openApiForTests } from '../../../test/public-api';
import type { JobSpec } from '../../core/jobs';
import { cardTurns } from './events';

openApiForTests();

const [CHALLENGE, CHALLENGE_REFUSED, FAILED] = ['4000000000001091', '4000000000001109', '4000000000001018'];
const callback = 'https://loja.exemplo.com.br/volta';
let value = 5_000;
const bodyOf = async (number?: string, more: object = {}) => ({
  items: [{ name: 'Camiseta', value: ++value, amount: 2 }],
  customer: {
    name: 'Gorbadoc Oldbuck',
    cpf: '12345678909',
    email: 'gorbadoc@exemplo.com',
    phone_number: '11987654321',
  },
  payment_token: await cardToken(bank, number),
  tds_info: { tds_identifier: '7f1b2c3d-0000-4000-8000-1234567890ab', challenge_callback_url: callback },
  ...more,
});

/** A client of the charges API, asked by whole paths. */
async function client(who: Member) {
  const { fortunus } = await api.application(who);
  const { json } = await api.signIn(fortunus, undefined, '/cobrancas/v1/authorize');
  const authorization = `Bearer ${json.access_token as string}`;
  return (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    api.send({ method, path: `/cobrancas${path}`, headers: { authorization, ...more }, body });
}

let who: Member;
let ask: Awaited<ReturnType<typeof client>>;
beforeAll(async () => {
  who = await openSeller(bank);
  ask = await client(who);
});

const pay = async (number?: string, more: object = {}) =>
  (await ask('POST', '/v2/charge/card', await bodyOf(number, more))).json;
const shown = async (id: number) => (await ask('GET', `/v1/charge/${id}`)).json.data;
const histories = async (id: number) =>
  (await cardDetail(who, id)).charge_histories.map(({ message }: { message: string }) => message).join('\n');
async function turns() {
  for (const job of cardTurns) bank.waiting.push({ job: job as JobSpec<object>, data: {} });
  await bank.runJobs();
}
/** What the payer's browser sends to the issuer. */
const answer = (json: { tds_challenge: { form_data: { action_url: string; creq: string } } }, confirmar?: string) => {
  const { action_url, creq } = json.tds_challenge.form_data;
  return bank.visit(new URL(action_url).pathname, { creq, ...(confirmar ? { confirmar } : {}) });
};

describe('a card whose payer is authenticated by 3-D Secure (public-api-schemas.json, CreateChargeCard)', () => {
  it('passes without a challenge: approved, and a fraud is the issuer’s', async () => {
    const json = await pay(undefined, { installments: 2 });
    expect(json).toMatchObject({ status: 'approved', installments: 2, total: value * 2, installment_value: value });
    expect([json.refusal, json.tds_challenge, json.code]).toEqual([undefined, undefined, undefined]);
    expect((await shown(json.charge_id)).payment.credit_card.liability).toBe('issuer');
    expect(await histories(json.charge_id)).toContain('3-D Secure');
  });

  it('is the shop’s own risk where it is not authenticated', async () => {
    const { payment_token, customer, items } = await bodyOf(CHALLENGE);
    const payment = { credit_card: { customer, payment_token } };
    const { data } = (await ask('POST', '/v1/charge/one-step', { items, payment })).json;
    expect(data).toMatchObject({ status: 'approved' });
    expect((await shown(data.charge_id)).payment.credit_card.liability).toBe('shop');
  });

  it('is challenged, waits, and is approved once the payer confirmed to the issuer', async () => {
    const body = await bodyOf(CHALLENGE);
    const key = { 'x-idempotency-key': 'desafio-1' };
    const { json } = await ask('POST', '/v2/charge/card', body, key);
    expect(json).toMatchObject({ status: 'waiting', tds_challenge: { form_data: { method: 'POST' } } });
    expect((await ask('POST', '/v2/charge/card', body, key)).json).toEqual(json);
    expect((await shown(json.charge_id)).payment.credit_card.liability).toBeNull();
    await turns();
    expect((await shown(json.charge_id)).status).toBe('waiting');
    expect((await answer(json)).text).toContain('Confirmar pagamento');
    const said = await answer(json, 'sim');
    expect(said.text).toContain(callback);
    // what was answered once stays
    await answer(json, 'nao');
    await turns();
    expect(await shown(json.charge_id)).toMatchObject({
      status: 'approved',
      payment: { credit_card: { liability: 'issuer' } },
    });
    const { json: again } = await ask('POST', '/v2/charge/card', body, key);
    expect([again.charge_id, again.status, again.tds_challenge]).toEqual([json.charge_id, 'approved', undefined]);
  });

  it.each([
    ['the payer says no', CHALLENGE, 'nao'],
    ['the issuer does not believe them', CHALLENGE_REFUSED, 'sim'],
  ])('is refused where %s to the challenge', async (_, number, said) => {
    const json = await pay(number);
    expect(json.status).toBe('waiting');
    await answer(json, said);
    await turns();
    expect(await shown(json.charge_id)).toMatchObject({ status: 'unpaid' });
    expect(await histories(json.charge_id)).toContain('não confirmou quem está pagando');
  });

  it('is refused where the challenge is not answered in ten minutes', async () => {
    const json = await pay(CHALLENGE);
    const { rows } = await bank.store.execute(
      `select extract(epoch from e.due_at - o.received_at)::int as seconds from sandbox_card_events e
        join sandbox_card_orders o on o.key = e.key join card_tries t on t.key = e.key
        where t.charge_id = $1`,
      [json.charge_id],
    );
    expect(rows).toEqual([{ seconds: 600 }]);
    await bank.moveDays(1);
    await turns();
    const { rows: after } = await bank.store.execute('select status from charges where id = $1', [json.charge_id]);
    expect(after).toEqual([{ status: 'unpaid' }]);
    ask = await client(who);
    expect((await shown(json.charge_id)).payment.credit_card.liability).toBeNull();
  });

  it('is refused at once where the authentication failed, and another card may be tried', async () => {
    const json = await pay(FAILED);
    expect(json).toMatchObject({
      status: 'unpaid',
      refusal: { retry: true, reason: expect.stringContaining('banco') },
    });
  });

  it('is refused at what is wrong; its charge is nobody else’s', async () => {
    const refused = async (more: object) => {
      const json = await pay(undefined, more);
      return [json.code, json.error_description.property];
    };
    const { customer } = await bodyOf();
    const { phone_number: _phone, ...silent } = customer;
    expect(await refused({ customer: { ...customer, cpf: '11122233300' } })).toEqual([3500034, '/customer/cpf']);
    expect((await refused({ customer: silent }))[0]).toBe(3500034);
    const unmailable = { customer: { ...customer, email: 'ana@exemplo.com\r\nBcc: bia@exemplo.com' } };
    expect(await refused(unmailable)).toEqual([3500034, '/customer/email']);
    expect(await refused({ customer: { ...customer, phone_number: '123' } })).toEqual([
      3500034,
      '/customer/phone_number',
    ]);
    expect(await refused({ customer: { ...customer, name: ' \u200b ' } })).toEqual([3500034, '/customer/name']);
    expect((await refused({ tds_info: undefined }))[0]).toBe(3500034);
    expect((await refused({ tds_info: { tds_identifier: 'a', challenge_callback_url: callback } }))[0]).toBe(3500034);
    const script = { tds_identifier: '7f1b2c3d-0000-4000-8000-1234567890ab', challenge_callback_url: 'javascript:x' };
    expect((await refused({ tds_info: script }))[0]).toBe(3500034);
    const { json } = await ask('POST', '/v2/charge/card', await bodyOf());
    const others = await client(await openSeller(bank));
    expect((await others('GET', `/v1/charge/${json.charge_id}`)).status).toBe(404);
    const without = await client(await bank.openAccount());
    expect((await without('POST', '/v2/charge/card', await bodyOf())).json.code).toBe(3500007);
    expect((await bank.visit('/processadora/autenticacao', { creq: 'x' })).status).toBe(404);
  });
});
