import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Store } from './database';
import './tables';

/** The end of a chain as it was noted down outside the bank. */
export interface NotedHead {
  accountId: number;
  entries: number;
  /** Hexadecimal. */
  hash: string;
}

interface Verified {
  accounts: number;
  entries: number;
  /** What is wrong, one line each; empty: nothing was changed. */
  faults: string[];
}

interface Row {
  account: number;
  seq: number;
  id: number;
  hash: Buffer;
  text: string;
}

interface Chain {
  entries: number;
  hash: Buffer;
}

const AT_ONCE = 5000;
const EMPTY = Buffer.alloc(0);
const placeOf = (accountId: number, seq: number): string => `account ${accountId}, entry ${seq}`;

/**
 * Follows every account's chain from its first row to its end, on one snapshot of the database. The hashes are computed here, not by the
 * database: whoever changed its rows could have changed its functions too.
 */
export const verifyAudit = (store: Store, noted: readonly NotedHead[] = []): Promise<Verified> =>
  store.transaction(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    const heads = await trx.selectFrom('audit_chains').selectAll().execute();
    const chains = new Map<number, Chain>();
    const faults: string[] = [];
    let entries = 0;
    for await (const row of rowsOf(trx)) {
      const before = chains.get(row.account) ?? { entries: 0, hash: EMPTY };
      const hash = createHash('sha256').update(before.hash).update(row.text).digest();
      if (row.seq !== before.entries + 1)
        faults.push(`${placeOf(row.account, before.entries + 1)} is missing: entry ${row.seq} follows`);
      else if (!hash.equals(row.hash)) faults.push(`${placeOf(row.account, row.seq)} (row ${row.id}) was changed`);
      for (const head of noted)
        if (head.accountId === row.account && head.entries === row.seq && head.hash !== row.hash.toString('hex'))
          faults.push(`${placeOf(row.account, row.seq)} is not what was noted`);
      // after a fault the chain goes on from what the row itself says, so that one change is reported as one fault
      chains.set(row.account, { entries: row.seq, hash: row.hash });
      entries += 1;
    }
    for (const { account_id, entries: count, hash } of heads) {
      const end = chains.get(account_id) ?? { entries: 0, hash: EMPTY };
      if (end.entries !== count || !end.hash.equals(hash))
        faults.push(`account ${account_id}: the log ends at entry ${end.entries}, its chain at entry ${count}`);
    }
    const known = new Set(heads.map(({ account_id }) => account_id));
    const accounts = await trx.selectFrom('accounts').select('id').orderBy('id').execute();
    // each account begins with a chain: one without has lost it, with its entries or without them
    for (const account of new Set([...chains.keys(), ...accounts.map(({ id }) => id)]))
      if (!known.has(account)) faults.push(`account ${account} has no chain`);
    for (const head of noted)
      if ((chains.get(head.accountId)?.entries ?? 0) < head.entries)
        faults.push(`${placeOf(head.accountId, head.entries)} was noted and is not there`);
    return { accounts: chains.size, entries, faults };
  });

async function* rowsOf(db: Db): AsyncGenerator<Row> {
  let after: { account: number; seq: number } | null = null;
  for (;;) {
    const from: ReturnType<typeof sql> = after
      ? sql`where (coalesce(account_id, 0), seq) > (${after.account}, ${after.seq})`
      : sql``;
    const { rows } = await sql<Row>`
      select coalesce(account_id, 0) as account, seq, id, hash,
        jsonb_build_array(account_id, seq, id, user_id, action, target, ip, (extract(epoch from at) * 1000000)::bigint)::text as text
      from audit_log ${from} order by coalesce(account_id, 0), seq limit ${sql.lit(AT_ONCE)}`.execute(db);
    yield* rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!;
  }
}
