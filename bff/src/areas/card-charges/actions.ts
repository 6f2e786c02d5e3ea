import { sql } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import type { RowResults } from '@balcao/contract/core/shapes';
import type { Ctx } from '../../core/area';
import { isEmail } from '../../core/documents';
import { sendMessages } from '../../core/messenger';
import { formatMoney } from '../../core/money';
import { fieldProblem, notFound } from '../../core/problem';
import { displayNameOf } from '../../kits/charging/billing/settings';
import { actOnCharges, MISSING, setCharges, type ChargeRow } from '../../kits/charging/actions';
import { pagePath } from '../../kits/charging/links/pages';
import { applyTags, cancelCharges, fileCharges } from '../charges/service';
import { customerCodes, customerPath } from './customer-page';
import './tables';

/** The ids that are card charges of the account. */
async function ownOf(ctx: Ctx, ids: number[]): Promise<Set<number>> {
  const rows = await ctx
    .trx()
    .selectFrom('charges')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('payment_method', '=', 'credit_card')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function onCards(ctx: Ctx, ids: number[], act: (own: number[]) => Promise<RowResults>): Promise<RowResults> {
  const own = await ownOf(ctx, ids);
  const ownIds = ids.filter((id) => own.has(id));
  const { results } = ownIds.length ? await act(ownIds) : { results: [] };
  ctx.live('card-charges', 'updated', ownIds);
  return { results: ids.map((id) => results.find((one) => one.id === id) ?? { id, ok: false, message: MISSING }) };
}

export const cancelCards = (ctx: Ctx, ids: number[]) => onCards(ctx, ids, (own) => cancelCharges(ctx, own));
export const fileCards = (ctx: Ctx, ids: number[], filed: boolean) =>
  onCards(ctx, ids, (own) => fileCharges(ctx, own, filed));
export const tagCards = (ctx: Ctx, { ids, ...tags }: Body<'POST /credit-card-charges/tags'>) =>
  onCards(ctx, ids, (own) => applyTags(ctx, { ...tags, ids: own }));

/**
 * E-mails payers that their payment is being analysed (domain.md 1: while the charge is waiting): to each customer or to the given address.
 * @throws Problem 422 at 'email' where it is no e-mail address.
 */
export async function resendCards(ctx: Ctx, ids: number[], email?: string): Promise<RowResults> {
  const address = email?.trim().toLowerCase();
  if (address !== undefined && !isEmail(address)) throw fieldProblem('email', 'Informe um e-mail válido');
  const recipientOf = (charge: ChargeRow) => address ?? charge.customer_email;
  return onCards(ctx, ids, (own) =>
    actOnCharges(ctx, own, {
      action: 'resend-email',
      also: (charge) => (recipientOf(charge) ? null : 'O cliente não tem e-mail cadastrado'),
      apply: (charges) => mail(ctx, charges, (charge) => recipientOf(charge)!),
      told: (charge) => `Situação do pagamento enviada para ${recipientOf(charge)}`,
    }),
  );
}

async function mail(ctx: Ctx, charges: ChargeRow[], recipientOf: (charge: ChargeRow) => string): Promise<void> {
  const seller = await displayNameOf(ctx.db, ctx.accountId);
  const origin = ctx.services.config.BALCAO_ORIGIN ?? `http://${ctx.request.headers.host}`;
  const pages = await ctx
    .trx()
    .selectFrom('payment_page_charges as c')
    .innerJoin('payment_pages as p', (on) =>
      on.onRef('p.account_id', '=', 'c.account_id').onRef('p.id', '=', 'c.page_id'),
    )
    .select(['c.charge_id', 'c.code as own', 'p.code'])
    .where('c.account_id', '=', ctx.accountId)
    .where(
      'c.charge_id',
      'in',
      charges.map(({ id }) => id),
    )
    .execute();
  const own = await customerCodes(
    ctx.trx(),
    ctx.accountId,
    charges.map(({ id }) => id),
  );
  const addressOf = (charge: ChargeRow): string[] => {
    const page = pages.find((one) => one.charge_id === charge.id);
    const code = own.get(charge.id);
    if (code !== undefined) return [`Acompanhe em ${origin}${customerPath(code)}`];
    return page ? [`Acompanhe em ${origin}${pagePath(page.code)}/${page.own}`] : [];
  };
  await sendMessages(
    ctx.trx(),
    charges.map((charge) => ({
      accountId: ctx.accountId,
      channel: 'mail' as const,
      recipient: recipientOf(charge),
      subject: `Seu pagamento a ${seller}`,
      body: [
        `Olá, ${charge.customer_name}.`,
        `Seu pagamento de ${formatMoney(charge.value)} com cartão está em análise. Avisaremos quando for aprovado.`,
        ...addressOf(charge),
      ].join('\n\n'),
      at: ctx.now,
    })),
  );
}

/** Sets the note of a card charge; empty removes it. @throws Problem 404 where the account has no such card charge. */
export async function setCardNote(ctx: Ctx, id: number, text: string): Promise<void> {
  if (!(await ownOf(ctx, [id])).has(id)) throw notFound();
  await setCharges(ctx, [id], { note: text.trim() || null });
  ctx.live('card-charges', 'updated', [id]);
}
