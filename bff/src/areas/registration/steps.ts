import { sql } from 'kysely';
import { REGISTRATION_STEPS, type RegistrationState, type RegistrationStep } from '@balcao/contract/registration';
import type { Ctx, Services } from '../../core/area';
import type { Trx } from '../../core/database';
import { notFound, Problem } from '../../core/problem';
import './tables';

const PENDING = 'registration:update';
const FORCED = 'registration:update:force';
const OF_COMPANIES: ReadonlySet<RegistrationStep> = new Set(['corporation', 'documents']);

/** The account's steps with their status, and whether an update is asked for; only companies have the steps of OF_COMPANIES. */
export async function stateOf(ctx: Ctx): Promise<RegistrationState> {
  const { modality } = await ctx.db
    .selectFrom('accounts')
    .select('modality')
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const done = await ctx.db
    .selectFrom('registration_steps')
    .select(['step', 'done_at'])
    .where('account_id', '=', ctx.accountId)
    .execute();
  const names = REGISTRATION_STEPS.filter((name) => modality === 'corporation' || !OF_COMPANIES.has(name));
  const latest = done.reduce<Date | null>((last, { done_at: at }) => (last && last > at ? last : at), null);
  return {
    state: ctx.grants[FORCED] === true ? 'forced' : ctx.grants[PENDING] === true ? 'pending' : 'none',
    modality,
    steps: names.map((name) => ({ name, status: done.some(({ step }) => step === name) ? 'done' : 'pending' })),
    updated_at: latest?.toISOString() ?? null,
  };
}

/** Marks a step as done, and tells open pages. */
export async function markDone(ctx: Ctx, step: RegistrationStep): Promise<void> {
  const row = { account_id: ctx.accountId, step, done_at: ctx.now };
  await ctx
    .trx()
    .insertInto('registration_steps')
    .values(row)
    .onConflict((c) => c.columns(['account_id', 'step']).doUpdateSet({ done_at: ctx.now }))
    .execute();
  ctx.live('registration', 'updated', []);
}

/**
 * Ends the update: all people of the account may again use what the update blocked.
 * @throws Problem 422 where a step is not done.
 */
export async function conclude(ctx: Ctx): Promise<RegistrationState> {
  const state = await stateOf(ctx);
  if (state.steps.some(({ status }) => status === 'pending'))
    throw new Problem(422, 'steps-pending', 'Conclua todas as etapas antes de enviar a atualização.');
  await setUpdate(ctx.trx(), ctx.services, (work) => ctx.afterCommit(work), ctx.accountId, 'none');
  return { ...state, state: 'none' };
}

/**
 * Asks an account to update its registration (`pending`, or `forced`: the rest is blocked), or cancels that (`none`); tells open pages.
 * @throws Problem 404 where the account does not exist.
 */
export async function setUpdate(
  trx: Trx,
  services: Services,
  afterCommit: (work: () => void) => void,
  accountId: number,
  state: 'none' | 'pending' | 'forced',
): Promise<void> {
  const people = await trx
    .updateTable('memberships')
    .set({
      grants:
        state === 'none'
          ? sql<string>`grants - ${PENDING}::text - ${FORCED}::text`
          : sql<string>`grants || ${JSON.stringify({ [PENDING]: true, [FORCED]: state === 'forced' })}::jsonb`,
    })
    .where('account_id', '=', accountId)
    .returning(['user_id', 'role', 'grants'])
    .execute();
  if (!people.length) throw notFound();
  if (state !== 'none') await trx.deleteFrom('registration_steps').where('account_id', '=', accountId).execute();
  for (const { user_id, role, grants } of people)
    afterCommit(() => services.realtime.regrant(accountId, user_id, { role, grants }));
}
