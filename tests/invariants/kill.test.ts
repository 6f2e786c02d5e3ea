import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded, openPostgres, type Store } from '../../bff/src/core/database';
import { sql } from 'kysely';
import { BankProcess, type HttpCaller } from '../support/bank-process';
import { freshPostgres, postgresUrl } from '../support/test-database';

/**
 * kill -9 of the process, again and again, while billets are issued and paid: every acknowledged operation is done exactly once,
 * an unacknowledged one repeated with its key is done once, Σ entries = 0.
 * KILL_LOOPS: number of loops (few in `npm test`, many by `npm run kill`).
 */
const loops = Number(process.env['KILL_LOOPS'] ?? 2);
const ONE_LOOP_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'balcao-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Intent {
  key: string;
  kind: 'issue' | 'pay';
  name: string;
  /** Id of the charge that a payment is for. */
  charge?: number;
  acknowledged: boolean;
}

describe.each(postgresUrl ? ['postgres'] : ['embedded'])('kill -9 on %s', (kind) => {
  it(
    `${loops} loops`,
    async () => {
      const fresh = kind === 'postgres' ? await freshPostgres() : null;
      const env: Record<string, string> = fresh ? { DATABASE_URL: fresh.url } : { BALCAO_DATA: folder };
      const bank = new BankProcess(env);
      const intents: Intent[] = [];
      const issued: number[] = [];
      for (let loop = 0; loop < loops; loop++) {
        await bank.start();
        const titular = await bank.signIn('titular@balcao.demo');
        for (const open of intents.filter((intent) => !intent.acknowledged)) await attempt(bank, titular, open, issued);
        const stop = { now: false };
        const workers = Array.from({ length: 4 }, () => work(bank, titular, intents, issued, stop));
        await new Promise((resolve) => setTimeout(resolve, 300 + 900 * ((loop * 0.61) % 1)));
        const dead = bank.kill();
        stop.now = true;
        await Promise.all([dead, ...workers]);
      }
      await bank.start();
      const titular = await bank.signIn('titular@balcao.demo');
      for (const open of intents.filter((intent) => !intent.acknowledged)) await attempt(bank, titular, open, issued);
      expect(await bank.kill('SIGTERM'), bank.output).toBe(0);

      expect(intents.filter((intent) => intent.acknowledged).length).toBeGreaterThan(loops);
      const store = fresh ? openPostgres(fresh.url, 2) : await openEmbedded(join(folder, 'database'));
      await everythingOnce(store, intents);
      await store.close();
      await fresh?.drop();
    },
    ONE_LOOP_MS * loops,
  );
});

async function work(
  bank: BankProcess,
  who: HttpCaller,
  intents: Intent[],
  issued: number[],
  stop: { now: boolean },
): Promise<void> {
  while (!stop.now) {
    const charge = intents.length % 2 ? issued.pop() : undefined;
    const intent: Intent = {
      key: randomUUID(),
      kind: charge ? 'pay' : 'issue',
      name: `Item ${randomUUID()}`,
      ...(charge ? { charge } : {}),
      acknowledged: false,
    };
    intents.push(intent);
    await attempt(bank, who, intent, issued);
  }
}

/** Sends an intent; a connection cut by the kill leaves it unacknowledged, to be sent again with the same key. */
async function attempt(bank: BankProcess, who: HttpCaller, intent: Intent, issued: number[]): Promise<void> {
  try {
    if (intent.kind === 'issue') {
      const [recipient] = (await (await who.send('GET', '/bff/charges/recipients')).json()) as { id: number }[];
      const reply = await who.send(
        'POST',
        '/bff/charges/banking_billet',
        {
          customers: [recipient!.id],
          items: [{ name: intent.name, amount: 1, value: 1000 + intent.name.length }],
          expire_at: '2030-01-10',
        },
        intent.key,
      );
      if (!reply.ok) throw new Error(`issue answered ${reply.status}: ${await reply.text()}`);
      const { ids } = (await reply.json()) as { ids: number[] };
      if (!intent.acknowledged) issued.push(...ids);
    } else {
      const reply = await fetch(`${bank.url}/sandbox/api/billets/pay`, {
        method: 'POST',
        headers: { origin: bank.url, 'x-requested-with': 'balcao', 'content-type': 'application/json' },
        body: JSON.stringify({ id: intent.charge, eventId: intent.key }),
      });
      if (!reply.ok) throw new Error(`pay answered ${reply.status}: ${await reply.text()}`);
    }
    intent.acknowledged = true;
  } catch (error) {
    const cut =
      error instanceof TypeError || (error as Error).name === 'TimeoutError' || (error as Error).name === 'SyntaxError';
    if (!cut) throw error;
  }
}

async function everythingOnce(store: Store, intents: Intent[]): Promise<void> {
  const acknowledged = intents.filter((intent) => intent.acknowledged);
  const items = await store.db.selectFrom('charge_items').select('name').execute();
  const times = new Map<string, number>();
  for (const { name } of items) times.set(name, (times.get(name) ?? 0) + 1);
  for (const intent of acknowledged.filter((i) => i.kind === 'issue'))
    expect(times.get(intent.name), intent.name).toBe(1);

  const paid = await store.db.selectFrom('ledger_transactions').select('key').execute();
  const keys = paid.map((row) => row.key);
  for (const intent of acknowledged.filter((i) => i.kind === 'pay'))
    expect(
      keys.filter((key) => key.includes(intent.key)),
      intent.key,
    ).toHaveLength(1);

  const { rows } = await sql<{ off: number }>`select coalesce(sum(amount), 0) as off from ledger_entries`.execute(
    store.db,
  );
  expect(rows[0]!.off).toBe(0);
  const wrong = await sql`select a.account_id from ledger_accounts a
    left join (select account_id, kind, sum(amount) as total from ledger_entries group by 1, 2) e using (account_id, kind)
    where a.balance <> coalesce(e.total, 0)`.execute(store.db);
  expect(wrong.rows).toEqual([]);
}
