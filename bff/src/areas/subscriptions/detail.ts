import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { SubscriptionDetail } from '@balcao/contract/subscriptions';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { findRow } from '../../core/rows';
import { settingOf } from '../../kits/charging/billing/settings';
import { recurringMethod } from '../../kits/charging/recurring';
import { cardPlan } from '../../kits/charging/rates/card-plan';
import { ratesOf } from '../../kits/charging/rates/rates';
import { customersByIds } from '../customers/service';
import { cardOf, cardPath } from './card-page';
import { earlyUntil, expireAtOf, issueDay } from './due-days';
import type { SubscriptionRow } from './tables';
import { toSubscriptionDto, subscriptionTags } from './list';

/** One subscription of the account. @throws Problem 404 where the account has no such subscription. */
export async function findSubscription(db: Db, accountId: number, id: number): Promise<SubscriptionRow> {
  return findRow(db, 'subscriptions', accountId, id);
}

/** Detail of a subscription. @throws Problem 404 where the account has no such subscription. */
export async function showSubscription(ctx: Ctx, id: number): Promise<SubscriptionDetail> {
  const { db, accountId, today } = ctx;
  const row = await findSubscription(db, accountId, id);
  const [customer] = await customersByIds(db, accountId, [row.customer_id]);
  const { terms, next_expire_at: next } = row;
  const amounts = totalsOf(terms);
  const card = await cardOf(db, accountId, id);
  const ahead = recurringMethod(row.payment_method)?.daysAhead;
  return {
    ...toSubscriptionDto(row, (await subscriptionTags.of(db, accountId, [id])).get(id) ?? []),
    customer: {
      id: row.customer_id,
      deleted: !customer,
      name: row.customer_name,
      document: row.customer_document,
      email: row.customer_email,
      phone: row.customer_phone ?? customer?.phones[0] ?? null,
      address: row.customer_address ?? customer?.address ?? null,
    },
    paid_value: row.paid_value,
    first_due: row.first_due,
    // a charge that should have been made before today is made today or, after a failure, on the day of its next try
    issue_on: next && later(row.retry_on, later(issueDay(expireAtOf(next, today, ahead), ahead), today)),
    card: card && { brand: card.brand, last4: card.last4, is_given: card.token !== null, path: cardPath(card.code) },
    message: terms.message ?? null,
    note: row.note,
    fine: terms.fine ?? 0,
    interest: terms.interest ?? 0,
    write_off_days: terms.write_off_days ?? DEFAULT_WRITE_OFF_DAYS,
    conditional_discount: earlyShown(row),
    shipping: amounts.shipping,
    discount: amounts.discount,
    fee: card ? await cardFee(ctx, row.value) : (await ratesOf(db, accountId)).charges.billet.fee,
    items: terms.items.map((item, at) => ({ id: at + 1, ...item })),
  };
}

/** The discount for paying early, with its last day for the next charge, if there is one. */
function earlyShown({
  terms: { early },
  next_due,
  next_expire_at,
}: SubscriptionRow): SubscriptionDetail['conditional_discount'] {
  if (!early) return null;
  const until_date =
    next_due && next_expire_at ? earlyUntil(early.days, { next_due, next_expire_at }, next_expire_at) : null;
  return { ...early, until_date };
}

/** The bank's fee of a charge paid by card in one instalment; integer cents. */
async function cardFee({ db, accountId, today }: Ctx, value: number): Promise<number> {
  const { release } = await settingOf(db, accountId, 'card');
  return cardPlan(value, 1, today, await ratesOf(db, accountId), release)?.fee ?? 0;
}

const later = (a: string | null, b: string): string => (a && a > b ? a : b);

/** History of a subscription and of its charges, newest first (AREAS-7-subscriptions-1). @throws Problem 404 where there is none such. */
export async function historiesOf(
  { db, accountId }: Ctx,
  id: number,
  { page = 1, size = 15 }: { page?: number; size?: number },
): Promise<Answer<'GET /subscription/{id}/histories'>> {
  await findSubscription(db, accountId, id);
  const lines = sql`
    select 's' || id as id, null::int as charge, message, user_name, created_at, id as place from subscription_histories
    where account_id = ${accountId} and subscription_id = ${id}
    union all
    select 'c' || h.id, p.period, h.message, h.user_name, h.created_at, h.id from charge_histories h
    join subscription_periods p on p.account_id = h.account_id and p.charge_id = h.charge_id
    where p.account_id = ${accountId} and p.subscription_id = ${id} and h.action not in ('create', 'register')`;
  const counted = await sql<{ total: number }>`select count(*) as total from (${lines}) as l`.execute(db);
  const { rows } = await sql<{
    id: string;
    charge: number | null;
    message: string;
    user_name: string | null;
    created_at: Date;
  }>`select id, charge, message, user_name, created_at from (${lines}) as l
    order by created_at desc, charge is null, place desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  return {
    items: rows.map(({ user_name: user, created_at, ...line }) => ({
      ...line,
      user,
      created_at: created_at.toISOString(),
    })),
    total: counted.rows[0]!.total,
  };
}
