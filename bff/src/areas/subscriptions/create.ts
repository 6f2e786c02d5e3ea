import type { Recipient } from '@balcao/contract/charges';
import type { Answer } from '@balcao/contract/core/registry';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { SubscriptionInput } from '@balcao/contract/subscriptions';
import type { Ctx } from '../../core/area';
import { diffDays } from '../../core/calendar';
import { cleanName } from '../../core/clean-name';
import { refuseFields } from '../../core/problem';
import { searchText } from '../../core/search-text';
import { stableHash } from '../../core/tokens';
import { settingOf } from '../../kits/billing/settings';
import { lockNumbers } from '../../kits/charging/issue-repository';
import { billetFaults } from '../../kits/charging/issue-rules';
import { issuingOf, type Issuing, type Payer } from '../../kits/charging/new-charge';
import { MINIMUM_FOR_TERMS } from '../../kits/charging/rates';
import { billetRail } from '../../rails/billet/rail';
import { OWN_DOCUMENT, payersByIds } from '../customers/service';
import { tagsFault } from '../tags/service';
import { dayOfMonth, dueOn } from './due-days';
import { lockPlan, rhythm } from './plans';
import { roundAfter } from './round';
import type { SubscriptionTerms } from './tables';
import { heard, tell } from './tell';

const DUPLICATE = 'Esta é a terceira assinatura igual seguida para este cliente: provável duplicidade';

/** A subscription for each customer; what only some customers fail is answered, the others have theirs. @throws Problem 422 at what is wrong for all. */
export async function createSubscriptions(ctx: Ctx, asked: SubscriptionInput): Promise<Answer<'POST /subscriptions'>> {
  billetRail(ctx.services.config);
  const { customers, plan_id, ...given } = asked;
  const input = await withDefaults(ctx, given);
  const work = issuingOf(ctx);
  const plan = await lockPlan(work.trx, ctx.accountId, plan_id, 'share');
  const tags = await tagsFault(work.trx, ctx.accountId, input.tags ?? []);
  refuseFields([
    ...(plan ? [] : [{ field: 'plan_id', message: 'Plano não encontrado' }]),
    ...billetFaults(input, ctx.today).map(inItsWords),
    ...(tags ? [{ field: 'tags', message: tags }] : []),
  ]);
  const account = await work.trx
    .selectFrom('accounts')
    .select('document')
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  // those of an account come one after the other: the look for duplicates holds
  await lockNumbers(work.trx, ctx.accountId);
  const wanted = [...new Set(customers)];
  const known = await payersByIds(work.trx, ctx.accountId, wanted, true);
  const fingerprint = stableHash([
    plan_id,
    input.items.map((item) => [cleanName(item.name), item.amount, item.value]),
    totalsOf(input).value,
    input.expire_at,
  ]);
  const ids: number[] = [];
  const errors: Answer<'POST /subscriptions'>['errors'] = [];
  for (const id of wanted) {
    const payer = known.get(id);
    const fault = payer ? await payerFault(work, account.document, fingerprint, payer) : 'Cliente não encontrado';
    if (!payer || fault) errors.push({ customer: recipientOf(id, payer), errorMessage: fault! });
    else ids.push(await add(work, { plan: plan!, input, payer, fingerprint }));
  }
  if (ids.length) {
    await roundAfter(ctx);
    heard(ctx, 'created');
  }
  return { ids, errors };
}

/** A fault of a billet, said of a charge. */
export const inItsWords = ({ field, message }: { field: string; message: string }) => ({
  field,
  message: message.replaceAll('um boleto', 'uma cobrança').replaceAll('o boleto', 'a cobrança'),
});

const recipientOf = (id: number, payer: Payer | undefined): Recipient => ({
  id,
  name: payer?.name ?? '',
  document: payer?.document ?? '',
  email: payer?.email ?? null,
});

type Terms = Omit<SubscriptionInput, 'customers' | 'plan_id'>;

/** What the account chose for its billets, where it is not said. */
async function withDefaults(ctx: Ctx, input: Terms): Promise<Terms> {
  const { message, write_off_days, fine, interest } = await settingOf(ctx.db, ctx.accountId, 'billet');
  const takesTerms = totalsOf(input).value >= MINIMUM_FOR_TERMS;
  return {
    ...(takesTerms && fine ? { fine } : {}),
    ...(takesTerms && interest ? { interest } : {}),
    ...(write_off_days === DEFAULT_WRITE_OFF_DAYS ? {} : { write_off_days }),
    ...(message ? { message } : {}),
    ...input,
  };
}

async function payerFault(
  { trx, accountId }: Issuing,
  ownDocument: string,
  same: string,
  payer: Payer,
): Promise<string | null> {
  if (payer.deleted) return 'Este cliente foi excluído';
  if (payer.document === ownDocument) return OWN_DOCUMENT;
  const last = await trx
    .selectFrom('subscriptions')
    .select(['fingerprint', 'status'])
    .where('account_id', '=', accountId)
    .where('customer_id', '=', payer.id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const isAlike = (one: (typeof last)[number]) => one.fingerprint === same && one.status !== 'canceled';
  return last.length === 2 && last.every(isAlike) ? DUPLICATE : null;
}

interface New {
  plan: NonNullable<Awaited<ReturnType<typeof lockPlan>>>;
  input: Terms;
  payer: Payer;
  fingerprint: string;
}

async function add(work: Issuing, { plan, input, payer, fingerprint }: New): Promise<number> {
  const { trx, accountId, now } = work;
  const { expire_at, tags, conditional_discount: early, ...rest } = input;
  const terms: SubscriptionTerms = {
    ...rest,
    ...(early ? { early: { type: early.type, value: early.value, days: diffDays(early.until_date, expire_at) } } : {}),
  };
  const { id } = await trx
    .insertInto('subscriptions')
    .values({
      account_id: accountId,
      plan_id: plan.id,
      plan_name: plan.name,
      interval_months: plan.interval_months,
      repeats: plan.repeats,
      customer_id: payer.id,
      customer_name: payer.name,
      customer_document: payer.document,
      customer_email: payer.email,
      value: totalsOf(input).value,
      terms: JSON.stringify(terms),
      first_due: expire_at,
      due_day: dayOfMonth(expire_at),
      ...dueOn(expire_at),
      fingerprint,
      search: '',
      created_by: work.userId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('subscriptions')
    .set({ search: searchText(payer.name, payer.document, payer.email, plan.name, id) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  for (const tag of new Set(tags))
    await trx
      .insertInto('subscription_tags')
      .values({ account_id: accountId, subscription_id: id, tag_id: tag })
      .execute();
  await tell(work, [id], `Assinatura criada no plano ${plan.name}: ${rhythm(plan)}`);
  return id;
}
