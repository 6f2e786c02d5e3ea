import type { ApiCertificate } from '@balcao/contract/developer';
import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../../core/area';
import { oldUntil } from '../rules';
import { accountOf } from '../../../platform/worlds/worlds';
import { openWorld } from '../listener/world';
import { currentSecret, secretsOf } from '../webhooks/secrets';
import '../tables';

type Environment = ApiCertificate['environment'];

async function findSecret(ctx: Ctx, environment: Environment) {
  const accountId = await accountOf(ctx.db, ctx.accountId, environment);
  if (accountId === null) return null;
  const { secret, oldUntil: until } = await currentSecret(ctx.db, accountId, ctx.now);
  return { environment, secret, old_until: until?.toISOString() ?? null };
}

/** The secrets of the account's webhooks, by environment; homologation has one once it was used. */
export async function listSecrets(ctx: Ctx): Promise<Answer<'GET /api/webhook-secrets'>> {
  const secrets = [await findSecret(ctx, 'production'), await findSecret(ctx, 'homologation')];
  return { items: secrets.filter((one) => one !== null) };
}

/** A new secret; the one before signs beside it for some days. */
export async function rotateWebhookSecret(
  ctx: Ctx,
  environment: Environment,
): Promise<Answer<'PUT /api/webhook-secrets'>> {
  const trx = ctx.trx();
  if (environment === 'homologation') await openWorld(trx, ctx.accountId);
  const accountId = (await accountOf(trx, ctx.accountId, environment))!;
  const until = oldUntil(ctx.now);
  await trx
    .insertInto('webhook_secrets')
    .values({ account_id: accountId, version: 1, old_until: until })
    .onConflict((c) =>
      c.column('account_id').doUpdateSet((e) => ({ version: e('webhook_secrets.version', '+', 1), old_until: until })),
    )
    .execute();
  const [secret] = await secretsOf(trx, accountId, ctx.now);
  ctx.noted({ about: environment });
  ctx.live('developer', 'updated', []);
  return { environment, secret: secret!, old_until: until.toISOString() };
}
