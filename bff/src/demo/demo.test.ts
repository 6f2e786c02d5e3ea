import { isValidBoleto } from '@brazilian-utils/brazilian-utils';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireCharges } from '../areas/charges/service';
import { openEmbedded, type Store } from '../core/database';
import { isCep, isDocument, isPhone } from '../core/documents';
import { migrate } from '../core/migrate';
import { parseBillet } from '../rails/billet/barcode';
import { parseBrCode } from '../rails/pix/br-code';
import { fillDemo, isDemo, isEmpty } from './demo';
import { DEMO_PASSWORD, type DemoSignIn } from './sign-ins';

const NOW = new Date('2026-11-18T15:00:00-03:00');

async function demo(seed: number, charges?: number): Promise<{ store: Store; signIns: DemoSignIn[]; took: number }> {
  const store = await openEmbedded();
  await migrate(store);
  const began = performance.now();
  const signIns = await fillDemo(store, { seed, now: NOW, charges });
  return { store, signIns, took: performance.now() - began };
}

/** A hash of each table's rows, without the hashes of passwords and signatures, whose salts are random. */
async function fingerprints(store: Store): Promise<Record<string, string>> {
  const { rows: tables } = await store.execute(
    "select tablename as table from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1",
  );
  const hashes: Record<string, string> = {};
  for (const { table } of tables) {
    const { rows } = await store.execute(
      `select (to_jsonb(t) - 'password_hash' - 'word_hash')::text as row from ${table} t order by 1`,
    );
    hashes[table] = createHash('sha256')
      .update(rows.map(({ row }) => row).join('\n'))
      .digest('hex');
  }
  return hashes;
}

describe('the demo bank', () => {
  let store: Store;
  let signIns: DemoSignIn[];
  const rows = async <T = any>(text: string): Promise<T[]> => (await store.execute(text)).rows;
  const one = async <T = number>(text: string): Promise<T> => Object.values((await rows(text))[0])[0] as T;

  beforeAll(async () => {
    const made = await demo(7);
    ({ store, signIns } = made);
    if (process.env['BALCAO_TIMES']) console.log(`demo bank: ${Math.round(made.took)} ms`);
  });
  afterAll(() => store.close());

  it('is the same for the same seed, another for another', async () => {
    const [one, same, other] = [await demo(7, 300), await demo(7, 300), await demo(8, 300)];
    const wanted = await fingerprints(one.store);
    expect(await fingerprints(same.store)).toEqual(wanted);
    expect(await fingerprints(other.store)).not.toEqual(wanted);
    expect([same.signIns, one.signIns]).toEqual([signIns, signIns]);
    await one.store.close();
    await same.store.close();
    await other.store.close();
  }, 180_000);

  it('goes into an empty database only', async () => {
    expect(await isEmpty(store)).toBe(false);
    expect([await isDemo(store, 7), await isDemo(store, 8)]).toEqual([true, false]);
    await expect(fillDemo(store, { seed: 7, now: NOW })).rejects.toThrow('empty database');
  });

  it('has one corporation with 2,500 charges and 320 customers', async () => {
    expect(await one("select count(*) from charges where account_id = 3 and kind = 'banking_billet'")).toBe(2500);
    expect(await one('select count(*) from customers where account_id = 3')).toBe(320);
    expect(
      await one("select count(*) from charges c join accounts a on a.id = c.account_id where a.modality = 'you'"),
    ).toBe(0);
    expect(
      await one('select extract(day from max(created_at) - min(created_at)) from charges where account_id = 3'),
    ).toBeGreaterThan(530);
    expect(
      await one(
        `select count(*) from charges
          where created_at > '${NOW.toISOString()}' or updated_at > '${NOW.toISOString()}' or paid_at > '${NOW.toISOString()}'`,
      ),
    ).toBe(0);
  });

  it('shows every status that a billet can have', async () => {
    const found = (
      await rows<{ status: string }>(
        "select distinct status from charges where payment_method = 'banking_billet' and account_id = 3",
      )
    )
      .map((r) => r.status)
      .sort();
    expect(found).toEqual([
      'canceled',
      'contested',
      'identified',
      'new',
      'paid',
      'refunded',
      'settled',
      'unpaid',
      'waiting',
    ]);
  });

  it('has valid documents, phones and postal codes', async () => {
    for (const { type, document, phone, zip } of await rows(
      "select type, document, phone, address->>'zipcode' as zip from accounts",
    ))
      expect([document, isDocument(type === 'PF' ? 'F' : 'J', document), isPhone(phone), isCep(zip)]).toEqual([
        document,
        true,
        true,
        true,
      ]);
    for (const { cpf, cellphone } of await rows('select cpf, cellphone from users'))
      expect([cpf, isDocument('F', cpf), isPhone(cellphone)]).toEqual([cpf, true, true]);
    const customers = await rows("select person_type, document, phones, address->>'zipcode' as zip from customers");
    for (const { person_type, document, phones, zip } of customers)
      expect([document, isDocument(person_type, document), phones.every(isPhone), isCep(zip)]).toEqual([
        document,
        true,
        true,
        true,
      ]);
    expect(customers.some((c) => /[A-Z]/.test(c.document))).toBe(true);
  });

  it('has payable billets', async () => {
    const charges = await rows(
      'select c.*, a.account_number from charges c join accounts a on a.id = c.account_id where c.barcode is not null',
    );
    for (const charge of charges) {
      expect(isValidBoleto(charge.barcode)).toBe(true);
      const reading = parseBillet(charge.barcode, charge.expire_at);
      expect(reading).toMatchObject({
        ok: true,
        billet: {
          value: charge.value,
          due: charge.expire_at,
          barcode: charge.collection_key,
          ours: { ourNumber: charge.our_number, account: charge.account_number.replace('-', '') },
        },
      });
      if (charge.txid)
        expect(parseBrCode(charge.pix_copy_paste)).toMatchObject({ ok: true, code: { kind: 'dynamic' } });
    }
    expect(
      await one(
        'select count(*) from billet_numbers n where next <> (select max(our_number) + 1 from charges c where c.account_id = n.account_id)',
      ),
    ).toBe(0);
    expect(charges.some((c) => c.txid) && charges.some((c) => !c.txid)).toBe(true);
  });

  it('keeps the rules of the ledger', async () => {
    expect(await one('select sum(amount) from ledger_entries')).toBe(0);
    expect(
      await one(
        'select count(*) from (select transaction_id from ledger_entries group by 1 having sum(amount) <> 0 or count(*) < 2) t',
      ),
    ).toBe(0);
    expect(
      await one(
        `select count(*) from ledger_accounts l where balance <> (select coalesce(sum(amount), 0)
          from ledger_entries e where e.account_id = l.account_id and e.kind = l.kind)`,
      ),
    ).toBe(0);
    expect(
      await one(
        `select count(*)
          from (select balance_after, sum(amount) over (partition by account_id, kind order by id) as running
          from ledger_entries) t where balance_after <> running`,
      ),
    ).toBe(0);
    expect(
      await one("select count(*) from ledger_entries where account_id <> 0 and kind <> 'card' and balance_after < 0"),
    ).toBe(0);
    expect(
      await one(
        `select count(*) from (select at < lag(at) over (partition by account_id, kind order by id) as back
          from ledger_entries where account_id <> 0) t where back`,
      ),
    ).toBe(0);
    expect(
      await one(
        `select count(*) from charges where payment_method = 'banking_billet'
          and status in ('paid', 'refunded', 'contested') and not exists (select 1 from ledger_transactions
          where key = 'billet:demo-' || charges.id)`,
      ),
    ).toBe(0);
    expect(await one("select count(*) from ledger_transactions where kind = 'billet'")).toBe(
      await one(
        "select count(*) from charges where payment_method = 'banking_billet' and status in ('paid', 'refunded', 'contested')",
      ),
    );
  });

  it('tells a history that fits the status', async () => {
    const last =
      '(select action from charge_histories h where h.account_id = c.account_id and h.charge_id = c.id order by h.id desc limit 1)';
    expect(await one(`select count(*) from charges c where (status = 'new') <> (${last} = 'create')`)).toBe(0);
    expect(
      await one(`select count(*) from charges c where status = 'unpaid' and ${last} not in ('expire', 'refused')`),
    ).toBe(0);
    const payment =
      "(select message from charge_histories h where h.account_id = c.account_id and h.charge_id = c.id and action = 'payment')";
    expect(
      await one(`select count(*) from charges c where paid_value > value and ${payment} not like '%de atraso (R$ %'`),
    ).toBe(0);
    expect(
      await one(
        `select count(*) from (select created_at < lag(created_at) over (partition by charge_id order by id) as back
          from charge_histories) t where back`,
      ),
    ).toBe(0);
  });

  it('is up to date: the day has nothing left to expire', async () => {
    const touched = await store.transaction(async (trx) => {
      const after: (() => void | Promise<void>)[] = [];
      await expireCharges(
        trx,
        { services: { realtime: { live: () => undefined } } as never, afterCommit: (work) => after.push(work) },
        '2026-11-18',
      );
      return (
        await trx
          .selectFrom('charge_histories')
          .select((e) => e.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count;
    });
    expect(touched).toBe(await one('select max(id) from charge_histories'));
  });

  it('lets everyone in with their rights', async () => {
    expect(signIns.every((s) => s.password === DEMO_PASSWORD)).toBe(true);
    const entries = await rows(
      `select u.email, a.modality, a.is_shutdown, m.role, m.status, m.visible, m.grants from memberships m
        join users u on u.id = m.user_id join accounts a on a.id = m.account_id order by a.id`,
    );
    const of = (login: string) => entries.filter((e) => e.email === login);
    // the company's other sub-users (at .example) are listed and managed, but nobody signs in as them
    const shown = entries.filter((e) => !e.email.endsWith('.example'));
    expect(new Set(shown.map((e) => e.email))).toEqual(new Set(signIns.map((s) => s.login)));
    expect(
      of('titular@balcao.demo')
        .map((e) => `${e.role} ${e.modality}`)
        .sort(),
    ).toEqual(['admin corporation', 'admin pro', 'admin you']);
    expect(of('cobranca@balcao.demo')).toMatchObject([
      {
        role: 'subuser',
        grants: {
          home: true,
          'receive:do-charge': true,
          'receive:new-emit': true,
          'receive:management:billets': true,
          'receive:customers': false,
          'billing:emit': true,
        },
      },
    ]);
    expect(of('suporte@balcao.demo')).toMatchObject([{ role: 'support', modality: 'corporation' }]);
    expect(of('encerrada@balcao.demo')).toMatchObject([{ role: 'admin', is_shutdown: true }]);
    expect(of('pendente@balcao.demo')).toMatchObject([
      { role: 'admin', grants: { 'registration:update': true, 'registration:update:force': true } },
    ]);
    expect(Object.values(of('semacesso@balcao.demo')[0].grants).every((v) => v === false)).toBe(true);
    const many = of('multicontas@balcao.demo');
    expect([
      many.length,
      many.filter((e) => e.visible).length,
      many.filter((e) => e.status === 'inactive').length,
    ]).toEqual([6, 4, 1]);
    const [secret] = await rows("select totp_secret from users where email = 'doisfatores@balcao.demo'");
    expect(secret.totp_secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(signIns.find((s) => s.login === 'doisfatores@balcao.demo')?.totpSecret).toBe(secret.totp_secret);
  });
});
