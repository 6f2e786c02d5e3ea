import type { Ctx } from '../../core/area';
import { fieldProblem } from '../../core/problem';
import type { Issuing } from '../../kits/charging/new-charge';
import { OPEN_STATUSES } from '../../kits/charging/statuses';
import { billetRail } from '../../rails/billet/rail';
import { refuseWithoutCards } from '../card-charges/service';
import { askForCard, cardOf, openCardPage } from './card-page';
import type { Asked, Part } from './change';
import { NOTHING_REFUSED } from './refused';
import type { SubscriptionRow, SubscriptionTerms } from './tables';

type Method = SubscriptionRow['payment_method'];

/** Terms of the charges once they are paid otherwise: a card is charged on the day, and has none of a billet's. */
export function termsFor(method: Method, terms: SubscriptionTerms): SubscriptionTerms {
  if (method === 'banking_billet') return { ...terms, is_bolix: terms.is_bolix ?? true };
  const { fine: _fine, interest: _interest, early: _early, write_off_days: _days, ...kept } = terms;
  return kept;
}

/**
 * Why a subscription by card cannot change to billet now, pt-BR; null where it can. @param open status of its card charge that is not paid
 * and can still be
 */
export function backFault(open: 'new' | 'waiting' | 'unpaid' | 'link' | undefined): string | null {
  if (!open) return null;
  return open === 'unpaid'
    ? 'Cancele antes a cobrança que o cartão não pagou'
    : 'O cartão está sendo cobrado agora. Aguarde a resposta';
}

/** Changes how the next charges are paid (AREAS-3-billing-emit-draft-1). @throws Problem 422 at 'payment_method' */
export async function methodChange(ctx: Ctx, row: SubscriptionRow, { payment_method: method }: Asked): Promise<Part> {
  if (method === undefined || method === row.payment_method) return undefined;
  if (method === 'credit_card') await refuseWithoutCards(ctx, method);
  else {
    billetRail(ctx.services.config);
    const fault = backFault(await openCardCharge(ctx, row.id));
    if (fault) throw fieldProblem('payment_method', fault);
  }
  const methodName = method === 'credit_card' ? 'cartão de crédito' : 'boleto';
  return {
    set: { payment_method: method, terms: termsFor(method, row.terms), ...NOTHING_REFUSED },
    told: [`Forma de pagamento alterada para ${methodName}`],
  };
}

/** Status of the card charge of a subscription that is still to be paid, if there is one. */
async function openCardCharge(ctx: Ctx, id: number): Promise<Parameters<typeof backFault>[0]> {
  const charge = await ctx
    .trx()
    .selectFrom('charges')
    .select('status')
    .where('account_id', '=', ctx.accountId)
    .where('subscription_id', '=', id)
    .where('payment_method', '=', 'credit_card')
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return charge?.status as Parameters<typeof backFault>[0];
}

/** After the change: the payer of a card is asked for one, and the page of a card that is charged no more is closed. */
export async function followMethod(work: Issuing, row: SubscriptionRow): Promise<void> {
  const { trx, accountId } = work;
  if (row.payment_method === 'credit_card') {
    if (!(await cardOf(trx, accountId, row.id))) await openCardPage(work, row.id);
    await askForCard(work, row, { kind: row.issued === 0 ? 'first' : 'changed' });
    return;
  }
  await trx
    .deleteFrom('subscription_cards')
    .where('account_id', '=', accountId)
    .where('subscription_id', '=', row.id)
    .execute();
}
