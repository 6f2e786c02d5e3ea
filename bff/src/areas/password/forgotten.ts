import { sql } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import type { PublicCtx } from '../../core/area';
import { clearAttempts, takeAttempt } from '../../core/attempts';
import { recordAction } from '../../core/audit';
import type { Trx } from '../../core/database';
import { defineJob } from '../../core/jobs';
import { byAddress } from '../../core/rates';
import { Problem } from '../../core/problem';
import { hashToken } from '../../core/tokens';
import { findUser, unlockSignIn } from '../session/service';
import { sendPasswordLink } from './service';
import { disconnectAll, refuseWeak, setPassword } from './set-password';

/** Links that a user can be sent before the next must wait; FREE_LINKS_OF_ADDRESS is the same for an IP address, each HOURS_OF_ADDRESS. */
const FREE_LINKS = 3;
const FREE_LINKS_OF_ADDRESS = 30;
const HOURS_OF_ADDRESS = 24;

/** Looks the user up in a job, so that the call's answer and its time do not tell whether the login exists. */
export const passwordForgotten = defineJob<{ login: string }>({
  name: 'password-forgotten',
  run: async (trx, { login }, { services }) => {
    const user = await findUser(trx, login);
    if (!user || (await takeAttempt(trx, `forgotten:${user.id}`, FREE_LINKS))) return;
    await sendPasswordLink(trx, services.config, user, 'forgotten');
  },
});

export async function forget(ctx: PublicCtx, { login }: Body<'POST /auth/password/forgot'>): Promise<void> {
  const { store, jobs } = ctx.services;
  const address = `forgotten-${byAddress(ctx.request.ip)}`;
  if (await takeAttempt(store.db, address, FREE_LINKS_OF_ADDRESS, HOURS_OF_ADDRESS)) return;
  await store.transaction((trx) => jobs.enqueue(trx, passwordForgotten, { login }));
  jobs.nudge(passwordForgotten.name);
}

const lapsed = () => new Problem(422, 'link-expired', 'Este link não é mais válido. Peça outro na página de entrada.');

/**
 * Sets a password by a link; of simultaneous uses of the link only one succeeds.
 * @throws Problem 422 'link-expired' where the link was used or is too old; 422 at 'password' and 'passwordConfirmation'.
 */
export async function reset(ctx: PublicCtx, body: Body<'POST /auth/password/reset'>): Promise<void> {
  const { store } = ctx.services;
  const { userId, ended } = await store.transaction(async (trx) => {
    const link = await trx
      .deleteFrom('password_links')
      .where('token_hash', '=', hashToken(body.token))
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id')
      .executeTakeFirst();
    if (!link) throw lapsed();
    await refuseWeak(trx, link.user_id, body);
    const ended = await setPassword(trx, link.user_id, body.password);
    await recordReset(trx, link.user_id, ctx.request.ip);
    return { userId: link.user_id, ended };
  });
  await clearAttempts(store.db, `forgotten:${userId}`);
  await unlockSignIn(store.db, userId);
  disconnectAll(ctx.services, ended);
}

/** Records the reset in the audit log of every account that the user may enter, as there is no current one; sorted against deadlocks. */
async function recordReset(trx: Trx, userId: number, ip: string): Promise<void> {
  const accounts = await trx
    .selectFrom('memberships')
    .select('account_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .orderBy('account_id')
    .execute();
  for (const { account_id } of accounts)
    await recordAction(trx, { accountId: account_id, userId, action: 'password.reset', ip });
}
