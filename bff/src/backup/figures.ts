import { sql } from 'kysely';
import { verifyAudit } from '../core/audit-chain';
import type { Db, Store } from '../core/database';
import { brokenInvariants } from '../invariants';

/** What a backup says of the bank that it was taken of, by which a restored one is compared. */
export interface Figures {
  kind: Store['kind'];
  /** Rows by table. */
  rows: Record<string, number>;
  /** Digests of every balance and of the end of every audit chain. */
  balances: string;
  chains: string;
}

export async function figuresOf(db: Db, kind: Store['kind']): Promise<Figures> {
  // tables that a crash may empty, as counts of calls, are no part of the bank
  const { rows: tables } = await sql<{ name: string; quoted: string }>`
    select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in (current_schema(), 'jobs') order by 1`.execute(
    db,
  );
  const counted: Record<string, number> = {};
  for (const { name, quoted } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(quoted)}`.execute(db);
    counted[name] = Number(rows[0]!.count);
  }
  const { rows } = await sql<{ balances: string; chains: string }>`select
    (select md5(string_agg(concat_ws(' ', account_id, kind, balance, reserved), ',' order by account_id, kind)) from ledger_accounts)
      as balances,
    (select md5(string_agg(concat_ws(' ', account_id, entries, encode(hash, 'hex')), ',' order by account_id)) from audit_chains)
      as chains`.execute(db);
  return { kind, rows: counted, balances: rows[0]!.balances, chains: rows[0]!.chains };
}

/** Where two banks differ, one line each. */
export function differences(before: Figures, after: Figures): string[] {
  const names = new Set([...Object.keys(before.rows), ...Object.keys(after.rows)]);
  const tables = [...names]
    .filter((name) => before.rows[name] !== after.rows[name])
    .map(
      (name) =>
        `${name}: ${before.rows[name] ?? 'no table'} rows in the backup, ${after.rows[name] ?? 'no table'} restored`,
    );
  return [
    ...tables,
    ...(before.balances === after.balances ? [] : ['the balances are not those of the backup']),
    ...(before.chains === after.chains ? [] : ['the audit chains do not end as in the backup']),
  ];
}

/** Whether a restored bank is the one that was backed up, and sound: its audit chains, ledger, rows and figures. Empty: it is. */
export async function faultsOf(store: Store, before: Figures): Promise<string[]> {
  const { faults } = await verifyAudit(store);
  return [
    ...differences(before, await figuresOf(store.db, store.kind)),
    ...(await brokenInvariants(store.db)),
    ...faults,
  ];
}
