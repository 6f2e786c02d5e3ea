import { sql } from 'kysely';
import type { ApiHandshake } from '@balcao/contract/developer';
import type { Db } from '../../../core/database';
import { Problem } from '../../../core/problem';
import { versionOf, type Caller } from '../../../core/sessions';
import { hashToken, newToken } from '../../../core/tokens';
import { HANDSHAKE_WORDS, handshakeFault, isSecret } from '../rules';
import type { Presented } from './presented';
import { openWorld } from './world';
import type { ApiEnvironment } from '../tables';
import '../tables';

/** Who an application acts for, and as what. */
export interface Client {
  /** The person in whose name the application acts, in the account of its environment. */
  caller: Caller;
  /** The account that the application is of. */
  ownerId: number;
  applicationId: number;
  environment: ApiEnvironment;
  credentialId: number;
  scopes: readonly string[];
}

/** What is learnt of a request while it is judged: a refusal is then in the log of its application. */
export interface Learnt {
  client?: Client;
  /** What its certificate lacked; null: nothing. */
  handshake?: { fault: ApiHandshake['fault']; fingerprint: string | null };
}

const invalidClient = (why: string) => new Problem(401, 'invalid_client', why);
const SAME = 'Client_Id ou Client_Secret inválido.';

interface Row {
  account_id: number;
  world_id: number | null;
  credential_id: number;
  application_id: number;
  application: string;
  scopes: string[];
  environment: ApiEnvironment;
  secret_hash: string;
  old_hash: string | null;
  old_until: Date | null;
  user_id: number;
  user_email: string;
  role: Caller['role'] | null;
  grants: Record<string, boolean> | null;
  modality: Caller['modality'];
  is_shutdown: boolean;
  bank_now: Date;
  version: number;
}

/** Credentials that are there; without a role where their person does not belong to the account any more. */
const credentials = sql`
  select c.account_id, c.id as credential_id, a.id as application_id, a.name as application, a.scopes, c.environment, c.secret_hash,
    c.old_hash, c.old_until, u.id as user_id, u.email as user_email, m.role, m.grants, acc.modality, acc.is_shutdown, c.client_id, w.world_id,
    now() + make_interval(secs => b.offset_seconds::double precision) as bank_now, ${versionOf(sql`c.account_id`)} as version
  from api_credentials c
  join api_applications a on a.account_id = c.account_id and a.id = c.application_id and a.removed_at is null
  left join memberships m on m.account_id = a.account_id and m.user_id = a.user_id and m.status = 'active'
  join users u on u.id = a.user_id
  join accounts acc on acc.id = a.account_id
  left join api_worlds w on w.account_id = a.account_id and c.environment = 'homologation'
  cross join bank_clock b`;

const toClient = (row: Row): Client => ({
  caller: {
    sessionHash: `api:${row.credential_id}`,
    userId: row.user_id,
    userName: `${row.application} (API)`,
    userEmail: row.user_email,
    accountId: row.world_id ?? row.account_id,
    role: row.role ?? 'subuser',
    isShutdown: row.is_shutdown,
    modality: row.modality,
    grants: row.grants ?? {},
    now: row.bank_now,
    accountVersion: row.version,
  },
  ownerId: row.account_id,
  applicationId: row.application_id,
  environment: row.environment,
  credentialId: row.credential_id,
  scopes: row.scopes,
});

/** Id and secret of a Basic authorization; null where it is none. */
export function readBasic(header: string | undefined): { id: string; secret: string } | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1];
  if (!encoded) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const at = text.indexOf(':');
  return at < 0 ? null : { id: text.slice(0, at), secret: text.slice(at + 1) };
}

const GONE = 'Quem criou a aplicação não faz mais parte da conta.';
const CLOSED = 'A conta foi encerrada.';

/** Checks an application's id and secret; a wrong id takes the work of a wrong secret. @throws Problem 401 */
export async function proveClient(db: Db, header: string | undefined, learnt: Learnt): Promise<Client> {
  const pair = readBasic(header);
  if (!pair) throw invalidClient('Envie Client_Id e Client_Secret em Authorization: Basic.');
  const hash = hashToken(pair.secret);
  const find = async () => (await sql<Row>`${credentials} where c.client_id = ${pair.id}`.execute(db)).rows[0];
  const row = await find();
  const isProved = isSecret(hash, row, row?.bank_now ?? new Date(0));
  if (row) learnt.client = toClient(row);
  if (!row || !isProved) throw invalidClient(SAME);
  if (!row.role) throw invalidClient(GONE);
  if (row.is_shutdown) throw invalidClient(CLOSED);
  if (row.environment !== 'homologation' || row.world_id) return toClient(row);
  await openWorld(db, row.account_id);
  return (learnt.client = toClient((await find())!));
}

/** The certificate of a connection. @throws Problem 401 where it is none of the account's and environment that is valid now */
export async function proveCertificate(db: Db, client: Client, presented: Presented, learnt: Learnt): Promise<void> {
  const known = await db
    .selectFrom('api_certificates')
    .select(['account_id', 'environment', 'revoked_at', 'expires_at'])
    .where('fingerprint', '=', presented.fingerprint)
    .executeTakeFirst();
  const { ownerId, environment, caller } = client;
  const fault = handshakeFault(presented, known, { ownerId, environment, now: caller.now });
  learnt.handshake = { fault, fingerprint: presented.fingerprint };
  if (fault) throw invalidClient(HANDSHAKE_WORDS[fault]);
}

/** A token with the application's scopes of an API, bound to the certificate it was asked with. */
export async function issueToken(
  db: Db,
  client: Client,
  { scopes, fingerprint, seconds }: { scopes: readonly string[]; fingerprint: string | null; seconds: number },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(client.caller.now.getTime() + seconds * 1000);
  await db
    .insertInto('api_tokens')
    .values({
      token_hash: hashToken(token),
      account_id: client.ownerId,
      credential_id: client.credentialId,
      scopes: JSON.stringify(scopes) as never,
      fingerprint,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** Ends a token before its time. */
export const endToken = (db: Db, token: string) =>
  db.deleteFrom('api_tokens').where('token_hash', '=', hashToken(token)).execute();

/** An application as a client of an environment, for what the portal does in its place. */
export async function clientOf(
  db: Db,
  accountId: number,
  applicationId: number,
  environment: ApiEnvironment,
): Promise<Client> {
  const { rows } = await sql<Row>`${credentials}
    where c.account_id = ${accountId} and c.application_id = ${applicationId} and c.environment = ${environment}`.execute(
    db,
  );
  return toClient(rows[0]!);
}

const ENDED = 'O token venceu ou não existe. Peça outro.';
const invalidToken = (why: string) => new Problem(401, 'invalid_token', why);

/** The client of a bearer token. @throws Problem 401 where the token is none, expired, or of another certificate */
export async function proveToken(
  db: Db,
  header: string | undefined,
  presented: Presented,
  learnt: Learnt,
): Promise<Client> {
  const token = /^Bearer ([\w.-]{20,200})$/i.exec(header ?? '')?.[1];
  if (!token) throw invalidToken('Envie o token em Authorization: Bearer.');
  const { rows } = await sql<Row & { token_scopes: string[]; fingerprint: string | null; expires_at: Date }>`
    select r.*, t.scopes as token_scopes, t.fingerprint, t.expires_at from (${credentials}) r
    join api_tokens t on t.account_id = r.account_id and t.credential_id = r.credential_id
    where t.token_hash = ${hashToken(token)}`.execute(db);
  const [row] = rows;
  if (!row) throw invalidToken(ENDED);
  const client = { ...toClient(row), scopes: row.token_scopes };
  learnt.client = client;
  if (row.expires_at <= row.bank_now) throw invalidToken(ENDED);
  if (!row.role) throw invalidToken(GONE);
  if (row.is_shutdown) throw invalidToken(CLOSED);
  if (!row.fingerprint) return client;
  await proveCertificate(db, client, presented, learnt);
  if (row.fingerprint !== presented.fingerprint) {
    learnt.handshake = { fault: 'other-token', fingerprint: presented.fingerprint };
    throw invalidToken(HANDSHAKE_WORDS['other-token']);
  }
  return client;
}
