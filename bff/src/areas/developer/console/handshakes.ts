import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../../core/area';
import { findApplication } from '../applications';
import '../tables';

/** How many of the latest are shown. */
const LATEST = 30;

/** With what certificates an application came lately, and what they lacked. @throws Problem 404 */
export async function listHandshakes(ctx: Ctx, id: number): Promise<Answer<'GET /api/applications/{id}/handshakes'>> {
  await findApplication(ctx.db, ctx.accountId, id);
  const rows = await ctx.db
    .selectFrom('api_handshakes as h')
    .select(['h.id', 'h.environment', 'h.at', 'h.fault', 'h.fingerprint'])
    .select(
      sql<string | null>`(select c.name from api_certificates c
        where c.account_id = h.account_id and c.fingerprint = h.fingerprint)`.as('certificate'),
    )
    .where('h.account_id', '=', ctx.accountId)
    .where('h.application_id', '=', id)
    .orderBy('h.id', 'desc')
    .limit(LATEST)
    .execute();
  return { items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
}
