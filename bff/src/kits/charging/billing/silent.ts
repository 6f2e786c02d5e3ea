import type { Trx } from '../../../core/database';

/** Accounts whose payers are reminded of due dates by something else. */
type Silences = (trx: Trx) => Promise<number[]>;

const others: Silences[] = [];

/** Called as an area's code is loaded: where it reminds, the usual reminders of due dates do not: nobody is reminded twice. */
export const remindsInstead = (by: Silences): void => void others.push(by);

export const silentAccounts = async (trx: Trx): Promise<number[]> =>
  (await Promise.all(others.map((by) => by(trx)))).flat();
