import type { Db } from '../../../core/database';

/** Answers the accounts whose payers another area reminds of due dates: of all, or whether this one is among them. */
type Silences = (db: Db, accountId?: number) => Promise<number[]>;

const others: Silences[] = [];

/** Called as an area's code is loaded: for accounts that it reminds, the usual reminders are not sent, so nobody is reminded twice. */
export const remindsInstead = (by: Silences): void => void others.push(by);

export const silentAccounts = async (db: Db, accountId?: number): Promise<number[]> =>
  (await Promise.all(others.map((by) => by(db, accountId)))).flat();
