import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import { DAYS_AHEAD } from '@balcao/contract/shared/subscription-limits';
import { addDays, formatDay, nextBusinessDay } from '../../core/calendar';
import { searchText } from '../../core/search-text';
import { stableHash } from '../../core/tokens';
import type { DemoBusiness } from '../../demo/bank';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import type { Line } from '../../demo/trade';
import { billetCodes } from '../../kits/charging/codes';
import { demoCharge } from '../../kits/charging/demo-charge';
import { USUAL_RATES } from '../../kits/charging/rates/rates';
import { lastOverdueDay } from '../../rails/billet/amounts';
import { fillCard } from './demo-card';
import { drawCharge, type Course } from './demo-life';
import { dayOfMonth, dueOn, monthsLater } from './due-days';
import { rhythm } from './plans';
import './tables';

const PLANS = [
  { name: 'Mensal', description: 'O mais vendido', interval_months: 1, repeats: null },
  { name: 'Trimestral', description: null, interval_months: 3, repeats: null },
  { name: 'Anual', description: null, interval_months: 12, repeats: null },
  { name: 'Mensal por 12 meses', description: 'Com contrato de um ano', interval_months: 1, repeats: 12 },
  { name: 'Semestral em 4 vezes', description: 'Ainda sem assinaturas', interval_months: 6, repeats: 4 },
] as const;
type PlanOf = (typeof PLANS)[number] & { id: number };

const OF_COFFEE: readonly Line[] = [
  { name: 'Clube do café: 1 kg por mês', amount: 1, value: 8_990 },
  { name: 'Café para o escritório: 5 kg', amount: 1, value: 39_900 },
  { name: 'Locação de máquina de espresso', amount: 1, value: 68_000 },
  { name: 'Manutenção preventiva da máquina', amount: 1, value: 24_500 },
];

const COURSES: readonly Course[] = [
  'active',
  'new',
  'late',
  'active',
  'first',
  'expired',
  'active',
  'canceled',
  'active',
  'failing',
];
const FAILURE = 'O limite de emissão da conta não comporta esta cobrança';

interface Drawn {
  id: number;
  course: Course;
  plan: PlanOf;
  line: Line;
  customer: { id: number; name: string; document: string; email: string | null; phone: string; address: object };
  /** Due dates of the charges made, and the `next` one; by the calendar, not moved to business days. */
  dues: string[];
  next: string | null;
}

/** Due dates of a subscription's charges until now, and the next one. */
function drawDues(course: Course, plan: PlanOf, first: string, today: string): { dues: string[]; next: string | null } {
  const dues: string[] = [];
  let due = first;
  const isMade = () => nextBusinessDay(due) <= addDays(today, DAYS_AHEAD) && dues.length < (plan.repeats ?? Infinity);
  while (isMade()) {
    dues.push(due);
    due = monthsLater(due, plan.interval_months, dayOfMonth(first));
  }
  // the last charge could not be made, so its date is still the next one
  if (course === 'failing') due = dues.pop()!;
  return { dues, next: course === 'canceled' || course === 'expired' ? null : due };
}

/** Adds the plans of an account, and `count` subscriptions with their charges, of every status. */
async function fillFirm(ctx: DemoContext, business: DemoBusiness, count: number): Promise<void> {
  const { bulk, dice, today, trx, told } = ctx;
  const { issuer } = business;
  const by = issuer.people[0]!;
  const customers = told('customers').get(issuer.id)!;
  const tags = [...told('tags').get(issuer.id)!.values()];
  const begun = new Date(ctx.now.getTime() - 420 * 86_400_000);
  await bulk.flush();
  const plans = PLANS.map((plan) => ({ ...plan, id: bulk.id('subscription_plans') }));
  for (const { id, ...plan } of plans)
    bulk.add('subscription_plans', {
      account_id: issuer.id,
      id,
      ...plan,
      search: searchText(plan.name),
      created_by: by.id,
      created_at: begun,
      updated_at: begun,
    });
  const drawn: Drawn[] = [];
  for (let n = 0; n < count; n++) {
    const course = COURSES[n % COURSES.length]!;
    const plan = course === 'expired' ? plans[3]! : course === 'active' ? dice.pick(plans.slice(0, 4)) : plans[0]!;
    const ahead = {
      new: dice.int(14, 35),
      first: dice.int(1, 8),
      expired: 0,
      failing: 4,
      canceled: -8,
      late: -12,
      active: 0,
    };
    const back = { new: 0, first: 0, expired: 13, failing: 6, canceled: 5, late: 7, active: dice.int(3, 9) }[course];
    const near = addDays(today, ahead[course] || dice.int(-14, 14));
    const first = monthsLater(near, -back, dayOfMonth(near));
    const start = course === 'new' || course === 'first' ? addDays(today, ahead[course]) : first;
    const customer = customers[dice.int(0, customers.length - 1)]!;
    const line = issuer === ctx.bank.corporation ? dice.pick(OF_COFFEE) : customer.segment.lines(dice)[0]!;
    drawn.push({ id: bulk.id('subscriptions'), course, plan, line, customer, ...drawDues(course, plan, start, today) });
  }
  for (const one of drawn) addSubscription(ctx, business, one, tags);
  // charges update the sums of their subscriptions, so the subscriptions are inserted first
  await bulk.flush();
  const { next } = await trx
    .selectFrom('billet_numbers')
    .select('next')
    .where('account_id', '=', issuer.id)
    .executeTakeFirstOrThrow();
  let number = next;
  for (const one of drawn) for (const at of one.dues.keys()) addCharge(ctx, business, one, at, number++);
  await bulk.flush();
  await trx.updateTable('billet_numbers').set({ next: number }).where('account_id', '=', issuer.id).execute();
  // only the corporation accepts cards
  if (issuer === ctx.bank.corporation) await fillCard(ctx, issuer, plans[0]!, customers[7]!);
}

const firstOf = ({ dues, next }: Drawn): string => dues[0] ?? next!;

const statusOf = ({ course, dues }: Drawn) =>
  course === 'canceled' || course === 'expired' ? course : dues.length ? ('active' as const) : ('new' as const);

function addSubscription(
  { bulk, dice, today, now }: DemoContext,
  { issuer }: DemoBusiness,
  one: Drawn,
  tags: number[],
): void {
  const { id, plan, customer, line, course, next } = one;
  const by = issuer.people[0]!;
  const first = firstOf(one);
  const early = addDays(first, -DAYS_AHEAD - dice.int(2, 9));
  const at = new Date(`${early < today ? early : addDays(today, -1)}T14:0${dice.int(0, 9)}:00-03:00`);
  const of = { account_id: issuer.id, subscription_id: id };
  bulk.add('subscriptions', {
    account_id: issuer.id,
    id,
    plan_id: plan.id,
    plan_name: plan.name,
    interval_months: plan.interval_months,
    repeats: plan.repeats,
    status: statusOf(one),
    payment_method: 'banking_billet',
    customer_id: customer.id,
    customer_name: customer.name,
    customer_document: customer.document,
    customer_email: customer.email,
    value: line.amount * line.value,
    terms: { items: [line], fine: 200, interest: 33, is_bolix: true, send_email: true },
    first_due: first,
    due_day: dayOfMonth(first),
    ...(next ? dueOn(next) : { next_due: null, next_expire_at: null }),
    issued: one.dues.length,
    failure: course === 'failing' ? FAILURE : null,
    failed_at: course === 'failing' ? now : null,
    retry_on: course === 'failing' ? addDays(today, 1) : null,
    note: dice.chance(0.15) ? 'Prefere receber o boleto logo cedo.' : null,
    fingerprint: stableHash([id]),
    search: searchText(customer.name, customer.document, customer.email, plan.name, id),
    created_by: by.id,
    created_at: at,
    updated_at: at,
  });
  const addHistory = (message: string, when: Date, user_name: string | null = null) =>
    bulk.add('subscription_histories', {
      ...of,
      id: bulk.id('subscription_histories'),
      message,
      user_name,
      created_at: when,
    });
  addHistory(`Assinatura criada no plano ${plan.name}: ${rhythm(plan)}`, at, by.name);
  for (const [n, due] of one.dues.entries()) {
    const day = nextBusinessDay(due);
    const madeAt = new Date(`${addDays(day, -DAYS_AHEAD)}T09:00:00-03:00`);
    addHistory(`Cobrança ${n + 1} emitida com vencimento em ${formatDay(day)}`, madeAt < at ? at : madeAt);
  }
  if (course === 'failing') addHistory(`Cobrança ${one.dues.length + 1} não pôde ser emitida: ${FAILURE}`, now);
  if (course === 'canceled') addHistory('Assinatura cancelada', new Date(now.getTime() - 3 * 86_400_000), by.name);
  if (course === 'expired') addHistory('Última cobrança do plano emitida: assinatura encerrada', now);
  if (tags.length && dice.chance(0.4)) bulk.add('subscription_tags', { ...of, tag_id: dice.pick(tags) });
}

function addCharge(
  { bulk, dice, today, now }: DemoContext,
  { issuer }: DemoBusiness,
  one: Drawn,
  at: number,
  our_number: number,
): void {
  const { customer, line, course, dues } = one;
  const due = dues[at]!;
  const expire_at = nextBusinessDay(due);
  const life = drawCharge(dice, expire_at, {
    isLast: at === dues.length - 1,
    course,
    now,
    overdue: lastOverdueDay(today),
  });
  const { value } = totalsOf({ items: [line] });
  const id = bulk.id('charges');
  const where = { account_id: issuer.id, charge_id: id };
  bulk.add('charges', {
    ...demoCharge(customer),
    account_id: issuer.id,
    id,
    kind: 'subscription',
    payment_method: 'banking_billet',
    subscription_id: one.id,
    status: life.status,
    value,
    items_value: value,
    fine: 200,
    interest: 33,
    write_off_days: 120,
    expire_at,
    paid_at: life.paidAt,
    paid_value: null,
    fee: USUAL_RATES.charges.billet.fee,
    our_number,
    ...billetCodes(issuer, { value, expire_at, our_number, bolix: false }),
    send_email: true,
    fingerprint: stableHash([one.id, at]),
    search: searchText(customer.name, customer.document, customer.email, our_number),
    created_by: issuer.people[0]!.id,
    created_at: life.madeAt,
    updated_at: life.endedAt,
  });
  bulk.add('subscription_periods', {
    account_id: issuer.id,
    subscription_id: one.id,
    period: at + 1,
    due,
    charge_id: id,
  });
  bulk.add('charge_items', { ...where, id: bulk.id('charge_items'), ...line });
  const message = `Cobrança ${at + 1} da assinatura ${one.id} criada`;
  const lines = [
    { agent: 'user' as const, action: 'create', message: message, user: true, at: life.madeAt },
    { agent: 'rail' as const, action: 'register', message: 'Boleto registrado', user: false, at: life.madeAt },
    ...life.told,
  ];
  for (const { user, at: when, ...said } of lines)
    bulk.add('charge_histories', {
      ...where,
      id: bulk.id('charge_histories'),
      ...said,
      user_name: user ? issuer.people[0]!.name : null,
      created_at: when,
    });
}

export default defineDemo({
  order: 60,
  clerkGrants: { 'receive:management:subscriptions': true },
  async fill(ctx) {
    for (const business of ctx.bank.businesses)
      await fillFirm(ctx, business, business.issuer === ctx.bank.corporation ? 28 : 5);
  },
});
