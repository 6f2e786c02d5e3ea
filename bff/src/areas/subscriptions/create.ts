import type { Recipient } from '@balcao/contract/charges';
import type { Answer } from '@balcao/contract/core/registry';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { SubscriptionInput } from '@balcao/contract/subscriptions';
import type { Ctx } from '../../core/area';
import { diffDays } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import { cleanName } from '../../core/clean-name';
import { formatMoney } from '../../core/money';
import { refuseFields } from '../../core/problem';
import { searchText } from '../../core/search-text';
import { stableHash } from '../../core/tokens';
import { settingOf } from '../../kits/charging/billing/settings';
import { lockNumbers } from '../../kits/charging/issue-repository';
import { withBilletDefaults } from '../../kits/charging/billet-defaults';
import { billetFaults } from '../../kits/charging/issue-rules';
import { issuingOf, type Issuing, type Payer } from '../../kits/charging/new-charge';
import { payeeFaults } from '../../kits/charging/splits';
import { billetRail } from '../../rails/billet/rail';
import { OWN_DOCUMENT, payersByIds } from '../customers/service';
import { defineBatchKind, issueInBatch } from '../charges/service';
import { refuseWithoutCards } from '../card-charges/service';
import { tagsFault } from '../../kits/charging/tag-rows';
import { askForCard, openCardPage } from './card-page';
import { dayOfMonth, dueOn } from './due-days';
import { lockPlan, rhythm } from './plans';
import { enqueueRound } from './round';
import type { SubscriptionTerms } from './tables';
import { publishSubscriptions, addSubscriptionHistories } from './histories';

const DUPLICATE = 'Esta é a terceira assinatura igual seguida para este cliente: provável duplicidade';

/**
 * Creates a subscription for each customer: for a single customer at once, with what was wrong in `errors`; for several by a
 * batch, in a task.
 * @throws Problem 422 at the fields of the input that are faulty for all.
 */
export async function createSubscriptions(ctx: Ctx, asked: SubscriptionInput): Promise<Answer<'POST /subscriptions'>> {
  const work = issuingOf(ctx);
  const { customers: everyone, ...terms } = await withDefaults(work, asked);
  await refuseTerms(work, terms);
  const customers = [...new Set(everyone)];
  const each = `${formatMoney(totalsOf(terms).value)} por cobrança`;
  if (customers.length > 1) {
    ctx.noted({ about: `${each}, de ${customers.length} clientes` });
    return { ids: [], errors: [], batch: await issueInBatch(ctx, SUBSCRIPTIONS, terms, customers) };
  }
  const { ids, errors } = await addToEach(work, { ...terms, customers });
  if (ids[0] !== undefined) ctx.noted({ about: `${each}, assinatura ${ids[0]}` });
  return { ids, errors, batch: null };
}

const SUBSCRIPTIONS = defineBatchKind<Omit<SubscriptionInput, 'customers'>>({
  kind: 'subscription',
  part: 100,
  issued: (count) => (count === 1 ? '1 assinatura criada' : `${count} assinaturas criadas`),
  issue: (work, terms, { customers }) => addToEach(work, { ...terms, customers }),
  faults: (ctx, terms) => termFaults(issuingOf(ctx), terms),
});

type Created = Pick<Answer<'POST /subscriptions'>, 'ids' | 'errors'>;

/**
 * Creates a subscription for each customer, in the given transaction. Customers who cannot have a subscription are answered in `errors`,
 * and the others get theirs.
 * @param as the number that the subscription of a single customer gets, where it has one already
 * @throws Problem 422 at the fields of the input that are faulty for all.
 */
export async function addSubscriptions(
  work: Issuing,
  asked: SubscriptionInput,
  as: { id?: number } = {},
): Promise<Created> {
  const input = await withDefaults(work, asked);
  await refuseTerms(work, input);
  return addToEach(work, input, as);
}

const isByCard = ({ payment_method }: Pick<SubscriptionInput, 'payment_method'>) => payment_method === 'credit_card';

/** The input, with the account's settings of billets where it says nothing. A card has none of their conditions. */
const withDefaults = async ({ trx, accountId }: Issuing, asked: SubscriptionInput): Promise<SubscriptionInput> =>
  isByCard(asked) ? asked : withBilletDefaults(await settingOf(trx, accountId, 'billet'), asked);

/** @throws Problem 422 at the fields that are faulty for all customers, 403 where the account takes no cards. */
async function refuseTerms(work: Issuing, terms: Omit<SubscriptionInput, 'customers'>): Promise<void> {
  if (!isByCard(terms)) billetRail(work.services.config);
  await refuseWithoutCards({ ...work, db: work.trx }, terms.payment_method);
  if (isByCard(terms)) refuseFields(billetOnly(terms));
  refuseFields(await termFaults(work, terms));
}

async function termFaults(work: Issuing, terms: Omit<SubscriptionInput, 'customers'>) {
  const { trx, accountId } = work;
  const { plan_id, payment_method: _method, ...input } = terms;
  const tags = await tagsFault(trx, accountId, input.tags ?? []);
  return [
    ...((await lockPlan(trx, accountId, plan_id, 'share')) ? [] : [{ field: 'plan_id', message: PLAN_GONE }]),
    ...billetFaults(input, saoPauloDay(work.now)).map(inItsWords),
    ...(await payeeFaults(trx, accountId, input.items)),
    ...(tags ? [{ field: 'tags', message: tags }] : []),
  ];
}

const PLAN_GONE = 'Plano não encontrado';

/** Creates a subscription for each customer from terms that were checked before; the plan may be gone meanwhile. */
async function addToEach(work: Issuing, asked: SubscriptionInput, as: { id?: number } = {}): Promise<Created> {
  const { trx, accountId, services } = work;
  const { customers, plan_id, payment_method = 'banking_billet', ...input } = asked;
  const plan = await lockPlan(trx, accountId, plan_id, 'share');
  const account = await trx
    .selectFrom('accounts')
    .select('document')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  // issuing in one account is serialised by this lock, so that no duplicate can appear after the check
  await lockNumbers(trx, accountId);
  const wanted = [...new Set(customers)];
  const known = await payersByIds(trx, accountId, wanted, true);
  const fingerprint = stableHash([
    plan_id,
    input.items.map((item) => [cleanName(item.name), item.amount, item.value]),
    totalsOf(input).value,
    input.expire_at,
    ...(payment_method === 'credit_card' ? [payment_method] : []),
  ]);
  const ids: number[] = [];
  const errors: Created['errors'] = [];
  for (const id of wanted) {
    const payer = known.get(id);
    const fault = !plan
      ? PLAN_GONE
      : payer
        ? await payerFault(work, account.document, fingerprint, payer)
        : 'Cliente não encontrado';
    if (!plan || !payer || fault) errors.push({ customer: recipientOf(id, payer), errorMessage: fault! });
    else ids.push(await add(work, { plan, input, payer, fingerprint, payment_method, ...as }));
  }
  if (ids.length) {
    await enqueueRound(trx, work);
    const live: Ctx['live'] = (...told) => services.realtime.live(accountId, ...told);
    work.afterCommit(() => publishSubscriptions({ live }, 'created'));
  }
  return { ids, errors };
}

/** A fault of a billet, worded for a charge, pt-BR. */
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

type Terms = Omit<SubscriptionInput, 'customers' | 'plan_id' | 'payment_method'>;

/** Faults of a subscription by card: conditions that only billets have, each at its field. */
export const billetOnly = (
  input: Partial<Record<'fine' | 'interest' | 'conditional_discount' | 'write_off_days', unknown>>,
) =>
  (['fine', 'interest', 'conditional_discount', 'write_off_days'] as const)
    .filter((field) => input[field])
    .map((field) => ({ field, message: 'Só vale para boleto: o cartão é cobrado no dia' }));

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
  payment_method: 'banking_billet' | 'credit_card';
  id?: number;
}

async function add(
  work: Issuing,
  { plan, input, payer, fingerprint, payment_method, id: given }: New,
): Promise<number> {
  const { trx, accountId, now } = work;
  const { expire_at, tags, conditional_discount: early, ...rest } = input;
  const terms: SubscriptionTerms = {
    ...rest,
    ...(early ? { early: { type: early.type, value: early.value, days: diffDays(early.until_date, expire_at) } } : {}),
  };
  const { id } = await trx
    .insertInto('subscriptions')
    .values({
      ...(given === undefined ? {} : { id: given }),
      account_id: accountId,
      plan_id: plan.id,
      plan_name: plan.name,
      interval_months: plan.interval_months,
      repeats: plan.repeats,
      payment_method,
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
  await addSubscriptionHistories(work, [id], `Assinatura criada no plano ${plan.name}: ${rhythm(plan)}`);
  if (payment_method === 'credit_card') {
    await openCardPage(work, id);
    const mailed = { id, customer_email: payer.email, customer_name: payer.name, value: totalsOf(input).value };
    if (input.send_email) await askForCard(work, { ...mailed, plan_name: plan.name }, { kind: 'first' });
  }
  return id;
}
