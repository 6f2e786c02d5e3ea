import type { Answer } from '@balcao/contract/core/registry';
import { CREDIT_PRODUCT } from '@balcao/contract/shared/card-status';
import type { Ctx } from '../../core/area';
import { creditAccount, findCardAccount } from './repository';
import './tables';

/** What the insurance costs with each invoice; integer cents. */
export const INSURANCE = 990;
const COVERS = [
  'Perda ou roubo do cartão',
  'Saque ou compra sob coação',
  'Compras por terceiros até o bloqueio do cartão',
];

export async function readInsurance(ctx: Ctx): Promise<Answer<'GET /cards/insurance'>> {
  const account = await findCardAccount(ctx.db, ctx.accountId, CREDIT_PRODUCT);
  return {
    isOffered: account !== undefined,
    isActive: account?.insured_since != null,
    monthly: INSURANCE,
    covers: COVERS,
    since: account?.insured_since ?? null,
  };
}

/** @throws Problem 404 where there is no credit card */
export async function setInsurance(ctx: Ctx, isActive: boolean): Promise<Answer<'POST /cards/insurance'>> {
  const account = await creditAccount(ctx.trx(), ctx.accountId, { lock: true });
  await ctx
    .trx()
    .updateTable('card_accounts')
    .set({ insured_since: isActive ? (account.insured_since ?? ctx.today) : null })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', account.id)
    .execute();
  ctx.noted({ about: isActive ? 'Contratou' : 'Cancelou' });
  ctx.live('cards', 'updated', []);
  return { isActive };
}
