import { sql } from 'kysely';
import { batched } from './batched';
import type { Database, Db, Trx } from './database';
import { hashToken, newToken } from './tokens';
import { isInCatalogue } from './modality';

/** A session ends after this long without a request, and after its time to live in any case. */
export const IDLE_MINUTES = 30;
export const ABSOLUTE_HOURS = 12;

/** Who calls, on which account, with what rights, at what time on the bank's clock. */
export interface Caller {
  sessionHash: string;
  userId: number;
  userName: string;
  userEmail: string;
  accountId: number;
  role: 'admin' | 'support' | 'subuser';
  isShutdown: boolean;
  /** Of the account. */
  modality: Modality;
  grants: Record<string, boolean>;
  now: Date;
  /** Grows with each change of what the account's lists show (docs/adr/0008). */
  accountVersion: number;
}

/** The account's version, as part of a statement; `account` is its id there. */
export const versionOf = (account: ReturnType<typeof sql>) => sql<number>`account_version(${account})`;

type Modality = Database['accounts']['modality'];
/** What decides a person's permissions. Without `modality`, nothing that only businesses have is refused. */
type May = Pick<Caller, 'role' | 'grants'> & { modality?: Modality };

interface SessionRow {
  token_hash: string;
  user_id: number;
  user_name: string;
  user_email: string;
  account_id: number;
  role: Caller['role'];
  is_shutdown: boolean;
  modality: Modality;
  grants: Record<string, boolean>;
  bank_now: Date;
  stale: boolean;
  version: number;
}

async function readSessions(db: Db, hashes: string[]): Promise<Map<string, SessionRow>> {
  const { rows } = await sql<SessionRow>`/* prepared */
    select s.token_hash, s.user_id, u.name as user_name, u.email as user_email, s.account_id, m.role, a.is_shutdown, a.modality, m.grants,
      now() + make_interval(secs => c.offset_seconds::double precision) as bank_now, s.seen_at < now() - interval '1 minute' as stale,
      ${versionOf(sql`s.account_id`)} as version
    from sessions s
    join users u on u.id = s.user_id
    join memberships m on m.account_id = s.account_id and m.user_id = s.user_id and m.status = 'active'
    join accounts a on a.id = s.account_id
    cross join bank_clock c
    where s.token_hash = any(${hashes}::text[]) and s.expires_at > now()
      and s.seen_at > now() - make_interval(mins => ${IDLE_MINUTES})`.execute(db);
  return new Map(rows.map((row) => [row.token_hash, row]));
}

/** How many queries for sessions run at once. */
const LANES = 4;
const sessionsOf = new WeakMap<Db, (hash: string) => Promise<SessionRow | undefined>>();

/** The caller with this session token, if it is valid now; requests that come at once are looked up together. */
export const findCaller = (db: Db, token: string): Promise<Caller | null> => findCallerOf(db, hashToken(token));

/** The caller of the session whose token has this hash, if it is valid now. */
export async function findCallerOf(db: Db, hash: string): Promise<Caller | null> {
  const ask = sessionsOf.get(db) ?? batched(LANES, (hashes: string[]) => readSessions(db, hashes));
  sessionsOf.set(db, ask);
  const row = await ask(hash);
  if (!row) return null;
  if (row.stale) await sql`update sessions set seen_at = now() where token_hash = ${hash}`.execute(db);
  return {
    sessionHash: hash,
    userId: row.user_id,
    userName: row.user_name,
    userEmail: row.user_email,
    accountId: row.account_id,
    role: row.role,
    isShutdown: row.is_shutdown,
    modality: row.modality,
    grants: row.grants,
    now: row.bank_now,
    accountVersion: row.version,
  };
}

/** The browser that opens a session, and the address it does so from; '' where none is known. */
interface Opener {
  userAgent: string;
  ip: string;
}

/** The opener of a session by its request. */
export const openerOf = ({ headers, ip }: { headers: { 'user-agent'?: string | undefined }; ip: string }): Opener => ({
  userAgent: headers['user-agent'] ?? '',
  ip,
});

/** Opens a session with its full time to live. */
export async function openSession(
  trx: Trx,
  userId: number,
  accountId: number,
  { userAgent, ip }: Opener,
  expires = new Date(Date.now() + ABSOLUTE_HOURS * 3_600_000),
): Promise<string> {
  const token = newToken();
  await trx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      account_id: accountId,
      user_agent: userAgent.slice(0, 200),
      ip,
      expires_at: expires,
    })
    .execute();
  await trx
    .updateTable('memberships')
    .set({ last_used_at: new Date() })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute();
  return token;
}

/**
 * Ends a session and opens its successor on another account, which lives no longer than it would have.
 * Null where the session had ended: of several requests with one cookie, one gets the successor.
 */
export async function rotateSession(
  trx: Trx,
  caller: Pick<Caller, 'sessionHash' | 'userId'>,
  accountId: number,
  opener: Opener,
): Promise<string | null> {
  const old = await trx
    .deleteFrom('sessions')
    .where('token_hash', '=', caller.sessionHash)
    .returning('expires_at')
    .executeTakeFirst();
  return old ? openSession(trx, caller.userId, accountId, opener, old.expires_at) : null;
}

/** Those of the sessions that are still valid, each with its rights. */
export async function livingSessions(db: Db, hashes: string[]): Promise<Map<string, Pick<Caller, 'role' | 'grants'>>> {
  const { rows } = await sql<{ token_hash: string } & Pick<Caller, 'role' | 'grants'>>`
    select s.token_hash, m.role, m.grants from sessions s
    join memberships m on m.account_id = s.account_id and m.user_id = s.user_id and m.status = 'active'
    where s.token_hash = any(${hashes}::text[]) and s.expires_at > now()
      and s.seen_at > now() - make_interval(mins => ${IDLE_MINUTES})`.execute(db);
  return new Map(rows.map(({ token_hash, ...may }) => [token_hash, may]));
}

/** A person's valid sessions, the last used first. */
export const openSessions = (db: Db, userId: number) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('seen_at', '>', sql<Date>`now() - make_interval(mins => ${IDLE_MINUTES})`)
    .orderBy('seen_at', 'desc')
    .execute();

/** Admins and support hold every permission but the ones that restrict; a sub-user holds what was granted. */
const RESTRICTIVE = new Set(['registration:update', 'registration:update:force']);

export function isGranted(caller: May, permission: string): boolean {
  if (!isInCatalogue(caller.modality, permission)) return false;
  const grant = caller.grants[permission];
  if (grant !== undefined) return grant;
  return caller.role !== 'subuser' && !RESTRICTIVE.has(permission);
}

/** The list the portal works with (SHELL-6-3): every id of the account's modality for admins, the listed ones for sub-users. */
export function permissionList(caller: May, known: readonly string[]): { id: string; enabled: boolean }[] {
  const listed =
    caller.role === 'subuser'
      ? Object.keys(caller.grants)
      : known.filter((id) => !RESTRICTIVE.has(id) || caller.grants[id] !== undefined);
  return listed
    .filter((id) => isInCatalogue(caller.modality, id))
    .map((id) => ({ id, enabled: isGranted(caller, id) }));
}

export const mustUpdateRegistration = (caller: Pick<Caller, 'grants'>): boolean =>
  caller.grants['registration:update'] === true || caller.grants['registration:update:force'] === true;
