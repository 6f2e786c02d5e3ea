import type { Ctx } from '../../core/area';
import { normalizePhone } from '../../core/documents';
import { Problem, refuseFields } from '../../core/problem';
import type { ApiAnswer, ApiInput } from '../../core/public-api';
import { issuingOf } from '../../kits/charging/new-charge';
import { changeDraft, createDraft, customerOf, needCards, shownBillet, type ApiCharged } from '../charges/service';
import { lockSubscriptions } from './actions';
import { addSubscriptions } from './create';
import { findSubscription } from './detail';
import { issuePeriod } from './issue-period';
import type { ApiSubscriptionCard, ApiSubscriptionPayment } from './pay-body';
import { cardFaults, isTrial, termsOfPayment } from './pay-rules';
import { beginSubscription, chargesOf, lockNewDraft, setDraft, type Draft } from './subscription-api';
import { putCard } from './take-card';

/** Makes a subscription in one step. @throws Problem 404, 409, 422 at the faulty fields */
export async function createInOneStep(ctx: Ctx, plan: number, body: ApiCharged & { payment: ApiSubscriptionPayment }) {
  const { id } = await beginSubscription(ctx, plan, body);
  return paySubscription(ctx, id, body.payment);
}

/**
 * Makes the subscription that was begun, and its first charge; a card is charged once this is committed, or at the end of its trial.
 * @throws Problem 404, 409, 422 at the faulty fields
 */
export async function paySubscription(ctx: Ctx, id: number, payment: ApiSubscriptionPayment) {
  const draft = await lockNewDraft(ctx, id);
  const { banking_billet: billet, credit_card: card } = payment;
  if (card) refuseFields(cardFaults(card));
  const customer = await customerOf(
    ctx,
    (billet ?? card)!.customer,
    `payment.${billet ? 'banking_billet' : 'credit_card'}.customer`,
  );
  const { errors } = await addSubscriptions(
    issuingOf(ctx),
    {
      customers: [customer],
      plan_id: draft.plan_id,
      items: draft.items,
      ...(draft.shipping ? { shipping: draft.shipping } : {}),
      ...(draft.order_id ? { order_id: draft.order_id } : {}),
      ...(draft.notification_url ? { notification_url: draft.notification_url } : {}),
      ...termsOfPayment(payment, ctx.today),
    },
    { id },
  );
  if (errors[0]) throw new Problem(422, 'invalid', errors[0].errorMessage);
  await setDraft(ctx, id, { status: 'made' });
  if (card) await startByCard(ctx, draft, card, isTrial(payment));
  else await issueFirst(ctx, id);
  ctx.noted({ about: String(id) });
  return { code: 200, data: await findMadeDto({ ...ctx, db: ctx.trx() }, id) };
}

/** Makes the first charge: an application gets it in the answer, and not ten days before it is due. */
async function issueFirst(ctx: Ctx, id: number): Promise<void> {
  const { failure } = await issuePeriod(issuingOf(ctx), (await lockSubscriptions(ctx, [id])).get(id)!);
  if (failure) throw new Problem(422, 'invalid', failure);
}

async function startByCard(
  ctx: Ctx,
  { id, items, shipping }: Draft,
  card: ApiSubscriptionCard,
  trial: boolean,
): Promise<void> {
  const trx = ctx.trx();
  await trx
    .updateTable('subscriptions')
    .set(payerOfCard(card))
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  if (trial) {
    const charge = await createDraft(ctx, {
      items,
      ...(shipping ? { shippings: [{ name: 'Frete', value: shipping }] } : {}),
    });
    await changeDraft(ctx, charge.id, { status: 'link' });
    await setDraft(ctx, id, { first_charge_id: charge.id });
  }
  await putCard(trx, ctx, {
    ...ctx,
    id,
    token: card.payment_token,
    isTrial: trial,
    by: { id: ctx.userId, name: ctx.userName },
  });
}

/** What the charges of a subscription tell of their payer in place of the customer's own data. */
const payerOfCard = ({ billing_address: given, customer: { email, phone_number: phone } }: ApiSubscriptionCard) => ({
  customer_email: email.trim().toLowerCase(),
  ...(phone ? { customer_phone: normalizePhone(phone) } : {}),
  ...(given
    ? {
        customer_address: JSON.stringify({
          ...given,
          number: String(given.number),
          complement: given.complement ?? '',
        }),
      }
    : {}),
});

/** Charges the card of a subscription that was just made, unless it is on trial; a billet waits for its payer. */
export async function chargeSubscriptionCard(ctx: Ctx, { body }: ApiInput, answer: ApiAnswer): Promise<ApiAnswer> {
  const { payment } = body as { payment: ApiSubscriptionPayment };
  if (!payment.credit_card || isTrial(payment)) return answer;
  const { subscription_id: id, charge } = (answer.body as { data: { subscription_id: number; charge: { id: number } } })
    .data;
  await needCards().settle(ctx, charge.id);
  return { body: { code: 200, data: await findMadeDto({ ...ctx, db: ctx.services.store.db }, id) } };
}

type Reading = Pick<Ctx, 'db' | 'accountId' | 'services' | 'today'>;

const slashed = (day: string): string => day.split('-').reverse().join('/');

async function findMadeDto(ctx: Reading, id: number) {
  const row = await findSubscription(ctx.db, ctx.accountId, id);
  const [charge] = await chargesOf(ctx, id);
  const isByCard = row.payment_method === 'credit_card';
  return {
    subscription_id: id,
    status: row.status,
    plan: { id: row.plan_id, interval: row.interval_months, repeats: row.repeats },
    charge: charge
      ? { id: charge.id, status: charge.status, parcel: 1, total: charge.value }
      : { id: await firstChargeOf(ctx, id), status: 'new', parcel: 1, total: row.value },
    first_execution: slashed(charge ? ctx.today : row.next_expire_at!),
    total: row.value,
    payment: row.payment_method,
    ...(isByCard ? {} : await shownBillet(ctx, charge!)),
  };
}

/** Number of the charge that waits for the end of a trial. */
async function firstChargeOf({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>, id: number): Promise<number> {
  const { first_charge_id } = await db
    .selectFrom('subscription_drafts')
    .select('first_charge_id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return first_charge_id!;
}
