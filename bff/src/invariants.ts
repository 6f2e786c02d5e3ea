import { sql } from 'kysely';
import type { Db } from './core/database';
import type { Invariants } from './core/invariants';
import { verifyLedger } from './ledger/ledger';

/** The invariants of all areas and kits, found by their files. */
const ALL = Object.values(
  import.meta.glob<Invariants>('./{areas,kits}/**/invariants.ts', { eager: true, import: 'default' }),
).flatMap(Object.entries<string>);

/** Rows that are named of each broken invariant. */
const NAMED = 3;

/** How a line begins that tells of a question which a divided database does not answer (docs/growing.md). */
export const NOT_ASKED = 'not asked, as a divided database refuses it: ';
const isRefused = ({ code, message }: { code?: string; message: string }): boolean =>
  code === '0A000' || message.includes('requires repartitioning');

/**
 * What is wrong in a bank, one line each; empty: the ledger adds up, and all rows agree with each other.
 * @param except what may be so, as the invariants or the ledger say it
 */
export async function brokenInvariants(db: Db, except: readonly string[] = []): Promise<string[]> {
  const faults = await verifyLedger(db);
  for (const [says, broken] of ALL) {
    const { rows } = await sql<{ account_id: number; id: string | number }>`
      select * from (${sql.raw(broken)}) broken limit ${NAMED}`
      .execute(db)
      .catch((error: Error) => {
        if (!isRefused(error)) throw error;
        faults.push(NOT_ASKED + says);
        return { rows: [] };
      });
    faults.push(...rows.map(({ account_id, id }) => `not so: ${says} (account ${account_id}, ${id})`));
  }
  return faults.filter((fault) => !except.some((says) => fault.includes(says)));
}
