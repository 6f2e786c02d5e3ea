import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../bff/src/core/database';
import { openLastingBank, type LastingBank } from '../support/lasting-bank';
import { postgresUrl } from '../support/test-database';
import { until } from '../support/until';

/**
 * kill -9 in a card payment of the public API, once it is committed: before the processor is asked, and before its answer is stored. The
 * next process asks with the same key, so that the charge ends approved and was charged once. Locked rows hold the payments meanwhile.
 */
let bank: LastingBank;
let secret: { client_id: string; client_secret: string };

beforeAll(async () => {
  if (!postgresUrl) return;
  bank = await openLastingBank({ BALCAO_API_PORT: '0', BALCAO_API_TLS: 'off' });
  await bank.process.start();
  const titular = await bank.process.signIn('titular@balcao.demo');
  const made = await titular.send('POST', '/bff/api/applications', { name: 'Loja', scopes: ['charge'] });
  const { secrets } = (await made.json()) as { secrets: (typeof secret & { environment: string })[] };
  secret = secrets.find(({ environment }) => environment === 'fortunus')!;
});
afterAll(() => bank?.remove());

async function answer<T>(asked: Promise<Response>): Promise<T> {
  const reply = await asked;
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** A caller of the charges API of the process that runs now. */
async function application() {
  const address = () => /API: (http\S+)/.exec(bank.process.output)?.[1];
  await until('the public API listens', async () => address() !== undefined);
  const api = `${address()!}/cobrancas/v1`;
  const basic = Buffer.from(`${secret.client_id}:${secret.client_secret}`).toString('base64');
  const headers = { 'content-type': 'application/json' };
  const { access_token } = await answer<{ access_token: string }>(
    fetch(`${api}/authorize`, {
      method: 'POST',
      headers: { ...headers, authorization: `Basic ${basic}` },
      body: JSON.stringify({ grant_type: 'client_credentials' }),
    }),
  );
  return (path: string, body?: object) =>
    fetch(api + path, {
      headers: { ...headers, authorization: `Bearer ${access_token}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
}

/** A token for one payment: the processor refuses it under a second key. */
const newCardToken = async () => {
  const card = { number: '4111111111111111', expiry: '12/40', cvv: '123', holder: 'Ana Prado' };
  const asked = fetch(`${bank.process.url}/processadora/cartoes`, { method: 'POST', body: new URLSearchParams(card) });
  return (await answer<{ token: string }>(asked)).token;
};
const ordersOf = async (store: Pick<Store, 'execute'>, token: string) =>
  (await store.execute('select key from sandbox_card_orders where token = $1', [token])).rows as { key: string }[];
const triesOf = async (store: Pick<Store, 'execute'>, token: string) =>
  (await store.execute('select charge_id, key, state from card_tries where token = $1', [token])).rows as {
    charge_id: number;
    key: string;
    state: string;
  }[];

const CHARGE =
  'select from charges c join card_tries t on t.account_id = c.account_id and t.charge_id = c.id where t.token = $1';
const TOKEN = 'select from sandbox_card_tokens where token = $1 for update';
const ORDER = 'select from sandbox_card_orders where token = $1';

/** Kills the process while two payments wait for a lock: of `unasked` the processor is not asked yet, of `unheard` it has answered. */
async function die(unasked: string, unheard: string, pay: (token: string) => Promise<Response>): Promise<void> {
  await bank.inspect(async (store) => {
    const [processor, books] = [await store.pool!.connect(), await store.pool!.connect()];
    const isCommitted = async (token: string) => (await books.query(CHARGE, [token])).rowCount === 1;
    try {
      await processor.query('begin');
      await processor.query(TOKEN, [unasked]);
      await processor.query('savepoint unasked');
      await processor.query(TOKEN, [unheard]);
      const cut = [unasked, unheard].map((token) =>
        pay(token).then(
          async (reply) => `${reply.status} ${await reply.text()}`,
          () => 'cut',
        ),
      );
      const committed = until('both are committed', async () => (await isCommitted(unasked)) && isCommitted(unheard));
      // one that is answered was refused, and is not waited for
      expect(await Promise.race([committed, ...cut])).toBeUndefined();
      await books.query('begin');
      await books.query(`${CHARGE} for update of c`, [unheard]);
      await processor.query('rollback to savepoint unasked');
      await until('the processor has one', async () => (await processor.query(ORDER, [unheard])).rowCount === 1);
      await bank.kill();
      expect(await Promise.all(cut)).toEqual(['cut', 'cut']);
    } finally {
      // the locks end with their connections
      processor.release(true);
      books.release(true);
    }
  });
}

it.skipIf(!postgresUrl)(
  'card payments that kill -9 cut before and after the processor’s answer end approved, charged once',
  async () => {
    const ask = await application();
    const [unasked, unheard] = [await newCardToken(), await newCardToken()];
    const customer = { name: 'Gorbadoc Oldbuck', cpf: '12345678909', email: 'gorbadoc@exemplo.com' };
    await die(unasked, unheard, (payment_token) =>
      ask('/charge/one-step', {
        // of two that are the same at once the second is refused
        items: [{ name: `Pedido ${payment_token}`, value: 5_000, amount: 1 }],
        payment: { credit_card: { customer, payment_token } },
      }),
    );
    const standing = (token: string) =>
      bank.inspect(async (store) => ({ tries: await triesOf(store, token), orders: await ordersOf(store, token) }));
    const left = [await standing(unasked), await standing(unheard)];
    expect(left.map(({ tries, orders }) => [tries.map(({ state }) => state), orders.length])).toEqual([
      [['sent'], 0],
      [['sent'], 1],
    ]);
    // due at once, instead of in a minute
    await bank.inspect((store) =>
      store.execute("update jobs.job set start_after = now() where name = 'card-authorise'", []),
    );
    await bank.process.start();
    const again = await application();
    const statusOf = async (id: number) =>
      (await answer<{ data: { status: string } }>(again(`/charge/${id}`))).data.status;
    for (const [at, token] of [unasked, unheard].entries()) {
      const { charge_id, key } = left[at]!.tries[0]!;
      await until('the charge has its outcome', async () => (await statusOf(charge_id)) !== 'new');
      expect(await statusOf(charge_id)).toBe('approved');
      expect(await standing(token)).toEqual({ tries: [{ charge_id, key, state: 'approved' }], orders: [{ key }] });
    }
  },
);
