import { sql } from 'kysely';
import { saoPauloDay } from '../../../core/clock';
import type { Services } from '../../../core/area';
import type { Db } from '../../../core/database';
import { Problem } from '../../../core/problem';
import { notifyUsers } from '../../../platform/notifications/notify';
import { findApplication } from '../applications';
import { isNearQuota, limitOf, outcomeOf, scrubPath } from '../rules';
import type { Client, Learnt } from './clients';
import '../tables';

export interface Answered {
  client: Client;
  method: string;
  /** 'PUT /v2/cob/:txid'. */
  endpoint: string;
  path: string;
  status: number;
  ms: number;
  reason: string | null;
}

/** Refuses what is over the day's quota. @throws Problem 429 */
export async function refuseOverQuota(db: Db, client: Client, endpoint: string): Promise<void> {
  const row = await db
    .selectFrom('api_usage')
    .select(sql<number>`success + refused + failed`.as('used'))
    .where('account_id', '=', client.ownerId)
    .where('application_id', '=', client.applicationId)
    .where('environment', '=', client.environment)
    .where('day', '=', saoPauloDay(client.caller.now))
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  if (row && row.used >= limitOf(endpoint))
    throw new Problem(429, 'limite_diario', 'O limite de hoje para este endpoint foi atingido.');
}

/** Seconds until the day of São Paulo ends. */
export const untilMidnight = (now: Date): number => {
  const next = Date.parse(`${saoPauloDay(now)}T00:00:00-03:00`) + 86_400_000;
  return Math.max(1, Math.ceil((next - now.getTime()) / 1000));
};

/** Writes down a request for its application: in the log of the day, and in the count of its endpoint, which is answered. */
export async function recordRequest(
  db: Db,
  { client, method, endpoint, path, status, ms, reason }: Answered,
): Promise<number> {
  const { caller, ownerId, applicationId, environment } = client;
  const outcome = sql.ref(outcomeOf(status));
  await db
    .insertInto('api_requests')
    .values({
      account_id: ownerId,
      application_id: applicationId,
      environment,
      at: caller.now,
      method,
      endpoint,
      path: scrubPath(path).slice(0, 300),
      status,
      ms,
      reason: reason?.slice(0, 300) ?? null,
    })
    .execute();
  const { rows } = await sql<{
    used: number;
  }>`insert into api_usage as u (account_id, application_id, environment, day, endpoint, ${outcome})
    values (${ownerId}, ${applicationId}, ${environment}, ${saoPauloDay(caller.now)}, ${endpoint}, 1)
    on conflict (account_id, application_id, environment, day, endpoint) do update set ${outcome} = u.${outcome} + 1
    returning success + refused + failed as used`.execute(db);
  return rows[0]!.used;
}

/** The last part of an environment's address in the portal. */
const ADDRESSES = { fortunus: 'fortunus', production: 'producao', homologation: 'homologacao' } as const;

/** Tells the application's people once a day that one of its endpoints has nearly used the day's quota. */
export async function warnNearQuota(
  services: Services,
  { ownerId, applicationId, environment, caller }: Client,
  endpoint: string,
  used: number,
): Promise<void> {
  if (!isNearQuota(endpoint, used)) return;
  const after: (() => void | Promise<void>)[] = [];
  await services.store.transaction(async (trx) => {
    const first = await trx
      .insertInto('api_quota_warnings')
      .values({ account_id: ownerId, application_id: applicationId, day: saoPauloDay(caller.now) })
      .onConflict((c) => c.doNothing())
      .returning('application_id')
      .executeTakeFirst();
    if (!first) return;
    const { name } = await findApplication(trx, ownerId, applicationId);
    const tools = { services, afterCommit: (work: () => void | Promise<void>) => void after.push(work) };
    await notifyUsers(trx, tools, {
      accountId: ownerId,
      type: 'api-quota',
      content: `A aplicação ${name} já usou 80% do limite de hoje de ${endpoint}.`,
      params: { url: `/api/aplicacoes/${applicationId}/${ADDRESSES[environment]}` },
      at: caller.now,
      permission: 'api:applications',
    });
  });
  for (const work of after) await work();
}

/** Writes down with what certificate an application came, and what it lacked. */
export async function recordHandshake(
  db: Db,
  { ownerId, applicationId, environment, caller }: Client,
  { fault, fingerprint }: NonNullable<Learnt['handshake']>,
): Promise<void> {
  await db
    .insertInto('api_handshakes')
    .values({ account_id: ownerId, application_id: applicationId, environment, at: caller.now, fault, fingerprint })
    .execute();
}
