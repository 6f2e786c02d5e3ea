import type { Answer, Body } from '@balcao/contract/core/registry';
import type { CardAgreement } from '@balcao/contract/shared/card-status';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { formatMoney } from '../../core/money';
import { fieldProblem, Problem } from '../../core/problem';
import { addPeriods } from './cycle';
import { financingOptions } from './financing';
import { addLine, openPeriod, postCard } from './ledger-lines';
import { writePayment } from './payments';
import { creditAccount, type CardAccountRow, type InvoiceRow } from './repository';
import { payableOf } from './rules';
import './tables';

/** The late invoices of a card account, the oldest first. */
const lateInvoices = (db: Db, { account_id, id }: CardAccountRow): Promise<InvoiceRow[]> =>
  db
    .selectFrom('card_invoices')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('card_account_id', '=', id)
    .where('state', '=', 'overdue')
    .orderBy('period')
    .execute();

const debtOf = (invoices: readonly InvoiceRow[]): number =>
  invoices.reduce((sum, invoice) => sum + payableOf(invoice), 0);

/** The debt that can be negotiated, how, and the agreement that stands. @throws Problem 404 without a credit card */
export async function readAgreement(ctx: Ctx): Promise<Answer<'GET /card-agreement'>> {
  const account = await creditAccount(ctx.db, ctx.accountId);
  const debt = debtOf(await lateInvoices(ctx.db, account));
  return { agreement: account.agreement, debt, options: financingOptions(debt) };
}

/**
 * Turns all late invoices into one agreement: fixed instalments on the next ones. Cards that were blocked for being late are free again.
 * @throws Problem 404, 409 where nothing is late, 422 at the field that is not what was shown
 */
export async function negotiate(ctx: Ctx, body: Body<'POST /card-agreement'>): Promise<CardAgreement> {
  const trx = ctx.trx();
  const account = await creditAccount(trx, ctx.accountId, { lock: true });
  const invoices = await lateInvoices(trx, account);
  const debt = debtOf(invoices);
  if (!debt) throw new Problem(409, 'nothing-late', 'Não há fatura em atraso para negociar.');
  if (body.value !== debt) throw fieldProblem('value', 'O valor da dívida mudou. Confira e assine de novo.');
  const option = financingOptions(debt).find(({ count }) => count === body.installmentNumber);
  if (!option) throw fieldProblem('installmentNumber', 'Este número de parcelas não é oferecido.');
  if (option.installment !== body.installmentValue)
    throw fieldProblem('installmentValue', 'As condições mudaram. Confira e assine de novo.');
  const { now: at } = ctx;
  const key = `agreement:${ctx.accountId}:${invoices.map(({ id }) => id).join('-')}`;
  const agreement: CardAgreement = {
    status: 'active',
    negotiatedValue: option.total,
    installmentData: { installmentCount: option.count, installmentValue: option.installment },
  };
  for (const invoice of invoices)
    await writePayment(trx, ctx, account, invoice, {
      amount: payableOf(invoice),
      description: 'Fatura em acordo',
      at,
      key: `${key}:${invoice.id}`,
      isFinanced: true,
    });
  const first = openPeriod(account, at);
  for (let n = 0; n < option.count; n++)
    await addLine(trx, account, {
      kind: 'agreement',
      description: 'Acordo da dívida do cartão',
      amount: option.installment,
      at,
      period: addPeriods(first, n),
      installment: { number: n + 1, count: option.count },
    });
  for (const kind of ['interest', 'iof'] as const)
    await postCard(trx, account, {
      key: `card-${kind}:${key}`,
      kind: `card-${kind}`,
      description: `${kind === 'iof' ? 'IOF' : 'Juros'} do acordo da dívida do cartão`,
      owed: option[kind],
      at,
      to: 'fees',
    });
  await trx
    .updateTable('card_accounts')
    .set({ agreement: JSON.stringify(agreement) })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', account.id)
    .execute();
  ctx.noted({ about: `${formatMoney(debt)} em ${option.count}x de ${formatMoney(option.installment)}` });
  return agreement;
}
