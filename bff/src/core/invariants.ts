/**
 * What must hold of a bank's rows whenever no transaction is under way, by what it says: SQL that selects the rows that break it, as
 * `account_id` and `id` (whatever finds the row again: a number, or a text).
 */
export type Invariants = Readonly<Record<string, string>>;

/** An area's invariants are the default export of its `invariants.ts`. */
export const defineInvariants = (invariants: Invariants): Invariants => invariants;

/** SQL: integer cents that the postings of these keys moved to an account; `which` is a condition on `t.key`. */
export const movedTo = (account: string, which: string, kind = 'available'): string => `coalesce((
  select sum(e.amount) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where ${which} and e.account_id = ${account} and e.kind = '${kind}'), 0)`;
