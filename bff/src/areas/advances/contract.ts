import { sql } from 'kysely';
import type { Advance } from '@balcao/contract/advances';
import type { Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { formatDay } from '../../core/calendar';
import { enqueue } from '../../core/jobs';
import { formatMoney, formatPercent } from '../../core/money';
import { fieldProblem, Problem, refuseFields } from '../../core/problem';
import { newProtocol } from '../../kits/money/operations';
import { slipPdf } from '../../platform/paper/slip';
import { freeBillets } from './free-billets';
import { creditSlot, findOffer, quoteBillets } from './quote';
import { findAdvance, listItems, toDto } from './repository';
import { creditAdvance } from './round';
import { countOf, isCancellable, lastDayOf } from './rules';

/** Signs a contract: its billets are the funder's from now on. @throws Problem 422 at the faulty field, or where something changed */
export async function signAdvance(ctx: Ctx, body: Body<'POST /advances'>): Promise<Advance> {
  const trx = ctx.trx();
  const offer = await findOffer(ctx, body.offer);
  const slot = creditSlot(ctx.now);
  const { billets, items, total, rates, declared, refusals } = await quoteBillets(
    trx,
    ctx.accountId,
    offer,
    slot,
    body,
    { lock: true },
  );
  refuseFields(refusals);
  if (total.net !== body.net || total.gross !== body.gross || slot.day !== body.day)
    throw fieldProblem('ids', 'O valor ou a data mudou desde a revisão. Confira e assine de novo.');
  const state = slot.now ? 'PENDING' : 'SCHEDULED';
  const row = await trx
    .insertInto('advances')
    .values({
      account_id: ctx.accountId,
      user_id: ctx.userId,
      protocol: newProtocol(ctx.now),
      offer: offer.id,
      name: offer.name,
      legal_form: offer.legalForm,
      monthly_rate: rates.monthlyRate,
      cet_monthly: rates.cetMonthly,
      cet_yearly: rates.cetYearly,
      state,
      ...total,
      is_simples: declared.isSimples,
      count: items.length,
      scheduled_for: slot.day,
      due_at: slot.at,
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('advance_items')
    .values(
      items.map(({ id, due, value, net }) => ({
        account_id: ctx.accountId,
        advance_id: row.id,
        charge_id: id,
        customer_name: billets.get(id)!.customer_name,
        due,
        last_day: lastDayOf(due),
        value,
        net,
        state,
      })),
    )
    .execute();
  await sql`update charges set is_advanced = true where account_id = ${ctx.accountId}
    and id = any(${items.map(({ id }) => id)}::bigint[])`.execute(trx);
  if (slot.now) await enqueue(trx, ctx, creditAdvance, { accountId: ctx.accountId, id: row.id });
  ctx.noted({ about: `${formatMoney(row.net)} por ${countOf(row.count)}` });
  ctx.live('advances', 'created', [row.id]);
  return toDto(row);
}

/** Cancels a contract before it is credited; its billets are the account's again. @throws Problem 404, 409 */
export async function cancelAdvance(ctx: Ctx, id: number): Promise<Advance> {
  const trx = ctx.trx();
  const held = await findAdvance(trx, ctx.accountId, id, { lock: true });
  if (!isCancellable(held.state))
    throw new Problem(409, 'too-late', 'Esta antecipação já foi decidida e não pode mais ser cancelada.');
  const row = await freeBillets(trx, held, 'CANCELLED', null);
  ctx.noted({ about: formatMoney(row.net) });
  ctx.live('advances', 'updated', [id]);
  return toDto(row);
}

const FORMS: Record<Advance['legalForm'], string> = {
  cession: 'Cessão sem direito de regresso: se o boleto não for pago, a perda é do financiador.',
  loan: 'Empréstimo com boletos em garantia: se o boleto não for pago, o valor é cobrado desta conta.',
};

const SIMPLES: [string, string] = ['Simples Nacional', 'Quem assinou declarou que a empresa é optante.'];

/** The contract as a paper. @throws Problem 404 */
export async function printContract(ctx: Ctx, id: number) {
  const row = await findAdvance(ctx.db, ctx.accountId, id);
  const items = await listItems(ctx.db, ctx.accountId, id);
  const bytes = await slipPdf(`Contrato ${row.protocol}`, [
    {
      title: 'Antecipação de boletos',
      head: formatMoney(row.net),
      at: row.created_at,
      parts: [
        {
          title: 'Contrato',
          lines: [
            ['Tipo', row.name],
            ['Regra', FORMS[row.legal_form]],
            ...(row.is_simples ? [SIMPLES] : []),
            ['Crédito em', formatDay(row.scheduled_for)],
          ],
        },
        {
          title: 'Valores',
          lines: [
            ['Boletos', formatMoney(row.gross)],
            ['Desconto', formatMoney(row.discount)],
            ['IOF', formatMoney(row.iof)],
            ['Tarifa', formatMoney(row.fee)],
            ['Creditado', formatMoney(row.net)],
            ['Taxa', `${formatPercent(row.monthly_rate, 2)} ao mês`],
            ['CET', `${formatPercent(row.cet_monthly, 2)} ao mês, ${formatPercent(row.cet_yearly, 2)} ao ano`],
          ],
        },
        { title: 'Protocolo', lines: [['', row.protocol]] },
      ],
    },
    ...pagesOf(items).map((some, at) => ({
      title: `Boletos antecipados, folha ${at + 1}`,
      head: String(row.count),
      at: row.created_at,
      parts: [
        {
          title: 'Vencimento, pagador e valor',
          lines: some.map((one): [string, string] => [
            formatDay(one.due),
            `${one.customer_name} · ${formatMoney(one.value)}`,
          ]),
        },
      ],
    })),
  ]);
  return { name: `antecipacao-${row.protocol}.pdf`, bytes };
}

const PAGE = 18;
const pagesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / PAGE) }, (_, n) => all.slice(n * PAGE, (n + 1) * PAGE));
