import { sql, type Selectable } from 'kysely';
import type { ApiCertificate } from '@balcao/contract/developer';
import type { Answer, Body } from '@balcao/contract/core/registry';
import { holdDue } from '../../core/hold-due';
import type { Ctx } from '../../core/area';
import { formatDay } from '../../core/calendar';
import { cleanName } from '../../core/clean-name';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Database } from '../../core/database';
import { defineJob } from '../../core/jobs';
import { listOf } from '../../core/list';
import { fieldProblem, notFound } from '../../core/problem';
import { notifyUsers } from '../../platform/notifications/notify';
import { issueCertificate } from './authority';
import { noticeOf, refuseCertificate, stateOf } from './rules';
import './tables';

type Row = Omit<Selectable<Database['api_certificates']>, 'account_id' | 'user_id' | 'told_days'>;

const toDto = (row: Row, now: Date): ApiCertificate => ({
  id: row.id,
  environment: row.environment,
  name: row.name,
  serial: row.serial,
  fingerprint: row.fingerprint,
  state: stateOf(row, now),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

/** Client certificates, the newest first. */
export const certificateList = listOf({
  from: 'api_certificates',
  columns: ['environment', 'name', 'serial', 'fingerprint', 'created_at', 'expires_at', 'revoked_at'],
  where: ({ environment }: { environment?: ApiCertificate['environment'] }) => [
    environment && sql<boolean>`environment = ${environment}`,
  ],
  order: { created_at: ['created_at', 'desc'] },
  beside: (_rows, { db }) => bankNow(db),
  item: toDto,
});

/** Creates a certificate; its key is in the answer alone. @throws Problem 422 at 'name' or 'environment' */
export async function createCertificate(
  ctx: Ctx,
  { environment, name: typed }: Body<'POST /api/certificates'>,
): Promise<Answer<'POST /api/certificates'>> {
  const name = cleanName(typed);
  if (!name) throw fieldProblem('name', 'Dê um nome ao certificado.');
  const trx = ctx.trx();
  // one at a time, so that two at once are counted
  await sql`select id from accounts where id = ${ctx.accountId} for no key update`.execute(trx);
  const { live } = await trx
    .selectFrom('api_certificates')
    .select((e) => e.fn.countAll<number>().as('live'))
    .where('account_id', '=', ctx.accountId)
    .where('environment', '=', environment)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .executeTakeFirstOrThrow();
  const refusal = refuseCertificate(Number(live));
  if (refusal) throw fieldProblem('environment', refusal);
  const { serial, fingerprint, expiresAt, p12, pem } = await issueCertificate(trx, name, environment, ctx.now);
  const row = await trx
    .insertInto('api_certificates')
    .values({
      account_id: ctx.accountId,
      user_id: ctx.userId,
      environment,
      name,
      serial,
      fingerprint,
      created_at: ctx.now,
      expires_at: expiresAt,
      revoked_at: null,
      told_days: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.noted({ about: name });
  ctx.live('developer', 'created', [row.id]);
  return { certificate: toDto(row, ctx.now), p12, pem };
}

/** @throws Problem 404 */
export async function revokeCertificate(ctx: Ctx, id: number): Promise<ApiCertificate> {
  const row = await ctx
    .trx()
    .updateTable('api_certificates')
    .set((e) => ({ revoked_at: e.fn.coalesce('revoked_at', e.val(ctx.now)) }))
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  await sql`delete from api_tokens where account_id = ${ctx.accountId} and fingerprint = ${row.fingerprint}`.execute(
    ctx.trx(),
  );
  ctx.noted({ about: row.name });
  ctx.live('developer', 'updated', [id]);
  return toDto(row, ctx.now);
}

/** Periodic job: tells 30, 7 and 1 days before a certificate ends. */
export const certificateRound = defineJob<object>({
  name: 'api-certificate-round',
  everySeconds: 3600,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    const soon = await holdDue(
      trx
        .selectFrom('api_certificates')
        .selectAll()
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .where('expires_at', '<', new Date(now.getTime() + 31 * 86_400_000))
        .orderBy('account_id')
        .orderBy('id'),
    );
    for (const one of soon) {
      const days = noticeOf(one.expires_at, now, one.told_days);
      if (days === null) continue;
      await trx
        .updateTable('api_certificates')
        .set({ told_days: days })
        .where('account_id', '=', one.account_id)
        .where('id', '=', one.id)
        .execute();
      await notifyUsers(trx, tools, {
        accountId: one.account_id,
        type: 'api-certificate',
        content: `O certificado ${one.name} da API vence em ${formatDay(saoPauloDay(one.expires_at))}. Crie outro antes disso.`,
        params: { url: '/api/meus-certificados' },
        at: now,
        permission: 'api:my-certificates',
      });
    }
  },
});
