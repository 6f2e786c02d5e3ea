import { sql } from 'kysely';
import { readBillLine } from '@balcao/contract/shared/bill-line';
import type { Ctx } from '../../core/area';
import { addDays, isRealDay } from '../../core/calendar';
import { Problem } from '../../core/problem';
import { operationNoted } from '../../kits/money/answer';
import { saoPauloInstant } from '../../kits/money/slot';
import '../../kits/money/tables';
import { fundHomologation } from '../../platform/worlds/worlds';
import { countByOutcome, KINDS, toBill, toOrdered, toPayment } from './api-dto';
import { findBill, refuseBill } from './bill';
import { holdCodes, payUnsigned } from './pay';

/** What an application orders; integer cents, São Paulo day. */
export interface Order {
  valor: number;
  dataPagamento: string;
  descricao?: string;
}

/** Fields of a bill by the names that the API gives them. */
const FIELDS: Record<string, string> = { line: 'codBarras', amount: 'valor', day: 'dataPagamento' };
const fault = (field: string, message: string) =>
  new Problem(422, 'invalid', message, { errors: [{ field: FIELDS[field] ?? field, message }] });

function inWordsOfApi(error: unknown): unknown {
  if (!(error instanceof Problem) || error.status !== 422) return error;
  const { code, error_description: message, errors = [] } = error.answer;
  const named = { errors: errors.map((one) => ({ ...one, field: FIELDS[one.field] ?? one.field })) };
  return code === 'denied'
    ? new Problem(400, 'pagamento_negado', message, named)
    : new Problem(422, 'invalid', message, named);
}

/** @throws Problem 400 where the bars are no bill, or one that is unknown or paid */
export async function showBill(ctx: Ctx, typed: string) {
  const bar = await findBill(ctx, { line: typed });
  if ('message' in bar) throw fault(bar.field, bar.message);
  const { bars, bill } = bar;
  const wrong = await refuseBill(ctx, bar, bill.total || 1, ctx.today);
  return toBill(bars, bill, wrong.length === 0);
}

const own = ({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>) =>
  db.selectFrom('money_operations').where('account_id', '=', accountId).where('kind', 'in', KINDS);

/** Pays a bill; the same order again, while the first is not refused or cancelled, is the first. @throws Problem 400 */
export async function payByApi(ctx: Ctx, typed: string, { valor, dataPagamento, descricao = '' }: Order) {
  await holdCodes(ctx, [{ line: typed }]);
  const bars = readBillLine(typed).barcode ?? '';
  const fingerprint = `${valor} ${dataPagamento}`;
  const before = await own({ db: ctx.trx(), accountId: ctx.accountId })
    .selectAll()
    .where(sql<boolean>`details ? 'bars' and details ->> 'bars' = ${bars}`)
    .where(sql<boolean>`details ->> 'asked' = ${fingerprint}`)
    .where('state', 'in', ['scheduled', 'reserved', 'sent', 'settled'])
    .executeTakeFirst();
  if (before) return toOrdered(before);
  const isPlayed = await fundHomologation(ctx, valor);
  const operation = await payUnsigned(
    ctx,
    { line: typed, amount: valor, day: dataPagamento, description: descricao.trim() },
    { asked: fingerprint, ...(isPlayed ? { homologation: 'settled' } : {}) },
  ).catch((error: unknown) => {
    throw inWordsOfApi(error);
  });
  ctx.noted(operationNoted(operation));
  return toOrdered(operation);
}

/** @throws Problem 404 */
export async function showPayment(ctx: Ctx, id: string) {
  const row =
    /^[1-9]\d{0,14}$/.test(id) && (await own(ctx).selectAll().where('id', '=', Number(id)).executeTakeFirst());
  if (!row) throw new Problem(404, 'pagamento_nao_encontrado', 'Nenhum pagamento encontrado para o id informado.');
  return toPayment(row);
}

/** Most ids of failed payments that a summary names, the newest first. */
const MOST_FAILED = 1000;

/** How many payments were ordered from one São Paulo day to another, and what became of them. @throws Problem 400 */
export async function summary(ctx: Ctx, { dataInicio = '', dataFim = '' }: Record<string, string | undefined>) {
  for (const [field, day] of Object.entries({ dataInicio, dataFim }))
    if (!isRealDay(day)) throw fault(field, `Informe ${field} como AAAA-MM-DD.`);
  if (dataFim < dataInicio) throw fault('dataFim', 'dataFim deve ser depois de dataInicio.');
  const ordered = () =>
    own(ctx)
      .where('created_at', '>=', saoPauloInstant(dataInicio, '00:00'))
      .where('created_at', '<', saoPauloInstant(addDays(dataFim, 1), '00:00'));
  const counts = await ordered()
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  const failed = await ordered()
    .select('id')
    .where('state', 'in', ['refused', 'returned'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_FAILED)
    .execute();
  return {
    datas: { inicial: dataInicio, final: dataFim },
    solicitacoes: countByOutcome(counts),
    solicitacoesFalhas: failed.map(({ id }) => id),
  };
}
