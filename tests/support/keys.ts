import type { Store } from '../../bff/src/core/database';

/**
 * Tables that are whole on every node, however many accounts there are: they are small, or their rows are short-lived, and they tell whose
 * a value is.
 */
export const WHOLE: Readonly<Record<string, string>> = {
  account_directory: 'it tells the account of a value',
  sessions: 'a cookie comes without an account; a person’s end together',
  api_credentials: 'a client id tells whose application it is',
  api_tokens: 'a bearer token tells whose it is; it lasts an hour',
  api_certificates: 'a connection’s certificate tells whose it is; numbers are the authority’s',
  api_worlds: 'which account another one’s homologation is',
  subuser_invitations: 'an invitation’s link is opened by who has no account yet',
  accountant_packs: 'a pack’s link is opened by an accountant, who has no account; one a month',
  pix_keys: 'this bank’s part of the directory of Pix keys: an active key is one account’s',
  pix_claims: 'a claim has its two sides in two accounts, and a key is claimed once',
};

interface KeptKey {
  table: string;
  /** The column that is unique over all accounts. */
  column: string;
  /** What the key is called. */
  key: string;
}

/** The release whose program needs the keys below; they are replaced by a migration once a later one is out. */
export const KEPT_FOR = '0.1.0';

/**
 * Unique over all accounts for the program of {@link KEPT_FOR} alone: it finds a row by the value, or says `on conflict (value)`. This one
 * finds the account in the directory, or has it, and says `on conflict` of any key.
 */
export const KEPT: readonly KeptKey[] = [
  // found by the account of the directory
  { table: 'charges', column: 'txid', key: 'charges_txid' },
  { table: 'pix_qrcodes', column: 'txid', key: 'pix_qrcodes_txid_key' },
  { table: 'pix_locations', column: 'token', key: 'pix_locations_token_key' },
  { table: 'money_operations', column: 'protocol', key: 'money_operations_protocol_key' },
  { table: 'cards', column: 'issuer_key', key: 'cards_issuer_key_key' },
  { table: 'card_requests', column: 'protocol', key: 'card_requests_protocol_key' },
  { table: 'card_purchases', column: 'network_key', key: 'card_purchases_network_key_key' },
  { table: 'card_tries', column: 'key', key: 'card_tries_key' },
  { table: 'card_charge_pages', column: 'code', key: 'card_charge_pages_code' },
  { table: 'payment_pages', column: 'code', key: 'payment_pages_code' },
  { table: 'subscription_cards', column: 'code', key: 'subscription_cards_code' },
  { table: 'subscription_links', column: 'code', key: 'subscription_links_code' },
  { table: 'pix_collection_attempts', column: 'end_to_end', key: 'pix_collection_attempts_end_to_end_key' },
  // claimed within the account that is at hand
  { table: 'billet_payments', column: 'event_id', key: 'billet_payments_pkey' },
  { table: 'card_billet_payments', column: 'event_id', key: 'card_billet_payments_pkey' },
  { table: 'card_events', column: 'event_id', key: 'card_events_pkey' },
  { table: 'card_network_events', column: 'event_key', key: 'card_network_events_pkey' },
  { table: 'deposit_payments', column: 'event_id', key: 'deposit_payments_pkey' },
  { table: 'money_steps', column: 'event_id', key: 'money_steps_event_id_key' },
  // until it is replaced, a key that was used on another account is refused; tests/invariants/idempotency.test.ts asks for that
  { table: 'idempotency_keys', column: 'key', key: 'idempotency_keys_pkey' },
  { table: 'ledger_reservations', column: 'key', key: 'ledger_reservations_pkey' },
];

/** Replaces the kept keys by ones that begin with the account, as the migration will. */
export async function replaceKeptKeys(store: Store): Promise<void> {
  const { rows } = await store.execute(
    'select conname as name from pg_constraint where connamespace = current_schema()::regnamespace',
  );
  const constraints = new Set(rows.map(({ name }) => name as string));
  for (const { table, column, key } of KEPT) {
    await store.execute(constraints.has(key) ? `alter table ${table} drop constraint ${key}` : `drop index ${key}`);
    await store.execute(
      key.endsWith('_pkey')
        ? `alter table ${table} add primary key (account_id, ${column})`
        : `create unique index on ${table} (account_id, ${column})`,
    );
  }
}
