import { sql } from 'kysely';
import type { Trx } from './database';
import { logFault } from './log';

/** Runs work in a savepoint: if it throws, its writes are undone, the error is thrown on and the transaction can go on. */
export async function inSavepoint<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint work`.execute(trx);
  let result: T;
  try {
    result = await work();
  } catch (error) {
    await sql`rollback to savepoint work`.execute(trx);
    throw error;
  }
  await sql`release savepoint work`.execute(trx);
  return result;
}

/** PostgreSQL's classes of transient errors (lost connection, deadlock, server shutdown), for which a whole job is retried. */
const TRANSIENT = /^(?:08|40|53|57)/;

/** Runs one record's part of a round: an error undoes and logs this part, without stopping the others. @returns whether it was done */
export async function runAlone(trx: Trx, label: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await inSavepoint(trx, work);
    return true;
  } catch (error) {
    if (TRANSIENT.test(String((error as { code?: unknown }).code ?? ''))) throw error;
    logFault(label, error);
    return false;
  }
}
