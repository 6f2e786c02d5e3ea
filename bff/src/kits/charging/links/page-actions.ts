import { sql } from 'kysely';
import type { RowResults } from '@balcao/contract/core/shapes';
import type { LinkAction } from '@balcao/contract/links/link';
import type { Ctx } from '../../../core/area';
import { cleanName } from '../../../core/clean-name';
import { notFound, Problem, refuseFields } from '../../../core/problem';
import { actOn, type Kind } from '../act-on';
import { publishKind } from '../live';
import { issuingOf } from '../new-charge';
import { tagRows } from '../tag-rows';
import { pageFaults, pageSums, searchOf, wordFaults, type PageInput } from './create-page';
import { LINK_LABELS, pageActions, pageTags, addPageHistories, type PageKind, type PageRow } from './pages';

const MISSING: Record<PageKind, string> = { link: 'Link não encontrado', button: 'Botão não encontrado' };

/** The account's pages of a kind among the ids, locked in id order. */
async function lockPages(ctx: Ctx, kind: PageKind, ids: number[]): Promise<Map<number, PageRow>> {
  const rows = await ctx
    .trx()
    .selectFrom('payment_pages')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('kind', '=', kind)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const pagesKind = (ctx: Ctx, kind: PageKind): Kind<PageRow> => ({
  lock: (ids) => lockPages(ctx, kind, ids),
  missing: MISSING[kind],
  publish: () => publishKind(ctx.live, 'updated', 'link'),
});

const setPages = async (ctx: Ctx, ids: number[], values: Partial<Pick<PageRow, 'status' | 'filed'>>): Promise<void> => {
  await ctx
    .trx()
    .updateTable('payment_pages')
    .set({ ...values, updated_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', 'in', ids)
    .execute();
};

const refusalOf =
  (action: LinkAction) =>
  (page: PageRow): string | null =>
    pageActions(page).includes(action) ? null : `Com a situação ${LINK_LABELS[page.status]}, isto não pode ser feito`;

/** Cancels pages: nobody can pay by them any more; what was paid stays. */
export const cancelPages = (ctx: Ctx, ids: number[]): Promise<RowResults> =>
  actOn(pagesKind(ctx, 'link'), ids, {
    refusal: refusalOf('cancel'),
    apply: (_pages, done) => setPages(ctx, done, { status: 'canceled' }),
    record: (_pages, done) => addPageHistories(issuingOf(ctx), done, 'Link cancelado'),
  });

export const enablePages = (ctx: Ctx, ids: number[], enabled: boolean): Promise<RowResults> =>
  actOn(pagesKind(ctx, 'button'), ids, {
    refusal: refusalOf(enabled ? 'enable' : 'disable'),
    apply: (_pages, done) => setPages(ctx, done, { status: enabled ? 'active' : 'disabled' }),
    record: (_pages, done) => addPageHistories(issuingOf(ctx), done, enabled ? 'Botão ativado' : 'Botão desativado'),
  });

export const filePages = (ctx: Ctx, kind: PageKind, ids: number[], filed: boolean): Promise<RowResults> =>
  actOn(pagesKind(ctx, kind), ids, {
    refusal: (page) => (page.filed === filed ? (filed ? 'Já arquivado' : 'Não está arquivado') : null),
    apply: (_pages, done) => setPages(ctx, done, { filed }),
  });

/** Takes tags off pages, then puts others on. @throws Problem 422 at 'add' */
export const tagPages = (
  ctx: Ctx,
  kind: PageKind,
  body: { ids: number[]; add?: number[]; remove?: number[] },
): Promise<RowResults> => tagRows(ctx, { ...pagesKind(ctx, kind), tags: pageTags }, body);

type Change = Pick<
  PageInput,
  | 'message'
  | 'payment_method'
  | 'request_delivery_address'
  | 'expire_at'
  | 'single_use'
  | 'label'
  | 'discount'
  | 'credit_discount'
>;

const cents = (value: number) => ({ type: 'currency' as const, value });

/** The prices of a page with other discounts; undefined where none is asked for. @throws Problem 422 at the fields in fault */
function repriced(page: PageRow, input: Change, today: string) {
  const { discount, credit_discount, ...said } = input;
  if (!discount && !credit_discount) return undefined;
  const off = discount ?? cents(page.discount);
  const priced: PageInput = {
    ...said,
    items: page.items,
    ...(page.shipping ? { shipping: page.shipping } : {}),
    payment_method: input.payment_method ?? page.payment_method,
    ...(off.value ? { discount: off } : {}),
    credit_discount: credit_discount ?? cents(page.credit_discount),
  };
  if (page.started) throw new Problem(422, 'refused', 'Quem paga já começou: os descontos não podem mais mudar');
  refuseFields(pageFaults(priced, today));
  return pageSums(priced);
}

/** Changes a page; an expired link that gets a new day is active again. @throws Problem 404; 422 at the fields in fault, 'refused' */
export async function updatePage(ctx: Ctx, kind: PageKind, id: number, input: Change): Promise<void> {
  const page = (await lockPages(ctx, kind, [id])).get(id);
  if (!page) throw notFound();
  const refusal = refusalOf('update')(page);
  if (refusal) throw new Problem(422, 'refused', refusal);
  refuseFields(wordFaults(input, ctx.today));
  const prices = repriced(page, input, ctx.today);
  await ctx
    .trx()
    .updateTable('payment_pages')
    .set({
      ...prices,
      message: input.message.trim(),
      payment_method: input.payment_method ?? page.payment_method,
      request_delivery_address: input.request_delivery_address ?? page.request_delivery_address,
      expire_at: kind === 'link' ? (input.expire_at ?? null) : null,
      single_use: input.single_use ?? page.single_use,
      label: input.label === undefined ? page.label : cleanName(input.label),
      search: searchOf({ ...page, message: input.message }),
      // its new day, if it has one, is not over: that was checked
      ...(page.status === 'expired' ? { status: 'active' as const } : {}),
      updated_at: ctx.now,
    })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  await addPageHistories(issuingOf(ctx), [id], kind === 'link' ? 'Link alterado' : 'Botão alterado');
  publishKind(ctx.live, 'updated', 'link');
}

/** @throws Problem 404 */
export async function setPageNote(ctx: Ctx, kind: PageKind, id: number, text: string): Promise<void> {
  const page = (await lockPages(ctx, kind, [id])).get(id);
  if (!page) throw notFound();
  const note = text.trim() || null;
  await ctx
    .trx()
    .updateTable('payment_pages')
    .set({ note, search: searchOf({ ...page, note }), updated_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  publishKind(ctx.live, 'updated', 'link');
}
