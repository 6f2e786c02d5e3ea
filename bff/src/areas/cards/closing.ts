import { INVOICES } from '@balcao/contract/shared/card-permissions';
import { formatDay } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { Problem } from '../../core/problem';
import { inSavepoint, runAlone } from '../../core/savepoint';
import { isGranted } from '../../core/sessions';
import { leftBy, termsOf } from '../../kits/money/limits';
import { isForAccount } from '../../kits/money/review';
import { morningFor } from '../../kits/money/schedule';
import { followAgreement } from './agreement-state';
import { setBlocks } from './blocks';
import { addPeriods, isToRemind, lastDayOf } from './cycle';
import { INSURANCE } from './insurance';
import { notifyOfCard } from './issue';
import { addLine, openInvoice, postCard } from './ledger-lines';
import { draftOf, invoicePayment, toPeriodDto, totalOf } from './payments';
import { expirePurchases } from './purchases';
import { findInvoice, listCards, lockCardAccount, type CardAccountRow, type InvoiceRow } from './repository';
import { creditOf, payableOf, stateOf } from './rules';
import './tables';

const AT_ONCE = 200;

type Work = (account: CardAccountRow, invoice: InvoiceRow) => Promise<unknown>;

/** Does something with each of these invoices, its card account locked and the invoice read again; a failure stops no other. */
async function each(trx: Trx, label: string, found: InvoiceRow[], work: Work): Promise<void> {
  for (const { account_id, card_account_id, period } of found)
    await runAlone(trx, label, async () => {
      const account = await lockCardAccount(trx, account_id, card_account_id);
      await work(account, await findInvoice(trx, account, period));
    });
}

const invoices = (trx: Trx) =>
  trx
    .selectFrom('card_invoices')
    .selectAll()
    .orderBy('account_id')
    .orderBy('card_account_id')
    .orderBy('period')
    .limit(AT_ONCE);

const set = (trx: Trx, { account_id, id }: InvoiceRow, values: Partial<InvoiceRow>) =>
  trx.updateTable('card_invoices').set(values).where('account_id', '=', account_id).where('id', '=', id).execute();

const page = ({ period, state }: Pick<InvoiceRow, 'period' | 'state'>): string =>
  `/cartoes/multiplo/minhas-faturas/${state === 'open' ? 'aberta' : 'fechada'}/${period}`;

const say = (trx: Trx, tools: JobTools, account: CardAccountRow, invoice: InvoiceRow, content: string, at: Date) =>
  notifyOfCard(trx, tools, {
    accountId: account.account_id,
    productId: account.product_id,
    content,
    page: page(invoice),
    at,
  });

/** The insurance goes on each invoice that closes while it is there, once. */
async function chargeInsurance(trx: Trx, account: CardAccountRow, { period }: InvoiceRow, at: Date): Promise<void> {
  if (!account.insured_since || (account.insured_until ?? '') >= period) return;
  await trx
    .updateTable('card_accounts')
    .set({ insured_until: period })
    .where('account_id', '=', account.account_id)
    .where('id', '=', account.id)
    .execute();
  const description = 'Seguro do cartão';
  await addLine(trx, account, { kind: 'insurance', description, amount: INSURANCE, at, period });
  await postCard(trx, account, {
    key: `card-insurance:${account.account_id}:${account.id}:${period}`,
    kind: 'card-insurance',
    description,
    owed: INSURANCE,
    at,
    to: 'fees',
  });
}

/** The day of a changed due day has come: it is the due day now. */
async function settleDueDay(trx: Trx, account: CardAccountRow, period: string): Promise<void> {
  if (!account.due_from || !account.next_due_day || period < account.due_from) return;
  await trx
    .updateTable('card_accounts')
    .set({ due_day: account.next_due_day, next_due_day: null, due_from: null })
    .where('account_id', '=', account.account_id)
    .where('id', '=', account.id)
    .execute();
}

/** What was paid or given back beyond what an invoice comes to lowers the next one. */
async function handOnCredit(trx: Trx, account: CardAccountRow, invoice: InvoiceRow, at: Date): Promise<void> {
  const amount = creditOf({ total: await totalOf(trx, invoice), paid: invoice.paid });
  if (!amount) return;
  const { period } = invoice;
  const next = addPeriods(period, 1);
  const kind = 'refund';
  await addLine(trx, account, { kind, description: `Crédito para a fatura ${toPeriodDto(next)}`, amount, at, period });
  const description = `Crédito da fatura ${toPeriodDto(period)}`;
  await addLine(trx, account, { kind, description, amount: -amount, at, period: next });
}

async function close(trx: Trx, tools: JobTools, account: CardAccountRow, invoice: InvoiceRow, now: Date) {
  if (invoice.state !== 'open') return;
  const next = addPeriods(invoice.period, 1);
  await openInvoice(trx, account, next);
  await chargeInsurance(trx, account, invoice, now);
  await handOnCredit(trx, account, invoice, now);
  const total = await totalOf(trx, invoice);
  const due = lastDayOf(invoice);
  const state = stateOf({ total, paid: invoice.paid, due, isFinanced: false }, saoPauloDay(now));
  // a closed one that is late already is made overdue below, with its blocks
  const closed = state === 'overdue' ? 'closed' : state;
  await set(trx, invoice, { state: closed, total, closed_at: now });
  await settleDueDay(trx, account, next);
  const left = payableOf({ state: closed, total, paid: invoice.paid });
  if (left)
    await say(
      trx,
      tools,
      account,
      { ...invoice, state: closed },
      `Sua fatura ${toPeriodDto(invoice.period)} fechou: ${formatMoney(left)} até ${formatDay(invoice.due_on)}.`,
      now,
    );
}

async function remind(trx: Trx, tools: JobTools, account: CardAccountRow, invoice: InvoiceRow, now: Date) {
  if (invoice.state !== 'closed' || invoice.reminded_at || !isToRemind(invoice.due_on, saoPauloDay(now))) return;
  await set(trx, invoice, { reminded_at: now });
  const left = formatMoney(payableOf(invoice));
  const how = account.automatic_by ? 'será paga com o saldo da conta' : 'vence';
  await say(trx, tools, account, invoice, `Sua fatura de ${left} ${how} em ${formatDay(invoice.due_on)}.`, now);
}

/** Whether who switched the automatic payment on may pay invoices of the account still. */
async function mayStillPay(trx: Trx, { account_id, automatic_by }: CardAccountRow): Promise<boolean> {
  const member = await trx
    .selectFrom('memberships')
    .select(['role', 'grants'])
    .where('account_id', '=', account_id)
    .where('user_id', '=', automatic_by!)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return member !== undefined && INVOICES.some((permission) => isGranted(member, permission));
}

/** Pays an invoice on its due day out of the account, for who switched that on; a day without balance is told. */
async function payAutomatically(trx: Trx, tools: JobTools, account: CardAccountRow, invoice: InvoiceRow, now: Date) {
  const today = saoPauloDay(now);
  if (!account.automatic_by || invoice.state !== 'closed' || invoice.due_on > today || invoice.automatic_on === today)
    return;
  const terms = await termsOf(trx, account.account_id, 'card', now, null);
  // at night within the night's limit alone, as what was scheduled: more waits for the morning
  if (morningFor(leftBy(terms), payableOf(invoice), today)) return;
  await set(trx, invoice, { automatic_on: today });
  if (!(await mayStillPay(trx, account))) {
    const content = 'Sua fatura não foi paga: quem ligou o pagamento automático não tem mais acesso às faturas.';
    return say(trx, tools, account, invoice, content, now);
  }
  const ctx = { ...tools, accountId: account.account_id, userId: account.automatic_by, now };
  const draft = draftOf(account, invoice.period, payableOf(invoice));
  try {
    await inSavepoint(trx, () => invoicePayment.submit(trx, ctx, draft));
  } catch (error) {
    if (!(error instanceof Problem) || !isForAccount(error.answer)) throw error;
    const content = `Não conseguimos pagar sua fatura com o saldo da conta. ${error.message}`;
    await say(trx, tools, account, invoice, content, now);
  }
}

/** A late invoice blocks the cards of its account until it is paid (AREAS-4-credit-card-6). */
async function markOverdue(trx: Trx, tools: JobTools, account: CardAccountRow, invoice: InvoiceRow, now: Date) {
  if (invoice.state !== 'closed' || saoPauloDay(now) <= lastDayOf(invoice)) return;
  await set(trx, invoice, { state: 'overdue' });
  await followAgreement(trx, account);
  for (const card of await listCards(trx, account.account_id))
    if (card.card_account_id === account.id && (card.status_id === 1 || card.status_id === 2))
      if (!card.blocks.includes('LATE_PAYMENT_INVOICE'))
        await setBlocks(trx, card, [...card.blocks, 'LATE_PAYMENT_INVOICE']);
  const left = formatMoney(payableOf(invoice));
  await say(trx, tools, account, invoice, `Sua fatura de ${left} está em atraso, e o cartão foi bloqueado.`, now);
}

/** The clock of invoices: closing, reminder, automatic payment, lateness, and purchases that nobody collected. */
export const cardRound = defineJob<object>({
  name: 'card-account-round',
  everySeconds: 60,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    const today = saoPauloDay(now);
    const dueInvoices = async () => invoices(trx).where('state', '=', 'closed').where('due_on', '<=', today).execute();
    await expirePurchases(trx, tools, now);
    const open = await invoices(trx).where('state', '=', 'open').where('closes_on', '<=', today).execute();
    await each(trx, 'card-closing', open, (account, invoice) => close(trx, tools, account, invoice, now));
    const closed = await invoices(trx).where('state', '=', 'closed').where('reminded_at', 'is', null).execute();
    await each(trx, 'card-reminder', closed, (account, invoice) => remind(trx, tools, account, invoice, now));
    await each(trx, 'card-automatic', await dueInvoices(), (account, invoice) =>
      payAutomatically(trx, tools, account, invoice, now),
    );
    await each(trx, 'card-overdue', await dueInvoices(), (account, invoice) =>
      markOverdue(trx, tools, account, invoice, now),
    );
  },
});
