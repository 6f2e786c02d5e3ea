// What becomes of each table on a Citus cluster, out of the catalogue of a built database.

/**
 * Tables with an account that are not divided by it: those of which tests/support/keys.ts says why, and who may enter which account. The
 * directory is divided though it is asked without an account: triggers of divided tables write it, and a worker whose triggers write on
 * other nodes breaks down at the commit.
 */
export const ASKED_WITHOUT_ACCOUNT = [
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
];
/** Those of them that are joined with divided tables by another column than the account. */
const WHOLE = ['memberships'];

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

/** Settings of a divided database. Triggers of rows write other rows of their account; keys to whole tables need one connection a node. */
export const SETTINGS = {
  'citus.enable_unsafe_triggers': 'on',
  'citus.allow_nested_distributed_execution': 'on',
  'citus.multi_shard_modify_mode': 'sequential',
};

/** Functions of triggers of statements, and what does the same row by row (rows.sql). */
const BY_ROW = {
  note_change: 'note_change_of_row',
  charge_counts_inserted: 'charge_counts_of_row',
  charge_counts_updated: 'charge_counts_of_row',
  charge_counts_deleted: 'charge_counts_of_row',
  charge_tags_follow: 'charge_tags_follow_row',
  charge_tags_counted: 'charge_tags_counted_of_row',
};

/** The trigger of rows that does what one of statements did; null where there is none. @param made its definition, by the catalogue */
export function byRow(made) {
  const [, called] = /EXECUTE FUNCTION (?:public\.)?(\w+)\(\)$/.exec(made) ?? [];
  if (!(called in BY_ROW)) return null;
  return made
    .replace(/ REFERENCING .* FOR EACH STATEMENT/, ' FOR EACH ROW')
    .replace(/EXECUTE FUNCTION .*$/, `EXECUTE FUNCTION ${BY_ROW[called]}()`);
}

/** A trigger of a whole table, set off on one node alone: each has the row, and what they write would be written by each. */
export function onOneNode(made) {
  if (!/^CREATE TRIGGER \w+ AFTER /.test(made)) return made;
  return / WHEN \(/.test(made)
    ? made.replace(' WHEN (', ' WHEN (on_coordinator() and ')
    : made.replace(' EXECUTE FUNCTION', ' WHEN (on_coordinator()) EXECUTE FUNCTION');
}

/** A function as it is made on a divided database: what it takes from the directory is of the row's account, so on its node. */
export const onOwnNode = (made) =>
  made.replaceAll(
    'delete from account_directory where ',
    'delete from account_directory where account_id = old.account_id and ',
  );
