import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import { DAYS_AHEAD } from '@balcao/contract/shared/subscription-limits';
import { addDays, formatDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import { searchText } from '../../core/search-text';
import type { Issuing, Payer } from '../../kits/charging/new-charge';
import { recurringMethod } from '../../kits/charging/recurring';
import { publishKind } from '../../kits/charging/live';
import { mergedInto, OWN_DOCUMENT, payersByIds } from '../customers/service';
import { notifyUsers } from '../../platform/notifications/notify';
import { cardOf } from './card-page';
import { dueAfter, dueOn, earlyUntil, expireAtOf, monthsLater } from './due-days';
import { firstDraft, useNumber } from './links';
import type { SubscriptionRow } from './tables';
import { addSubscriptionHistories } from './histories';
import './billet-method';
import './tables';

/**
 * Makes the next charge of a locked subscription and sets the due date of the one after it; or stores why the charge could not be made
 * (answered as `failure`, pt-BR) and when it is tried again. The primary key of `subscription_periods` allows one charge for each period.
 */
export async function issuePeriod(
  work: Issuing,
  row: SubscriptionRow,
  /**
   * `once`: the charge is due today whatever its planned day, as its payer just gave the card for it. Due dates that have passed meanwhile
   * are skipped, so that one payment is charged and not several.
   */
  { at = 'due' }: { at?: 'due' | 'once' } = {},
): Promise<{ charge: number | null; failure: string | null }> {
  const { trx, accountId } = work;
  const today = saoPauloDay(work.now);
  const period = row.issued + 1;
  const { payer, fault } = await payerOf(work, row);
  const method = recurringMethod(row.payment_method);
  const first = period === 1 ? await firstDraft(trx, accountId, row.id) : undefined;
  const expire_at = at === 'once' ? today : expireAtOf(row.next_expire_at!, today, method?.daysAhead ?? DAYS_AHEAD);
  const issued =
    fault || !payer
      ? { failure: fault ?? 'Cliente não encontrado' }
      : !method
        ? { failure: 'Esta forma de pagamento não está disponível' }
        : await method.charge(work, {
            subscriptionId: row.id,
            period,
            payer: {
              ...payer,
              email: row.customer_email,
              phone: row.customer_phone ?? payer.phone,
              address: row.customer_address ?? payer.address,
            },
            number: first?.id,
            card: (await cardOf(trx, accountId, row.id))?.token ?? null,
            ...(await chargeOf(work, row, { expire_at, first })),
          });
  if ('failure' in issued) {
    await keepFailure(work, row, issued.failure, addDays(today, method?.retryAfterDays ?? 1));
    return { charge: null, failure: issued.failure };
  }
  await trx
    .insertInto('subscription_periods')
    .values({
      account_id: accountId,
      subscription_id: row.id,
      period,
      due: row.next_due!,
      charge_id: issued.charge,
    })
    .execute();
  if (first) await useNumber(trx, accountId, first.id);
  const isLast = row.repeats !== null && period >= row.repeats;
  const next =
    at === 'once' ? dueAfter(today, row.next_due!, row) : monthsLater(row.next_due!, row.interval_months, row.due_day);
  await trx
    .updateTable('subscriptions')
    .set({
      issued: period,
      status: isLast ? 'expired' : 'active',
      ...(isLast ? { next_due: null, next_expire_at: null } : dueOn(next)),
      failure: null,
      failed_at: null,
      retry_on: null,
      customer_id: payer!.id,
      customer_name: payer!.name,
      customer_document: payer!.document,
      search: searchText(payer!.name, payer!.document, row.customer_email, row.plan_name, row.id),
      updated_at: work.now,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', row.id)
    .execute();
  const late = expire_at <= row.next_expire_at! ? '' : `, com atraso: venceria em ${formatDay(row.next_expire_at!)}`;
  await addSubscriptionHistories(
    work,
    [row.id],
    `Cobrança ${period} emitida com vencimento em ${formatDay(expire_at)}${late}`,
    null,
  );
  if (isLast)
    await addSubscriptionHistories(work, [row.id], 'Última cobrança do plano emitida: assinatura encerrada', null);
  work.afterCommit(() => work.services.realtime.live(accountId, 'subscriptions', 'updated', [row.id]));
  return { charge: issued.charge, failure: null };
}

/**
 * The payer of the next charge, locked: the customer, or the one that the customer was merged into or registered anew as. `fault`: why
 * not, pt-BR.
 */
async function payerOf({ trx, accountId }: Issuing, row: SubscriptionRow): Promise<{ payer?: Payer; fault?: string }> {
  const find = async (id: number) => (await payersByIds(trx, accountId, [id], true)).get(id);
  const own = await find(row.customer_id);
  // not by the document of the last charge, which may have been corrected since and be another customer's
  const other = own?.deleted ? await mergedInto(trx, accountId, own.id) : null;
  const payer = other === null ? own : await find(other);
  if (!payer) return {};
  if (payer.deleted) return { payer, fault: 'Este cliente foi excluído' };
  const account = await trx
    .selectFrom('accounts')
    .select('document')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return payer.document === account.document ? { payer, fault: OWN_DOCUMENT } : { payer };
}

interface Due {
  expire_at: string;
  /** The charge as it was begun, whose own metadata go before the subscription's. */
  first: Awaited<ReturnType<typeof firstDraft>>;
}

/** Input and amounts of a charge due on a day, by the subscription's terms and tags. */
async function chargeOf({ trx, accountId }: Issuing, row: SubscriptionRow, { expire_at, first }: Due) {
  const { id, terms, next_due, next_expire_at } = row;
  const { early, ...rest } = terms;
  const tags = await trx
    .selectFrom('subscription_tags')
    .select('tag_id')
    .where('account_id', '=', accountId)
    .where('subscription_id', '=', id)
    .orderBy('tag_id')
    .execute();
  const due = { next_due: next_due!, next_expire_at: next_expire_at! };
  const until_date = early ? earlyUntil(early.days, due, expire_at) : '';
  const discount = early && {
    conditional_discount: { type: early.type, value: early.value, until_date },
  };
  const metadata = {
    ...(first?.order_id ? { order_id: first.order_id } : {}),
    ...(first?.notification_url ? { notification_url: first.notification_url } : {}),
  };
  const input = { ...rest, ...discount, ...metadata, expire_at, tags: tags.map(({ tag_id }) => tag_id) };
  return { input, amounts: totalsOf(input) };
}

/** Stores why a charge could not be made and when it is tried again (yyyy-mm-dd); a new reason goes to the history and is notified. */
export async function keepFailure(
  work: Issuing,
  row: SubscriptionRow,
  failure: string,
  retry_on: string,
): Promise<void> {
  const { trx, accountId, now, services, afterCommit } = work;
  await trx
    .updateTable('subscriptions')
    .set({ failure, failed_at: now, retry_on, updated_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', row.id)
    .execute();
  afterCommit(() => {
    services.realtime.live(accountId, 'subscriptions', 'updated', [row.id]);
    publishKind((...told) => services.realtime.live(accountId, ...told), 'updated', 'subscription');
  });
  // a reason that is the same as on the day before is not reported again
  if (row.failure === failure) return;
  await addSubscriptionHistories(work, [row.id], `Cobrança ${row.issued + 1} não pôde ser emitida: ${failure}`, null);
  await notifyUsers(
    trx,
    { services, afterCommit },
    {
      accountId,
      type: 'subscription-failed',
      content: `A cobrança da assinatura de ${row.customer_name} não pôde ser emitida: ${failure}`,
      params: { subscriptionId: row.id },
      at: now,
      permission: 'receive:management:subscriptions',
    },
  );
}
