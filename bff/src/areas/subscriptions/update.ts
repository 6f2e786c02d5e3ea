import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { formatDay } from '../../core/calendar';
import { formatPhone, isEmail } from '../../core/documents';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { searchText } from '../../core/search-text';
import { issuingOf } from '../../kits/charging/new-charge';
import { dueDayFault } from '../../kits/charging/rules';
import { resendCharges } from '../charges/service';
import { lockSubscriptions } from './actions';
import type { Asked, Change, Part } from './change';
import { followMethod, methodChange } from './change-method';
import { termsChange } from './change-terms';
import { dayOfMonth, dueOn } from './due-days';
import type { SubscriptionRow } from './tables';
import { isGoing, SUBSCRIPTION_LABELS } from './list';
import { lockPlan, rhythm } from './plans';
import { roundAfter } from './round';
import { publishSubscriptions, addSubscriptionHistories } from './histories';

/**
 * Changes the given parts of a subscription for its next charges. Charges that were made do not change (AREAS-4-charges-4), except that a
 * new e-mail or phone is stored in the open ones.
 * @throws Problem 404 where there is no such subscription, 409 'over' where it has ended, 422 at the faulty fields.
 */
export async function updateSubscription(ctx: Ctx, asked: Asked): Promise<Answer<'PUT /subscriptions'>> {
  const row = (await lockSubscriptions(ctx, [asked.id])).get(asked.id);
  if (!row) throw notFound();
  if (!isGoing(row))
    throw new Problem(409, 'over', `Assinatura com situação ${SUBSCRIPTION_LABELS[row.status]} não pode ser alterada.`);
  const work = issuingOf(ctx);
  const method = await methodChange(ctx, row, asked);
  const parts = [
    await planChange(ctx, row, asked),
    method,
    await termsChange(ctx, { ...row, ...method?.set }, asked),
    await dueChange(ctx, row, asked),
    emailChange(row, asked),
    phoneChange(row, asked),
  ];
  const messages = parts.flatMap((part) => part?.told ?? []);
  const change: Change = Object.assign({}, ...parts.map((part) => part?.set));
  if (messages.length) {
    const { terms, ...rest } = change;
    const { customer_email: email, plan_name: plan } = { ...row, ...change };
    await work.trx
      .updateTable('subscriptions')
      .set({
        ...rest,
        ...(terms ? { terms: JSON.stringify(terms) } : {}),
        search: searchText(row.customer_name, row.customer_document, email, plan, row.id),
        // the change may have removed the reason of a failure, so retry now; but no change of terms makes a refused card good
        ...(row.failed_charge === null || method ? { retry_on: null } : {}),
        updated_at: ctx.now,
      })
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', row.id)
      .execute();
    for (const line of messages) await addSubscriptionHistories(work, [row.id], line);
    if (method) await followMethod(work, { ...row, ...change });
    await roundAfter(ctx);
  }
  const resent =
    asked.email === undefined && asked.phone === undefined ? 0 : await sendOn(ctx, { ...row, ...change }, asked);
  publishSubscriptions(ctx);
  return { id: row.id, resent };
}

/** Changes the plan: the next charge keeps its date, and the new interval counts from that date. */
async function planChange(ctx: Ctx, row: SubscriptionRow, { plan_id }: Asked): Promise<Part> {
  if (plan_id === undefined || plan_id === row.plan_id) return undefined;
  const plan = await lockPlan(ctx.trx(), ctx.accountId, plan_id, 'share');
  if (!plan) throw fieldProblem('plan_id', 'Plano não encontrado');
  if (plan.repeats !== null && plan.repeats <= row.issued)
    throw fieldProblem(
      'plan_id',
      `Este plano tem ${plan.repeats} cobranças e a assinatura já emitiu ${row.issued}. Escolha outro ou cancele a assinatura`,
    );
  const { id, name, interval_months, repeats } = plan;
  return {
    set: { plan_id: id, plan_name: name, interval_months, repeats },
    told: [`Plano alterado para ${name}: ${rhythm(plan)}`],
  };
}

/** Changes the due date of the next charge; later charges fall due on its day of the month. */
async function dueChange(ctx: Ctx, row: SubscriptionRow, { next_due: day }: Asked): Promise<Part> {
  if (day === undefined || day === row.next_due || day === row.next_expire_at) return undefined;
  const fault = dueDayFault(day, ctx.today);
  if (fault) throw fieldProblem('next_due', fault);
  const last = await ctx
    .trx()
    .selectFrom('subscription_periods')
    .select('due')
    .where('account_id', '=', ctx.accountId)
    .where('subscription_id', '=', row.id)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && day <= last.due)
    throw fieldProblem('next_due', `Escolha um dia depois da última cobrança, que vence em ${formatDay(last.due)}`);
  return {
    set: { ...dueOn(day), due_day: dayOfMonth(day) },
    told: [`Próximo vencimento alterado para ${formatDay(day)}`],
  };
}

/** Changes the e-mail that the charges are sent to; the customer's own e-mail does not change. */
function emailChange(row: SubscriptionRow, { email }: Asked): Part {
  if (email === undefined) return undefined;
  const typed = email.trim().toLowerCase();
  if (!isEmail(typed)) throw fieldProblem('email', 'Informe um e-mail válido');
  if (typed === row.customer_email) return undefined;
  const from = row.customer_email ? ` de ${row.customer_email}` : '';
  return { set: { customer_email: typed }, told: [`E-mail alterado${from} para ${typed}`] };
}

/** Changes the phone that the charges tell; the customer's own does not change. */
const phoneChange = (row: SubscriptionRow, { phone }: Asked): Part =>
  phone === undefined || phone === row.customer_phone
    ? undefined
    : { set: { customer_phone: phone }, told: [`Telefone alterado para ${formatPhone(phone)}`] };

/**
 * Sets the new e-mail and phone in the open charges and, where `resend` is set, e-mails the waiting ones again; answers how many were
 * sent.
 */
async function sendOn(ctx: Ctx, row: SubscriptionRow, { resend }: Asked): Promise<number> {
  const { customer_email: email, customer_phone: phone } = row;
  const open = await ctx
    .trx()
    .updateTable('charges')
    .set({ customer_email: email, ...(phone === null ? {} : { customer_phone: phone }), updated_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('subscription_id', '=', row.id)
    .where('status', 'in', ['new', 'waiting', 'unpaid'])
    .returning(['id', 'status'])
    .execute();
  const waiting = open.filter(({ status }) => status === 'waiting').map(({ id }) => id);
  if (!resend || !email || !waiting.length) return 0;
  const { results } = await resendCharges(ctx, waiting, email);
  return results.filter(({ ok }) => ok).length;
}
