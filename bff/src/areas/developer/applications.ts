import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { API_ENVIRONMENTS, type ApiApplication } from '@balcao/contract/developer';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import type { Database, Db, Trx } from '../../core/database';
import { listOf } from '../../core/list';
import { fieldProblem, notFound } from '../../core/problem';
import { hashToken } from '../../core/tokens';
import { oldUntil } from './rules';
import type { ApiEnvironment } from './tables';

type Credential = Selectable<Database['api_credentials']>;

const newSecret = () => `Client_Secret_${randomBytes(30).toString('base64url')}`;
const newClientId = () => `Client_Id_${randomBytes(20).toString('hex')}`;

/** Credentials of applications, by the application's id, in the order of the environments. */
async function credentialsOf(db: Db, accountId: number, ids: number[]): Promise<Map<number, Credential[]>> {
  const rows = ids.length
    ? await db
        .selectFrom('api_credentials')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('application_id', 'in', ids)
        .execute()
    : [];
  rows.sort((a, b) => API_ENVIRONMENTS.indexOf(a.environment) - API_ENVIRONMENTS.indexOf(b.environment));
  const credentials = new Map<number, Credential[]>();
  for (const row of rows) credentials.set(row.application_id, [...(credentials.get(row.application_id) ?? []), row]);
  return credentials;
}

type Row = Pick<Selectable<Database['api_applications']>, 'id' | 'name' | 'scopes' | 'created_at'>;

const toDto = ({ id, name, scopes, created_at }: Row, credentials: readonly Credential[] = []): ApiApplication => ({
  id,
  name,
  scopes,
  created_at: created_at.toISOString(),
  credentials: credentials.map((one) => ({
    environment: one.environment,
    client_id: one.client_id,
    created_at: one.created_at.toISOString(),
    old_until: one.old_until?.toISOString() ?? null,
  })),
});

const like = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** Applications that are there, the newest first. */
export const applicationList = listOf({
  from: 'api_applications',
  columns: ['name', 'scopes', 'created_at'],
  always: sql<boolean>`removed_at is null`,
  where: ({ text }: { text?: string }) => [!!text?.trim() && sql<boolean>`name ilike ${like(text)}`],
  order: { created_at: ['created_at', 'desc'], name: ['name', 'asc'] },
  beside: (rows, { db, accountId }) =>
    credentialsOf(
      db,
      accountId,
      rows.map(({ id }) => id),
    ),
  item: (row, credentials) => toDto(row, credentials.get(row.id)),
});

/** @throws Problem 404 where the account has no such application */
export async function findApplication(db: Db, accountId: number, id: number) {
  const row = await db
    .selectFrom('api_applications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function showApplication(ctx: Ctx, id: number): Promise<ApiApplication> {
  const row = await findApplication(ctx.db, ctx.accountId, id);
  return toDto(row, (await credentialsOf(ctx.db, ctx.accountId, [id])).get(id));
}

const readName = (typed: string): string => {
  const name = cleanName(typed);
  if (!name) throw fieldProblem('name', 'Dê um nome à aplicação.');
  return name;
};

/** Creates an application with a credential for each environment. */
export async function createApplication(
  ctx: Ctx,
  { name: typed, scopes }: Body<'POST /api/applications'>,
): Promise<Answer<'POST /api/applications'>> {
  const name = readName(typed);
  const trx = ctx.trx();
  const { id } = await trx
    .insertInto('api_applications')
    .values({
      account_id: ctx.accountId,
      user_id: ctx.userId,
      name,
      scopes: JSON.stringify(scopes) as never,
      created_at: ctx.now,
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const secrets = API_ENVIRONMENTS.map((environment) => ({
    environment,
    client_id: newClientId(),
    client_secret: newSecret(),
  }));
  await trx
    .insertInto('api_credentials')
    .values(
      secrets.map(({ environment, client_id, client_secret }) => ({
        account_id: ctx.accountId,
        application_id: id,
        environment,
        client_id,
        secret_hash: hashToken(client_secret),
        old_hash: null,
        old_until: null,
        created_at: ctx.now,
      })),
    )
    .execute();
  ctx.noted({ about: name });
  ctx.live('developer', 'created', [id]);
  return { application: await showApplication({ ...ctx, db: trx }, id), secrets };
}

export async function updateApplication(
  ctx: Ctx,
  id: number,
  { name: typed, scopes }: Body<'PUT /api/applications/{id}'>,
): Promise<ApiApplication> {
  const name = readName(typed);
  const trx = ctx.trx();
  const before = await findApplication(trx, ctx.accountId, id);
  await trx
    .updateTable('api_applications')
    .set({ name, scopes: JSON.stringify(scopes) as never })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  // a token has the scopes it was given: those of the application from now on are given anew
  await endTokens(trx, ctx.accountId, id);
  ctx.noted({ about: name, before: { scopes: before.scopes }, after: { scopes } });
  ctx.live('developer', 'updated', [id]);
  return showApplication({ ...ctx, db: trx }, id);
}

const endTokens = (trx: Trx, accountId: number, application: number) =>
  sql`delete from api_tokens where account_id = ${accountId} and credential_id in (
    select id from api_credentials where account_id = ${accountId} and application_id = ${application})`.execute(trx);

/** Removes an application. @throws Problem 404 */
export async function removeApplication(ctx: Ctx, id: number): Promise<void> {
  const trx = ctx.trx();
  const { name } = await findApplication(trx, ctx.accountId, id);
  await trx
    .updateTable('api_applications')
    .set({ removed_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  await endTokens(trx, ctx.accountId, id);
  ctx.noted({ about: name });
  ctx.live('developer', 'deleted', [id]);
}

/** A new secret; the one before is accepted for some days. @throws Problem 404 */
export async function rotateSecret(
  ctx: Ctx,
  id: number,
  environment: ApiEnvironment,
): Promise<Answer<'PUT /api/applications/{id}/secret'>> {
  const trx = ctx.trx();
  const { name } = await findApplication(trx, ctx.accountId, id);
  const client_secret = newSecret();
  const until = oldUntil(ctx.now);
  const { client_id } = await trx
    .updateTable('api_credentials')
    .set((e) => ({ old_hash: e.ref('secret_hash'), old_until: until, secret_hash: hashToken(client_secret) }))
    .where('account_id', '=', ctx.accountId)
    .where('application_id', '=', id)
    .where('environment', '=', environment)
    .returning('client_id')
    .executeTakeFirstOrThrow();
  ctx.noted({ about: name });
  ctx.live('developer', 'updated', [id]);
  return { environment, client_id, client_secret, old_until: until.toISOString() };
}

export async function listKeys(ctx: Ctx): Promise<Answer<'GET /account/api-keys'>> {
  const { account_code } = await ctx.db
    .selectFrom('accounts')
    .select('account_code')
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const items = await ctx.db
    .selectFrom('api_credentials as c')
    .innerJoin('api_applications as a', (on) =>
      on.onRef('a.account_id', '=', 'c.account_id').onRef('a.id', '=', 'c.application_id'),
    )
    .select(['a.name as application', 'c.environment', 'c.client_id'])
    .where('c.account_id', '=', ctx.accountId)
    .where('a.removed_at', 'is', null)
    .orderBy('a.id')
    .orderBy('c.environment')
    .execute();
  return { account_code, items };
}
