// What becomes of each table on a Citus cluster, out of the catalogue of a built database.

/**
 * Tables with an account that are not divided by it: those of which tests/support/keys.ts says why, who may enter which account, and the
 * version of an account, which each request reads with its session.
 */
export const ASKED_WITHOUT_ACCOUNT = [
  'account_directory',
  'sessions',
  'api_credentials',
  'api_tokens',
  'api_certificates',
  'api_worlds',
  'subuser_invitations',
  'accountant_packs',
  'pix_keys',
  'pix_claims',
  'memberships',
  'account_changes',
];
/** Those of them that triggers of divided tables write, or that are joined with divided tables by another column than the account. */
const WHOLE = ['account_directory', 'memberships'];

/**
 * `divided` by account, each beside the others of its account; `whole` on every node, as divided ones have foreign keys to it or are
 * joined with it; `apart` on the coordinator alone.
 * @param tables of the catalogue: `name`, `hasAccount`
 * @param foreign keys of the catalogue: from `table`, `to`
 */
export function planOf(tables, foreign) {
  const placeOf = ({ name, hasAccount }) => {
    if (WHOLE.includes(name)) return 'whole';
    return hasAccount && !ASKED_WITHOUT_ACCOUNT.includes(name) && !name.startsWith('sandbox') ? 'divided' : 'apart';
  };
  const plan = new Map(tables.map((table) => [table.name, placeOf(table)]));
  for (const { table, to } of foreign)
    if (plan.get(table) === 'divided' && plan.get(to) === 'apart') plan.set(to, 'whole');
  return plan;
}

/** Whether Citus takes a foreign key: to a whole table, or between divided ones by their account. */
export function isTaken(plan, { table, to, columns, toColumns }) {
  const [from, into] = [plan.get(table), plan.get(to)];
  if (into !== 'divided') return from === into || into === 'whole';
  return from === 'divided' && columns.some((column, at) => column === 'account_id' && toColumns[at] === 'account_id');
}

/** Statements that make a key unique within each account, which was unique over all of them. @param key by the catalogue */
export function keyByAccount({ name, table, columns, isConstraint, isPrimary, rest }) {
  const by = `(account_id, ${columns.join(', ')})`;
  return [
    isConstraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`,
    isPrimary
      ? `alter table ${table} add constraint ${name} primary key ${by}`
      : `create unique index ${name} on ${table} ${by}${rest}`,
  ];
}
