import { sql, type Selectable } from 'kysely';
import { Type } from 'typebox';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import { notFound, Problem } from '../../core/problem';
import { issuingOf } from '../../kits/charging/new-charge';
import {
  beforeDraftCancel,
  changeDraft,
  charged,
  chargedOf,
  type Metadata,
  momentOf,
  refuseNotification,
  throughAction,
  type ApiCharged,
} from '../charges/service';
import { cancelSubscriptions, lockSubscriptions } from './actions';
import { findSubscription } from './detail';
import { findLink } from './links';
import { isGoing } from './list';
import { lockPlan } from './plans';
import { addSubscriptionHistories } from './histories';
import './tables';

export type Draft = Selectable<Database['subscription_drafts']>;

export const SUBSCRIPTION_BODY = Type.Object(charged, { additionalProperties: true });

/** Begins a subscription: by whom and how it is paid is said later. @throws Problem 404 where there is no such plan */
export async function beginSubscription(ctx: Ctx, plan: number, body: ApiCharged): Promise<Draft> {
  const { items, shipping = 0, order_id = null, notification_url = null } = chargedOf(body);
  if (!(await lockPlan(ctx.trx(), ctx.accountId, plan, 'share'))) throw notFound();
  const row = await ctx
    .trx()
    .insertInto('subscription_drafts')
    .values({
      account_id: ctx.accountId,
      id: sql<number>`nextval(pg_get_serial_sequence('subscriptions', 'id'))`,
      status: 'new',
      plan_id: plan,
      items: JSON.stringify(items),
      shipping,
      order_id,
      notification_url,
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.noted({ about: String(row.id) });
  return row;
}

export const toDraftDto = ({ id, order_id, created_at }: Draft) => ({
  code: 200,
  data: { subscription_id: id, status: 'new', custom_id: order_id, charges: [], created_at: momentOf(created_at) },
});

export const draftOf = ({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>, id: number) =>
  db.selectFrom('subscription_drafts').selectAll().where('account_id', '=', accountId).where('id', '=', id);

/** A subscription that waits for its way to be paid; locked. @throws Problem 404, 409 where it has one or was cancelled */
export async function lockNewDraft(ctx: Ctx, id: number): Promise<Draft> {
  const draft = await draftOf(ctx, id).forUpdate().executeTakeFirst();
  if (!draft) throw notFound();
  if (draft.status === 'new') return draft;
  throw new Problem(
    409,
    'invalid-operation',
    draft.status === 'canceled'
      ? 'Esta assinatura foi cancelada.'
      : 'A forma de pagamento desta assinatura já foi definida.',
  );
}

export const setDraft = (ctx: Ctx, id: number, set: Partial<Pick<Draft, 'status' | 'first_charge_id'>>) =>
  ctx
    .trx()
    .updateTable('subscription_drafts')
    .set(set)
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();

export const chargesOf = (ctx: Pick<Ctx, 'db' | 'accountId'>, id: number) =>
  ctx.db
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute();

/** A subscription as the API shows it. @throws Problem 404 */
export async function findSubscriptionDto(ctx: Ctx, id: number) {
  const draft = await draftOf(ctx, id).executeTakeFirst();
  if (draft && draft.status !== 'made') {
    const plan = await ctx.db
      .selectFrom('subscription_plans')
      .select(['id', 'name', 'interval_months', 'repeats'])
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', draft.plan_id)
      .executeTakeFirstOrThrow();
    return {
      code: 200,
      data: {
        subscription_id: id,
        value: totalsOf({ items: draft.items, ...(draft.shipping ? { shipping: draft.shipping } : {}) }).value,
        status: draft.status === 'link' ? 'new' : draft.status,
        custom_id: draft.order_id,
        notification_url: draft.notification_url,
        payment_method: null,
        next_execution: null,
        next_expire_at: null,
        plan: { plan_id: plan.id, name: plan.name, interval: plan.interval_months, repeats: plan.repeats },
        occurrences: 0,
        created_at: momentOf(draft.created_at),
        history: [],
      },
    };
  }
  const row = await findSubscription(ctx.db, ctx.accountId, id);
  const { terms } = row;
  const charges = await chargesOf(ctx, id);
  return {
    code: 200,
    data: {
      subscription_id: id,
      value: row.value,
      status: row.status,
      custom_id: terms.order_id ?? null,
      notification_url: terms.notification_url ?? null,
      payment_method: row.payment_method,
      next_execution: row.next_due,
      next_expire_at: row.next_expire_at,
      plan: { plan_id: row.plan_id, name: row.plan_name, interval: row.interval_months, repeats: row.repeats },
      occurrences: row.issued,
      created_at: momentOf(row.created_at),
      history: charges.map((one) => ({
        charge_id: one.id,
        status: one.status,
        created_at: momentOf(one.created_at),
      })),
    },
  };
}

/** Cancels a subscription, or one that was begun; its open charges can still be paid. @throws Problem 404, 409 */
export async function cancelByApi(ctx: Ctx, id: number) {
  const draft = await draftOf(ctx, id).forUpdate().executeTakeFirst();
  if (!draft || draft.status === 'made') return throughAction(id, (one) => cancelSubscriptions(ctx, [one], false));
  if (draft.status === 'canceled') throw new Problem(409, 'invalid-operation', 'Esta assinatura já foi cancelada.');
  const linked = draft.status === 'link' && (await findLink(ctx.trx(), { accountId: ctx.accountId, subscription: id }));
  if (linked) await changeDraft(ctx, linked.link.charge_id, { status: 'canceled' });
  await setDraft(ctx, id, { status: 'canceled' });
  return { body: { code: 200 } };
}

beforeDraftCancel(async (ctx, charge) => {
  const draft = await ctx
    .trx()
    .selectFrom('subscription_drafts')
    .select(['id', 'status'])
    .where('account_id', '=', ctx.accountId)
    .where('first_charge_id', '=', charge)
    .forUpdate()
    .executeTakeFirst();
  if (draft?.status !== 'made') return;
  const row = (await lockSubscriptions(ctx, [draft.id])).get(draft.id);
  // a card that was or will be given would be charged otherwise
  if (row?.issued === 0 && isGoing(row)) await cancelSubscriptions(ctx, [row.id], false);
});

/** Adds a line to a subscription's history. @throws Problem 404 */
export async function addSubscriptionHistory(ctx: Ctx, id: number, description: string) {
  await findSubscription(ctx.trx(), ctx.accountId, id);
  await addSubscriptionHistories(issuingOf(ctx), [id], description);
  ctx.noted({ about: String(id) });
  return { body: { code: 200 } };
}

/** Sets what an application calls a subscription by, and where it is told of its charges. @throws Problem 404, 422 at the address */
export async function setSubscriptionMetadata(ctx: Ctx, id: number, { custom_id, notification_url }: Metadata) {
  refuseNotification(notification_url, 'notification_url');
  const trx = ctx.trx();
  const set = {
    ...(custom_id === undefined ? {} : { order_id: custom_id }),
    ...(notification_url === undefined ? {} : { notification_url }),
  };
  const draft = await draftOf({ ...ctx, db: trx }, id)
    .forUpdate()
    .executeTakeFirst();
  if (draft && draft.status !== 'made')
    await trx
      .updateTable('subscription_drafts')
      .set(set)
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .execute();
  else {
    const row = (await lockSubscriptions(ctx, [id])).get(id);
    if (!row) throw notFound();
    await trx
      .updateTable('subscriptions')
      .set({ terms: JSON.stringify({ ...row.terms, ...set }), updated_at: ctx.now })
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('charges')
      .set({ ...set, updated_at: ctx.now })
      .where('account_id', '=', ctx.accountId)
      .where('subscription_id', '=', id)
      .execute();
  }
  const first = draft?.first_charge_id ?? null;
  if (first !== null) await changeDraft(ctx, first, set);
  ctx.noted({ about: String(id) });
  return { body: { code: 200 } };
}
