// Accounts between which money moves while a Pix is measured, and statements of any length, made by generate_series.
import { createHmac, randomBytes } from 'node:crypto';

const RICH = 1_000_000_000_000;
const PERIODS = ['transaction', 'day', 'night', 'month'];

export const loginOf = (n) => `medida${n}@balcao.demo`;
export const keyOf = (n) => `recebe${n}@medida.com.br`;

/** Adds administrators with an account each, rich and with high limits; account n + count has the Pix key that person n pays to. */
export async function addPayers(query, count) {
  const [like] = await query("select id, password_hash from users where email = 'titular@balcao.demo'");
  const users = await query(
    `insert into users (name, nickname, cpf, email, cellphone, password_hash)
     select 'Medida ' || n, 'Medida', lpad((10000000000 + n)::text, 11, '0'), 'medida' || n || '@balcao.demo', '11987654321', $1
     from generate_series(1, $2::int) n returning id`,
    [like.password_hash, count],
  );
  const accounts = await query(
    `insert into accounts (modality, nickname, account_number, email, phone, type, document, account_code)
     select 'pro', 'Medida ' || n, (7000000 + n) || '-0', 'medida@exemplo.com', '1132654321', 'PF',
       (select document from accounts where type = 'PF' limit 1), 'medida-' || n
     from generate_series(1, $1::int * 2) n returning id`,
    [count],
  );
  const [people, payers, payees] = [users, accounts.slice(0, count), accounts.slice(count)].map((rows) =>
    rows.map(({ id }) => Number(id)),
  );
  await query(
    `insert into memberships (account_id, user_id, role, passkey, last_used_at)
     select a, u, 'admin', 'medida-' || a, now() from unnest($1::bigint[], $2::bigint[]) as t (a, u)`,
    [payers, people],
  );
  await query(
    `insert into signatures (user_id, word_hash) select u, s.word_hash from unnest($1::bigint[]) u, signatures s where s.user_id = $2`,
    [people, like.id],
  );
  await query("insert into devices (user_id, name) select u, 'Celular' from unnest($1::bigint[]) u", [people]);
  await query(
    `insert into account_limits (account_id, product, period, amount)
     select a, 'pix', p, $2::bigint from unnest($1::bigint[]) a, unnest($3::text[]) p`,
    [payers, RICH, PERIODS],
  );
  await query(
    `insert into pix_keys (account_id, type, key, state, created_at, owned_since)
     select a, 'email', 'recebe' || n || '@medida.com.br', 'active', now() - interval '1 year', now() - interval '1 year'
     from unnest($1::bigint[]) with ordinality as t (a, n)`,
    [payees],
  );
  for (const account of [...payers, ...payees]) await addLines(query, account, 1, RICH);
  return { people, payers, payees };
}

/** Adds statement lines over the last three years, and the bank's counterpart of them as one entry. @param cents of each line */
export async function addLines(query, account, lines, cents = 100) {
  await query('insert into ledger_accounts (account_id, kind) values ($1, $2) on conflict do nothing', [
    account,
    'available',
  ]);
  await query(
    `with made as (
       insert into ledger_transactions (key, kind, description, at, counterpart)
       select $1 || ':' || n, 'deposit', 'Depósito ' || n, now() - interval '3 years' * (1 - n::float8 / $3::int), '{"name": "Medida"}'
       from generate_series(1, $3::int) n returning id, at)
     insert into ledger_entries (account_id, kind, transaction_id, amount, balance_after, at)
     select $2, 'available', id, $4::bigint, $4::bigint * row_number() over (order by id), at from made order by id`,
    [`medida:${account}:${lines}`, account, lines, cents],
  );
  await query(
    `insert into ledger_entries (account_id, kind, transaction_id, amount, balance_after, at)
     select 0, 'settlement', max(id), $1, 0, now() from ledger_transactions`,
    [-cents * lines],
  );
  await query(
    `update ledger_accounts set balance = balance + case account_id when 0 then -$2::bigint else $2::bigint end, last_at = now()
     where account_id = $1 and kind = 'available' or account_id = 0 and kind = 'settlement'`,
    [account, cents * lines],
  );
}

/** Copies an operation that waits on the person's device as `count` approved ones, one for each payment; answers their tokens. */
export async function addApprovals(query, { id }, count) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await query(
    `insert into device_approvals (account_id, user_id, token_hash, call, bound_hash, summary, lines, status, expires_at)
     select account_id, user_id, hash, call, bound_hash, summary, lines, 'approved', now() + interval '1 hour'
     from device_approvals, unnest($2::text[]) hash where id = $1`,
    [id, tokens.map(hashOf)],
  );
  return tokens;
}

/** The stored hash of a token, as a process without BALCAO_SECRET computes it. */
const hashOf = (token) => createHmac('sha256', 'development only').update(token).digest('base64url');
