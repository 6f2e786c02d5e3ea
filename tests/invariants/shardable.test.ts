import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../bff/src/core/database';
import { WHOLE } from '../support/keys';
import { openEmptyStore, openTestStore } from '../support/test-database';

/**
 * The accounts' tables can be divided by account: nothing that the database must hold reaches over two accounts. What stands outside the
 * bank, the sandbox, is not divided.
 */
const ACCOUNTS_TABLES = `
  select c.oid, c.relname as name from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace and c.relname not like 'sandbox%'`;

/** Unique keys of the accounts' tables without account_id, as 'table.key'. */
async function keysOverAccounts(store: Store): Promise<string[]> {
  const { rows } = await store.execute(`
    select t.name || '.' || c.relname as at from (${ACCOUNTS_TABLES}) t join pg_index i on i.indrelid = t.oid and i.indisunique
      join pg_class c on c.oid = i.indexrelid
    where not exists (
      select from generate_series(1, i.indnkeyatts) n where pg_get_indexdef(i.indexrelid, n, true) ~ '\\maccount_id\\M') order by 1`);
  return rows
    .map(({ at }) => at as string)
    .filter((at) => !Object.keys(WHOLE).some((table) => at.startsWith(`${table}.`)));
}

/** Foreign keys between accounts' tables that do not hold account_id on both sides, as 'table.key'. */
async function linksOverAccounts(store: Store): Promise<string[]> {
  const { rows } = await store.execute(`
    select t.name || '.' || k.conname as at from pg_constraint k
      join (${ACCOUNTS_TABLES}) t on t.oid = k.conrelid join (${ACCOUNTS_TABLES}) r on r.oid = k.confrelid
    where k.contype = 'f' and not exists (
      select from unnest(k.conkey, k.confkey) as pair (own, other)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own and a.attname = 'account_id'
        join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other and b.attname = 'account_id') order by 1`);
  return rows.map(({ at }) => at as string);
}

/** Columns whose values others know without the account: `account_directory` leads from them to it. */
const DIRECTED = [
  'card_charge_pages.code',
  'card_purchases.network_key',
  'card_requests.protocol',
  'card_tries.key',
  'cards.issuer_key',
  'charges.txid',
  'money_operations.protocol',
  'payment_pages.code',
  'pix_collection_attempts.end_to_end',
  'pix_locations.token',
  'pix_qrcodes.txid',
  'subscription_cards.code',
  'subscription_links.code',
];

/** Sources with SKIP LOCKED over several accounts, which a divided table does not allow, and why these may. pg-boss has its own tables. */
const PASSED_OVER: Record<string, string> = {
  'core/hold-due.ts': 'account by account',
  'areas/developer/webhooks/queue.ts': 'within the lane of one account and address',
  'rails/messages/delivery.ts': 'the outbox is of the world outside and whole',
};

/** Sources that take advisory locks. Each connection of a bank reaches one server, which keeps them, however it divides the tables. */
const ADVISORY: Record<string, string> = {
  'areas/accounts/registry.ts': 'a document, until its account is there',
  'areas/charges/million/counts.ts': 'one fold at a time; a second would wait, not collide, on its rows',
  'areas/registration/contacts.ts': 'an e-mail, until it is a person’s',
  'core/job-claims.ts': 'of a session, on the direct connection: who is at a job',
  'core/jobs.ts': 'of a session, on the direct connection: who creates queues',
  'core/realtime.ts': 'who creates the table of the sockets, which all processes keep on the same server',
  'kits/money/operations.ts': 'a series of one account',
};

describe('a built database', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openEmptyStore();
  });
  afterAll(() => store.close());

  it('has no key that is unique over accounts', async () => {
    expect(await keysOverAccounts(store)).toEqual([]);
  });

  it('has no foreign key between accounts', async () => {
    expect(await linksOverAccounts(store)).toEqual([]);
  });

  it('has every table that is kept whole', async () => {
    const { rows } = await store.execute(ACCOUNTS_TABLES);
    const there = rows.map(({ name }) => name as string);
    expect(Object.keys(WHOLE).filter((name) => !there.includes(name))).toEqual([]);
  });

  it('a key or a foreign key over accounts is told', async () => {
    await store.execute(`create table gifts (account_id bigint, id bigint, code text unique, primary key (account_id, id));
      create table wraps (account_id bigint, gift bigint, gift_account bigint, id bigint, primary key (account_id, id),
        foreign key (gift_account, gift) references gifts (account_id, id));
      create unique index wraps_account_ids on wraps (id) where account_id > 0`);
    expect((await keysOverAccounts(store)).filter((at) => /^(gifts|wraps)/.test(at))).toEqual([
      'gifts.gifts_code_key',
      'wraps.wraps_account_ids',
    ]);
    expect(await linksOverAccounts(store)).toEqual(['wraps.wraps_gift_account_gift_fkey']);
    await store.execute('drop table wraps, gifts');
  });
});

describe('the demo bank', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  /** Columns whose values lead to accounts, as 'table.column', by their triggers. */
  const listed = async (): Promise<string[]> => {
    const { rows } = await store.execute(`select distinct c.relname || '.' || a.attname as at from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any (t.tgattr)
      where t.tgname like 'list\\_%\\_changed' order by 1`);
    return rows.map(({ at }) => at as string);
  };
  const differing = async (): Promise<unknown[]> => {
    const rows = (await listed()).map((at) => {
      const [table, column] = at.split('.');
      return `select '${at}' as listed, ${column} as value, account_id from ${table} where ${column} is not null`;
    });
    const both = rows.join(' union all ');
    const { rows: off } = await store.execute(`(select 'missing' as what, * from (${both}) r except
        select 'missing', listed, value, account_id from account_directory)
      union all (select 'stale', listed, value, account_id from account_directory except select 'stale', * from (${both}) r)`);
    return off;
  };

  it('the directory holds each value that leads to an account', async () => {
    expect(await listed()).toEqual(DIRECTED);
    expect(await differing()).toEqual([]);
  });

  it('the directory follows rows that are made, changed and removed', async () => {
    await store.execute(
      "update charges set txid = txid || 'x' where id in (select id from charges where txid is not null limit 3)",
    );
    await store.execute(
      'update charges set txid = null where id in (select id from charges where txid is not null limit 1)',
    );
    await store.execute('delete from subscription_cards');
    expect(await differing()).toEqual([]);
  });

  it('a value that another account has is refused', async () => {
    const { rows } = await store.execute('select payment_pages.* from payment_pages limit 1');
    const { account_id: accountId, id } = rows[0];
    const columns = Object.keys(rows[0])
      .filter((name) => !['account_id', 'id'].includes(name))
      .join(', ');
    await expect(
      store.execute(
        `insert into payment_pages (account_id, ${columns})
           select (select min(id) from accounts where id <> ${accountId}), ${columns} from payment_pages
           where account_id = ${accountId} and id = ${id}`,
      ),
    ).rejects.toMatchObject({ code: '23505', constraint: 'account_directory_pkey' });
  });
});

describe('locks that the source takes', () => {
  const root = join(import.meta.dirname, '../../bff/src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.(ts|sql)$/.test(path),
  );
  const taking = (lock: RegExp) => sources.filter((path) => lock.test(readFileSync(join(root, path), 'utf8'))).sort();

  it('rows that others hold are passed over within one account alone', () => {
    expect(taking(/skipLocked\(|skip locked/i)).toEqual(Object.keys(PASSED_OVER).sort());
  });

  it('an advisory lock, which one server knows, is taken only where all that could collide ask the same server', () => {
    expect(taking(/pg_(try_)?advisory_/)).toEqual(Object.keys(ADVISORY).sort());
  });
});
