import { sql, type Selectable } from 'kysely';
import { Type, type Static } from 'typebox';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import { notFound, Problem } from '../../core/problem';
import { issuingOf } from '../../kits/charging/new-charge';
import {
  Billet,
  changeDraft,
  charged,
  chargedOf,
  customerOf,
  type Metadata,
  momentOf,
  refuseNotification,
  shownBillet,
  termsOf,
  throughAction,
  type ApiCharged,
} from '../charges/service';
import { cancelSubscriptions, lockSubscriptions } from './actions';
import { addSubscriptions } from './create';
import { findSubscription } from './detail';
import { issuePeriod } from './issue-period';
import { findLink } from './links';
import { lockPlan } from './plans';
import { tell } from './tell';
import './tables';

type Draft = Selectable<Database['subscription_drafts']>;
type BilletTerms = Static<typeof Billet>;

export const SUBSCRIPTION_BODY = Type.Object(charged, { additionalProperties: true });
export const PAY_BODY = Type.Object({ payment: Type.Object({ banking_billet: Billet }) });
export const ONE_STEP_BODY = Type.Object({ ...charged, ...PAY_BODY.properties }, { additionalProperties: true });

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

export const shownDraft = ({ id, order_id, created_at }: Draft) => ({
  code: 200,
  data: { subscription_id: id, status: 'new', custom_id: order_id, charges: [], created_at: momentOf(created_at) },
});

export const draftOf = ({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>, id: number) =>
  db.selectFrom('subscription_drafts').selectAll().where('account_id', '=', accountId).where('id', '=', id);

export const setDraft = (ctx: Ctx, id: number, status: Draft['status']) =>
  ctx
    .trx()
    .updateTable('subscription_drafts')
    .set({ status })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();

/** Makes the subscription that was begun, paid by billet, and its first charge. @throws Problem 404, 409, 422 at the faulty fields */
export async function paySubscription(ctx: Ctx, id: number, { customer, expire_at, ...given }: BilletTerms) {
  const draft = await draftOf(ctx, id).forUpdate().executeTakeFirst();
  if (!draft) throw notFound();
  if (draft.status !== 'new')
    throw new Problem(
      409,
      'invalid-operation',
      draft.status === 'canceled'
        ? 'Esta assinatura foi cancelada.'
        : 'A forma de pagamento desta assinatura já foi definida.',
    );
  const work = issuingOf(ctx);
  const { errors } = await addSubscriptions(
    work,
    {
      customers: [await customerOf(ctx, customer, 'payment.banking_billet.customer')],
      plan_id: draft.plan_id,
      items: draft.items,
      ...(draft.shipping ? { shipping: draft.shipping } : {}),
      ...(draft.order_id ? { order_id: draft.order_id } : {}),
      ...(draft.notification_url ? { notification_url: draft.notification_url } : {}),
      is_bolix: true,
      expire_at,
      ...termsOf(given),
    },
    { id },
  );
  if (errors[0]) throw new Problem(422, 'invalid', errors[0].errorMessage);
  await setDraft(ctx, id, 'made');
  // an application gets the first charge in the answer, and not ten days before it is due
  const { failure } = await issuePeriod(work, (await lockSubscriptions(ctx, [id])).get(id)!);
  if (failure) throw new Problem(422, 'invalid', failure);
  ctx.noted({ about: String(id) });
  return { code: 200, data: await shownMade(ctx, id) };
}

const chargesOf = (ctx: Pick<Ctx, 'db' | 'accountId'>, id: number) =>
  ctx.db
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute();

async function shownMade(ctx: Ctx, id: number) {
  const row = await findSubscription(ctx.db, ctx.accountId, id);
  const [charge] = await chargesOf(ctx, id);
  return {
    subscription_id: id,
    status: row.status,
    plan: { id: row.plan_id, interval: row.interval_months, repeats: row.repeats },
    charge: { id: charge!.id, status: charge!.status, parcel: 1, total: charge!.value },
    first_execution: ctx.today.split('-').reverse().join('/'),
    total: row.value,
    payment: 'banking_billet',
    ...(await shownBillet(ctx, charge!)),
  };
}

/** Makes a subscription by billet in one step. @throws Problem 404, 422 at the faulty fields */
export async function createInOneStep(ctx: Ctx, plan: number, body: Static<typeof ONE_STEP_BODY>) {
  const { id } = await beginSubscription(ctx, plan, body);
  return paySubscription(ctx, id, body.payment.banking_billet);
}

/** A subscription as the API shows it. @throws Problem 404 */
export async function shownSubscription(ctx: Ctx, id: number) {
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
  await setDraft(ctx, id, 'canceled');
  return { body: { code: 200 } };
}

/** Adds a line to a subscription's history. @throws Problem 404 */
export async function addSubscriptionHistory(ctx: Ctx, id: number, description: string) {
  await findSubscription(ctx.trx(), ctx.accountId, id);
  await tell(issuingOf(ctx), [id], description);
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
  const draft = await trx
    .updateTable('subscription_drafts')
    .set(set)
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .where('status', '<>', 'made')
    .returning('id')
    .executeTakeFirst();
  if (!draft) {
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
  ctx.noted({ about: String(id) });
  return { body: { code: 200 } };
}
