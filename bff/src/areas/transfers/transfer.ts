import type { Answer, Body } from '@balcao/contract/core/registry';
import { cleanName } from '../../core/clean-name';
import type { Ctx } from '../../core/area';
import { normalizeDocument } from '../../core/documents';
import { refuseFields as throwFields } from '../../core/problem';
import { operationAnswer, operationNoted } from '../../kits/money/answer';
import type { MoneyDraft, Refusal } from '../../kits/money/kind';
import type { Money } from '../../kits/money/money';
import { slotOf } from '../../kits/money/slot';
import { ratesOf } from '../../kits/charging/rates/rates';
import { balanceOf } from '../../ledger/ledger';
import { bankOf, OWN_BANK } from '../../core/banks';
import { accountNumbered, holderOf, inside, ted } from './kinds';
import { crossesWorlds } from '../../platform/worlds/worlds';
import { PURPOSES } from './purposes';
import { isInside, refuseFields, refuseInside, TED_HOURS, type PaidAccount, type Transfer } from './rules';

export interface Drafted {
  money: Money;
  draft: MoneyDraft;
  refusals: Refusal[];
}

/** The transfer in the form of the money kit, with the faults of its fields. */
export async function draftOf(ctx: Ctx, input: Transfer): Promise<Drafted> {
  const holder = await holderOf(ctx.db, ctx.accountId);
  const within = isInside(input.bank);
  const wrong = refuseFields(input, holder);
  const account = within && !wrong.length ? await accountFor(ctx, input.account) : undefined;
  const refusal = within && !wrong.length ? refuseInside(input, holder, account) : null;
  const paid = input.to === 'own' ? holder : refusal ? undefined : account;
  const bank = bankOf(input.bank);
  return {
    money: within ? inside : ted,
    refusals: refusal ? [refusal] : wrong,
    draft: {
      amount: input.amount,
      day: input.day,
      description: input.description?.trim(),
      details: { purpose: input.purpose },
      counterpart: {
        name: paid?.name ?? cleanName(input.owner),
        document: normalizeDocument(paid?.document ?? input.document),
        bankCode: bank?.code ?? null,
        bankName: bank?.name ?? null,
        ispb: bank?.ispb ?? null,
        branch: input.branch.trim(),
        account: account?.number ?? input.account.trim(),
        accountType: input.accountType,
        pixKey: null,
        code: null,
      },
    },
  };
}

/** The account of this institution with a number; one of the API's homologation, whose money is none, is known to none but its own. */
async function accountFor({ db, accountId }: Ctx, number: string): Promise<PaidAccount | undefined> {
  const account = await accountNumbered(db, number);
  return account && !(await crossesWorlds(db, accountId, account.id)) ? account : undefined;
}

/** Balance, fees, hours and options for a transfer form; integer cents (AREAS-3-transfer-1, SHELL-9-23). */
export async function transferTerms(ctx: Ctx): Promise<Answer<'GET /transfers/terms'>> {
  const { transfers } = await ratesOf(ctx.db, ctx.accountId);
  const { name, document } = await holderOf(ctx.db, ctx.accountId);
  const { day, now, moved } = slotOf(TED_HOURS, ctx.now, null);
  return {
    available: (await balanceOf(ctx.db, ctx.accountId)).available,
    transferFee: { own: transfers.belowMinTransferCost, other: transfers.thirdPartyTransferCost },
    minValueFreeTransfer: transfers.minValueNoChargeTransferCost,
    hours: { opens: TED_HOURS.opens, closes: TED_HOURS.closes },
    slot: { day, today: now, moved },
    holder: { name, document },
    institution: { ispb: OWN_BANK.ispb, branch: OWN_BANK.branch },
    purposes: PURPOSES.map((purpose) => ({ ...purpose })),
  };
}

export async function reviewTransfer(ctx: Ctx, input: Transfer): Promise<Answer<'POST /transfers/review'>> {
  const { money, draft, refusals } = await draftOf(ctx, input);
  const review = await money.review(ctx.db, ctx, draft);
  return { ...review, refusals: [...refusals, ...review.refusals] };
}

/** Makes a signed transfer. @throws Problem 422 at the faulty field, or where payee or day have changed since the review. */
export async function makeTransfer(ctx: Ctx, body: Body<'POST /transfers'>): Promise<Answer<'POST /transfers'>> {
  const { money, draft, refusals } = await draftOf(ctx, body);
  throwFields(refusals.map(({ field, message }) => ({ field: field ?? '', message })));
  const operation = await money.submit(ctx.trx(), ctx, draft, [], {
    receiver: { field: 'owner', name: body.owner, document: body.document },
    day: { field: 'day', day: body.day },
  });
  ctx.noted(operationNoted(operation));
  return operationAnswer(operation);
}
