import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedBody, type Bound } from '@balcao/contract/core/signing';
import { answer, callSigned, sign } from '../../../../tests/support/sign';
import { openTestBank, type Reply, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';
import { buildApp } from '../../app';
import { areas } from '../../areas';
import { readConfig } from '../config';
import { contract } from '../contract';
import { Problem } from '../problem';
import { checkSigned } from './bound';

const PAY = 'POST /payments/{id}';
const LOCK = 'POST /locks';
const WRONG = 'Assinatura eletrônica inválida. Tente usar outra palavra de 5 letras.';
const values = { amount: 12_345, payer: { document: '52998224725' } };
const operation = { call: PAY, params: { id: 7 }, body: values };

/** Two signed calls for these tests only: PAY binds values to the signature, LOCK binds none. */
contract[PAY] = {
  summary: 'Pays',
  permission: 'home',
  idempotent: true,
  audit: 'test.pay',
  signed: {
    summary: 'Pagar',
    bind: [
      { path: 'body.amount', label: 'Valor', as: 'cents' },
      { path: 'body.payer.document', label: 'Pagador' },
      { path: 'params.id', label: 'Conta' },
    ],
  },
  params: Type.Object({ id: Type.Integer() }),
  body: signedBody({
    amount: Type.Integer(),
    payer: Type.Object({ document: Type.String() }),
    note: Type.Optional(Type.String()),
    refuse: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({ paid: Type.Integer() }),
};
contract[LOCK] = {
  summary: 'Locks',
  permission: 'home',
  signed: { summary: 'Bloquear', bind: [] },
  body: signedBody({}),
};

let bank: TestBank;
let titular: SignedIn;
let paid: number[] = [];
const paying: (typeof areas)[number] = {
  calls: {},
  jobs: [],
  handlers: {
    [PAY]: async (_ctx, { body }) => {
      if (body.refuse) throw new Problem(422, 'no-money', 'Saldo insuficiente.');
      paid.push(body.amount);
      return { paid: body.amount };
    },
    [LOCK]: async () => undefined,
  },
};
beforeAll(async () => {
  areas.push(paying);
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  titular = await bank.signIn('titular@balcao.demo');
});
afterAll(async () => {
  await bank.close();
  // files share their modules: other tests look at every call
  areas.splice(areas.indexOf(paying), 1);
  delete contract[PAY];
  delete contract[LOCK];
});
beforeEach(async () => {
  paid = [];
  await bank.store.execute('delete from attempts');
});

const pay = (who: SignedIn, more: Record<string, unknown>, headers: Record<string, string> = {}, id = 7) =>
  who.call(PAY, { params: { id }, body: { ...values, ...more }, headers });
const told = ({ status, json }: Pick<Reply, 'status' | 'json'>) => [status, json?.code];

describe('a challenge (SHELL-3-34, gap S L93)', () => {
  it('is a substitution of every letter, another one each time', async () => {
    const [one, two] = [(await titular.call('GET /signature')).json, (await titular.call('GET /signature')).json];
    const groups: { Numero: number; Oficial: string; Correspondente: string }[] = one.Grupos.Grupo;
    expect(groups.map((g) => g.Numero)).toEqual([1, 2, 3, 4, 5]);
    expect(groups.map((g) => g.Oficial).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect([...groups.map((g) => g.Correspondente).join('')].sort().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(one.Grupos).not.toEqual(two.Grupos);
    expect(one.Token).not.toBe(two.Token);
    const { rows } = await bank.store.execute('select * from signature_challenges');
    expect(JSON.stringify(rows)).not.toContain(one.Token);
  });

  it.each(['POST /customer', 'POST /nothing', '__proto__'])('is not made for %s, which is not signed', async (call) => {
    const reply = await titular.call('POST /signature/challenge', { body: { call } });
    expect([reply.status, reply.json.errors?.[0].field]).toEqual([422, 'call']);
  });
});

describe('a signed call', () => {
  it('is done with the word of the person (PLUMA), and says how it was signed', async () => {
    expect(await callSigned(titular, PAY, { params: { id: 7 }, body: values })).toMatchObject({
      json: { paid: 12_345 },
    });
    const { rows } = await bank.store.execute(
      "select target from audit_log where action = 'test.pay' order by id desc limit 1",
    );
    expect(rows[0].target).toEqual({ id: 7, signedBy: 'signature' });
  });

  it('is refused unsigned', async () => {
    expect(told(await pay(titular, {}))).toEqual([403, 'signature-required']);
    expect(paid).toEqual([]);
  });

  it.each([
    ['a cent more', { amount: 12_346 }, 7],
    ['another payer', { payer: { document: '12345678909' } }, 7],
    ['another account', {}, 8],
  ])('is refused with %s than was signed, and nothing is done', async (_what, other, id) => {
    const signature = await sign(titular, operation);
    expect(told(await pay(titular, { ...other, signature }, {}, id))).toEqual([422, 'signature-mismatch']);
    expect(paid).toEqual([]);
    // the challenge is still valid for the operation it was made for, as no word was checked against it
    expect((await pay(titular, { signature })).status).toBe(200);
  });

  it('takes a field that is not bound as it comes', async () => {
    const signature = await sign(titular, operation);
    expect((await pay(titular, { note: 'aluguel', signature })).status).toBe(200);
  });

  it('is refused with a challenge that names no operation, unless it binds no value', async () => {
    expect(told(await pay(titular, { signature: await sign(titular) }))).toEqual([422, 'signature-mismatch']);
    expect((await titular.call(LOCK, { body: { signature: await sign(titular) } })).status).toBe(204);
    expect(told(await titular.call(LOCK, { body: { signature: await sign(titular, operation) } }))).toEqual([
      422,
      'signature-mismatch',
    ]);
  });

  it('is refused with a challenge used before, however many come at once', async () => {
    const signature = await sign(titular, operation);
    const replies = await Promise.all(Array.from({ length: 4 }, () => pay(titular, { signature })));
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1);
    expect(new Set(replies.filter((r) => r.status !== 200).map((r) => r.json.code))).toEqual(
      new Set(['signature-expired']),
    );
    expect(paid).toEqual([12_345]);
    expect(told(await pay(titular, { signature }))).toEqual([422, 'signature-expired']);
  });

  it('is refused with a challenge older than five minutes, and with that of another person or account', async () => {
    const [old, mine] = [await sign(titular, operation), await sign(titular, operation)];
    await bank.store.execute(
      `update signature_challenges set expires_at = now() where token_hash in (select token_hash
        from signature_challenges order by expires_at desc offset 1 limit 1)`,
    );
    expect(told(await pay(titular, { signature: old }))).toEqual([422, 'signature-expired']);
    const support = await bank.signIn('suporte@balcao.demo', titular.accountId);
    expect(told(await pay(support, { signature: mine }))).toEqual([422, 'signature-expired']);
    const other = await bank.store.db
      .selectFrom('memberships')
      .select('account_id')
      .where('user_id', '=', titular.userId)
      .where('account_id', '<>', titular.accountId)
      .executeTakeFirstOrThrow();
    expect(told(await pay(await bank.signIn('titular@balcao.demo', other.account_id), { signature: mine }))).toEqual([
      422,
      'signature-expired',
    ]);
    expect((await pay(titular, { signature: mine })).status).toBe(200);
  });

  it('tells a wrong word by code 3000048 (SHELL-5-12, SHELL-8-32); its challenge is gone', async () => {
    const challenge = (await titular.call('POST /signature/challenge', { body: operation })).json;
    const reply = await pay(titular, { signature: answer(challenge, 'PLUMO') });
    expect([...told(reply), reply.json.error_description]).toEqual([422, '3000048', WRONG]);
    expect(told(await pay(titular, { signature: answer(challenge, 'PLUMA') }))).toEqual([422, 'signature-expired']);
  });

  it('leaves the challenge where the operation was refused for another reason, and repeats the answer of a lost one', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const signature = await sign(titular, operation);
    expect(told(await pay(titular, { refuse: true, signature }, headers))).toEqual([422, 'no-money']);
    expect((await pay(titular, { signature }, headers)).json).toEqual({ paid: 12_345 });
    // the call repeated with the same idempotency key: with the old signature, then with a new one
    for (const again of [signature, await sign(titular, operation)]) {
      const reply = await pay(titular, { signature: again }, headers);
      expect([reply.status, reply.headers['idempotency-replayed']]).toEqual([200, 'true']);
    }
    expect(told(await pay(titular, { amount: 1, signature }, headers))).toEqual([422, 'idempotency-key']);
    expect(paid).toEqual([12_345]);
  });

  it('is refused to whom has no signature yet', async () => {
    const signature = await sign(titular, operation);
    const { rows } = await bank.store.execute('delete from signatures where user_id = $1 returning *', [
      titular.userId,
    ]);
    expect(told(await pay(titular, { signature }))).toEqual([422, 'signature-missing']);
    await bank.store.execute('insert into signatures (user_id, word_hash) values ($1, $2)', [
      titular.userId,
      rows[0].word_hash,
    ]);
  });
});

describe('the fifth error blocks (SHELL-5-13, SHELL-9-7)', () => {
  it('judges exactly five of 200 wrong words at once, whatever process they reach; the right one is blocked too', async () => {
    const signatures = await Promise.all(Array.from({ length: 200 }, () => sign(titular, operation, 'ERRAR')));
    const good = await sign(titular, operation);
    const second = await buildApp(
      readConfig({ BALCAO_LOG: 'silent', BALCAO_PORTAL: 'dist/absent', BALCAO_JOBS: 'off' }),
      {
        ...bank.store,
        close: async () => undefined,
      },
    );
    await second.fastify.ready();
    try {
      const send = (signature: unknown, at: number) =>
        (at % 2 ? bank.app : second).fastify.inject({
          method: 'POST',
          url: '/bff/payments/7',
          headers: {
            host: '127.0.0.1:4000',
            origin: 'http://127.0.0.1:4000',
            'x-requested-with': 'balcao',
            'idempotency-key': randomUUID(),
            cookie: `balcao=${titular.token}`,
            'x-account-id': String(titular.accountId),
          },
          payload: { ...values, signature: signature as object },
        });
      const codes = (await Promise.all(signatures.map(send))).map((reply) => reply.json().code as string);
      expect(codes.filter((code) => code === '3000048')).toHaveLength(5);
      expect(codes.filter((code) => code === 'signature-blocked')).toHaveLength(195);
      const refused = (await send(good, 0)).json();
      expect(refused).toMatchObject({
        code: 'signature-blocked',
        error_description: expect.stringContaining('1 minuto'),
      });
      expect(paid).toEqual([]);
    } finally {
      await second.close();
    }
  });
});

describe('the bank does not start with a signed call', () => {
  const spec = contract[PAY]!;
  const bindsToo = (more: Bound) => ({ ...spec, signed: { ...spec.signed!, bind: [...spec.signed!.bind, more] } });
  it.each([
    ['that only reads', { ...spec }, false],
    ['that anybody may make', { ...spec, permission: 'public' as const }, true],
    ['whose body takes no signature', { ...spec, body: Type.Object({ amount: Type.Integer() }) }, true],
    ['that binds what it does not take', { ...spec, params: Type.Object({}) }, true],
    ['that shows a value twice', bindsToo({ path: 'body.amount', label: 'Tarifa' }), true],
    ['that calls two values alike', bindsToo({ path: 'body.note', label: 'Valor' }), true],
  ])('%s', (_what, wrong, isWrite) => {
    expect(() => checkSigned(PAY, spec, true)).not.toThrow();
    expect(() => checkSigned(PAY, wrong, isWrite)).toThrow(PAY);
  });
});
