import type { BilletInput } from '@balcao/contract/charges';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import { isSplit } from '@balcao/contract/shared/split';
import type { Ctx } from '../../core/area';
import { diffDays } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { refuseFields } from '../../core/problem';
import { billetFaults, cleanMessage, faultWords } from '../../kits/charging/issue-rules';
import { payeeFaults } from '../../kits/charging/splits';
import type { Asked, Part } from './change';
import { billetOnly, inItsWords } from './create';
import type { SubscriptionRow, SubscriptionTerms } from './tables';

type Early = NonNullable<BilletInput['conditional_discount']>;

/** The due date that the last day of a typed conditional discount is before: of the next charge, as it will be. */
export const dueForEarly = (
  { next_due }: Pick<SubscriptionRow, 'next_due'>,
  asked: Pick<Asked, 'next_due'>,
  today: string,
): string => {
  const due = asked.next_due ?? next_due ?? today;
  return due < today ? today : due;
};

/** A conditional discount as a subscription holds it; undefined where it is taken away. */
export const earlyOf = (typed: Early | null, due: string): SubscriptionTerms['early'] =>
  typed ? { type: typed.type, value: typed.value, days: diffDays(typed.until_date, due) } : undefined;

/** The terms as a billet of the next due date has them, with the conditional discount that was typed. */
const asTyped = ({ early: _early, ...terms }: SubscriptionTerms, conditional_discount: Early, expire_at: string) => ({
  ...terms,
  conditional_discount,
  expire_at,
});

/** The terms as a billet due today has them: what was typed before is not refused for its day now. */
const onToday = ({ early, ...terms }: SubscriptionTerms, today: string) => ({
  ...terms,
  ...(early ? { conditional_discount: { type: early.type, value: early.value, until_date: today } } : {}),
  expire_at: today,
});

const earlyWords = (early: SubscriptionTerms['early']): string => {
  if (!early) return 'Desconto para quem paga antes retirado';
  const { type, value, days } = early;
  const off = type === 'percentage' ? `${String(value / 100).replace('.', ',')}%` : formatMoney(value);
  return `Desconto para quem paga antes alterado para ${off}, até ${days === 0 ? 'o vencimento' : days === 1 ? '1 dia antes do vencimento' : `${days} dias antes do vencimento`}`;
};

/** Changes the terms of the charges: items, message, shipping, the discounts, fine and interest. `row`: with the method that it changes to. */
export async function termsChange(ctx: Ctx, row: SubscriptionRow, asked: Asked): Promise<Part> {
  const { items, message, shipping, discount, fine, interest, conditional_discount } = asked;
  const changes = [items, message, shipping, discount, fine, interest, conditional_discount];
  if (changes.every((value) => value === undefined)) return undefined;
  if (row.payment_method === 'credit_card') refuseFields(billetOnly({ fine, interest, conditional_discount }));
  const { message: held, early: heldEarly, ...kept } = row.terms;
  const due = dueForEarly(row, asked, ctx.today);
  const early = conditional_discount === undefined ? heldEarly : earlyOf(conditional_discount, due);
  const text = message === undefined ? held : (cleanMessage(message) ?? undefined);
  const terms = {
    ...kept,
    ...(items ? { items } : {}),
    ...(shipping === undefined ? {} : { shipping }),
    ...(discount ? { discount } : {}),
    ...(fine === undefined ? {} : { fine }),
    ...(interest === undefined ? {} : { interest }),
    ...(text ? { message: text } : {}),
    ...(early ? { early } : {}),
  };
  refuseFields([
    ...billetFaults(
      conditional_discount ? asTyped(terms, conditional_discount, due) : onToday(terms, ctx.today),
      ctx.today,
    ).map(inItsWords),
    ...(await payeeFaults(ctx.db, ctx.accountId, terms.items)),
    ...(terms.early && isSplit(terms.items) ? [{ field: 'items', message: faultWords('splitDiscount') }] : []),
  ]);
  return { set: { terms, value: totalsOf(terms).value }, told: changesIn(row, terms) };
}

/** Lines of the history on the changed terms, pt-BR. */
function changesIn({ terms: held, value: before }: SubscriptionRow, terms: SubscriptionRow['terms']): string[] {
  const [was, is] = [totalsOf(held), totalsOf(terms)];
  const late = ({ fine = 0, interest = 0 }: typeof terms) => [fine, interest].join();
  const isSame = JSON.stringify(terms.items) === JSON.stringify(held.items);
  return [
    ...(is.value === before ? [] : [`Valor alterado de ${formatMoney(before)} para ${formatMoney(is.value)}`]),
    ...(isSame || is.value !== before ? [] : ['Itens alterados']),
    ...(was.shipping === is.shipping ? [] : [`Frete alterado para ${formatMoney(is.shipping)}`]),
    ...(was.discount === is.discount ? [] : [`Desconto alterado para ${formatMoney(is.discount)}`]),
    ...(late(held) === late(terms) ? [] : ['Multa e juros alterados']),
    ...(JSON.stringify(terms.early) === JSON.stringify(held.early) ? [] : [earlyWords(terms.early)]),
    ...((terms.message ?? '') === (held.message ?? '') ? [] : ['Mensagem da cobrança alterada']),
  ];
}
