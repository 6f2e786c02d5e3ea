import type { BilletInput } from '@balcao/contract/charges';
import type { LinkMethod } from '@balcao/contract/links/link';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { Ctx } from '../../../core/area';
import { saoPauloDay } from '../../../core/clock';
import { cleanName } from '../../../core/clean-name';
import { refuseFields } from '../../../core/problem';
import { searchText } from '../../../core/search-text';
import { newToken } from '../../../core/tokens';
import { billetFaults, type FieldErrors } from '../issue-rules';
import { issuingOf, type Issuing } from '../new-charge';
import { dueDayFault } from '../rules';
import { payeeFaults } from '../splits';
import { publishKind } from '../live';
import { pageTags, pagePath, addPageHistories, type PageKind } from './pages';

type Items = BilletInput['items'];
type Discount = NonNullable<BilletInput['discount']>;

export interface PageInput {
  items: BilletInput['items'];
  shipping?: number;
  discount?: Discount;
  /** The discount for paying by card; the same as `discount` where absent. */
  credit_discount?: Discount;
  message: string;
  payment_method?: LinkMethod;
  request_delivery_address?: boolean;
  expire_at?: string;
  single_use?: boolean;
  label?: string;
  tags?: number[];
}

/** The faults of a page's message, label and last day, at their fields. */
export function wordFaults(
  { message, label, expire_at }: Pick<PageInput, 'message' | 'label' | 'expire_at'>,
  today: string,
): { field: string; message: string }[] {
  const due = expire_at === undefined ? null : dueDayFault(expire_at, today);
  return [
    ...(message.trim().length < 3 ? [{ field: 'message', message: 'Escreva de 3 a 80 caracteres' }] : []),
    ...(label !== undefined && cleanName(label).length < 2
      ? [{ field: 'label', message: 'Escreva de 2 a 40 caracteres' }]
      : []),
    ...(due ? [{ field: 'expire_at', message: due.replace('O vencimento', 'A validade') }] : []),
  ];
}

interface Price {
  shipping?: number;
  discount?: Discount;
}

/** The price by billet and Pix (`usual`), and by card; a page that takes cards only has one price. */
function pricesOf({
  shipping,
  discount,
  credit_discount,
  payment_method,
}: PageInput): Record<'usual' | 'byCard', Price> {
  const by = (one: Discount | undefined): Price => ({
    ...(shipping === undefined ? {} : { shipping }),
    ...(one ? { discount: one } : {}),
  });
  const byCard = by(credit_discount ?? discount);
  return { byCard, usual: payment_method === 'credit_card' ? byCard : by(discount) };
}

const sumFaults = (items: Items, price: Price, today: string) =>
  billetFaults({ items, expire_at: today, ...price }, today).map(({ field, message }) => ({
    field,
    message: message.replaceAll('boleto', 'pagamento'),
  }));

/** Faults of the card's own discount, at that field. */
const cardFaults = (items: Items, price: Price, today: string) =>
  sumFaults(items, price, today)
    .filter(({ field }) => field.startsWith('discount') || field === 'items')
    .map(({ message }) => ({ field: 'credit_discount', message }));

/** The faults of a page at their fields, other than those of its payees and tags. @param today São Paulo day */
export function pageFaults(input: PageInput, today: string): FieldErrors {
  const prices = pricesOf(input);
  return [
    ...sumFaults(input.items, prices.usual, today),
    ...(input.credit_discount ? cardFaults(input.items, prices.byCard, today) : []),
    ...wordFaults(input, today),
  ];
}

/** The totals of a page, as its list shows them. Integer cents. */
export const pageTotals = (input: PageInput) => totalsOf({ items: input.items, ...pricesOf(input).usual });

/** What a page stores of its prices. Integer cents. */
export function pageSums(input: PageInput) {
  const { shipping, discount, value } = pageTotals(input);
  return {
    shipping,
    discount,
    credit_discount: totalsOf({ items: input.items, ...pricesOf(input).byCard }).discount,
    value,
  };
}

/** Creates a page for a person's call. @throws Problem 422 at the fields in fault */
export const createPage = (
  ctx: Ctx,
  kind: PageKind,
  input: PageInput,
  tagFault: string | null,
): Promise<{ id: number; url: string }> => addPage(issuingOf(ctx), kind, input, { tagFault });

interface Made {
  tagFault?: string | null;
  /** First line of the page's history, pt-BR. */
  told?: string;
  /** The customer the page is for, if it is for one: the name is written into its note, by which it is then found. */
  payer?: { id: number; name: string };
}

/** What a page is found by. It begins with the name, which lists are put in order by. */
export const searchOf = ({
  name,
  message,
  note,
}: Record<'name' | 'message', string> & { note: string | null }): string => searchText(name, message, note);

/** Longest note, in characters. */
const MOST_NOTE = 500;

/** Creates a page in the given transaction; its address cannot be guessed. @throws Problem 422 at the fields in fault */
export async function addPage(
  work: Issuing,
  kind: PageKind,
  input: PageInput,
  { tagFault = null, told = kind === 'link' ? 'Link criado' : 'Botão criado', payer }: Made = {},
): Promise<{ id: number; url: string }> {
  const { trx, accountId, userId, now, services, afterCommit } = work;
  refuseFields([
    ...pageFaults(input, saoPauloDay(now)),
    ...(await payeeFaults(trx, accountId, input.items)),
    ...(tagFault ? [{ field: 'tags', message: tagFault }] : []),
  ]);
  const items = input.items.map((item) => ({
    name: cleanName(item.name),
    amount: item.amount ?? 1,
    value: item.value,
    ...(item.repasses?.length ? { repasses: item.repasses } : {}),
  }));
  const name = items
    .map((item) => item.name)
    .join(', ')
    .slice(0, 255);
  const note = payer === undefined ? null : `Para ${payer.name}`.slice(0, MOST_NOTE);
  const row = await trx
    .insertInto('payment_pages')
    .values({
      account_id: accountId,
      kind,
      code: newToken().slice(0, 24),
      name,
      items: JSON.stringify(items),
      ...pageSums(input),
      message: input.message.trim(),
      payment_method: input.payment_method ?? 'all',
      request_delivery_address: input.request_delivery_address ?? false,
      single_use: input.single_use ?? false,
      expire_at: input.expire_at ?? null,
      label: input.label === undefined ? null : cleanName(input.label),
      note,
      customer_id: payer?.id ?? null,
      search: searchOf({ name, message: input.message, note }),
      created_by: userId,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  await pageTags.put(trx, accountId, [row.id], input.tags ?? []);
  await addPageHistories(work, [row.id], told);
  afterCommit(() => publishKind((...told) => services.realtime.live(accountId, ...told), 'created', 'link'));
  return { id: row.id, url: pagePath(row.code) };
}
