import { sql, type Selectable } from 'kysely';
import type { Static } from 'typebox';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import { notFound, Problem } from '../../core/problem';
import type { ApiAnswer, ApiInput } from '../../core/public-api';
import { addHistories } from '../../kits/charging/histories';
import { findPage, pagePath } from '../../kits/charging/links/pages';
import {
  chargedOf,
  momentOf,
  refuseNotification,
  termsOf,
  type ApiCharged,
  type ApiPayment,
  type Billet,
  type Metadata,
} from './api-bodies';
import { needCards } from './api-cards';
import { customerOf } from './api-customer';
import { lockedCharge, findIssuedDto, findChargeDto } from './api-dto';
import { issueBillets } from './issue';
import { originOf } from './public-link';
import './tables';

type Draft = Selectable<Database['charge_drafts']>;

export const draftTotal = ({ items, shipping }: Pick<Draft, 'items' | 'shipping'>): number =>
  totalsOf({ items, ...(shipping ? { shipping } : {}) }).value;

const toDraftDto = (row: Draft) => ({
  charge_id: row.id,
  total: draftTotal(row),
  status: row.status,
  custom_id: row.order_id,
  created_at: momentOf(row.created_at),
});

/** Begins a charge: how it is paid, and by whom, is said later. */
export async function createDraft(ctx: Ctx, body: ApiCharged): Promise<Draft> {
  const { items, shipping = 0, order_id = null, notification_url = null } = chargedOf(body);
  const row = await ctx
    .trx()
    .insertInto('charge_drafts')
    .values({
      account_id: ctx.accountId,
      // a charge that is paid keeps the number that its application knows
      id: sql<number>`nextval(pg_get_serial_sequence('charges', 'id'))`,
      status: 'new',
      items: JSON.stringify(items),
      shipping,
      order_id,
      notification_url,
      link_id: null,
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.noted({ about: String(row.id) });
  return row;
}

export const beginCharge = async (ctx: Ctx, body: ApiCharged) => ({
  code: 200,
  data: toDraftDto(await createDraft(ctx, body)),
});

/** A charge that an application began, by its number. */
export const draftOf = ({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>, id: number) =>
  db.selectFrom('charge_drafts').selectAll().where('account_id', '=', accountId).where('id', '=', id);

/** A draft that still waits for its way to be paid; locked. @throws Problem 404, 409 where it has one or was cancelled */
export async function lockDraft(ctx: Ctx, id: number, by: 'payment' | 'link' = 'payment'): Promise<Draft> {
  const row = await draftOf({ db: ctx.trx(), accountId: ctx.accountId }, id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  if (row.status === 'canceled') throw new Problem(409, `${by}-status`, 'Esta cobrança foi cancelada.');
  if (row.status !== 'new') throw new Problem(409, `${by}-set`, 'A forma de pagamento desta cobrança já foi definida.');
  return row;
}

export const changeDraft = (
  ctx: Pick<Ctx, 'trx' | 'accountId'>,
  id: number,
  set: Partial<Pick<Draft, 'status' | 'link_id' | 'order_id' | 'notification_url'>>,
) =>
  ctx
    .trx()
    .updateTable('charge_drafts')
    .set(set)
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();

/** Makes a billet, of a draft's number where it is one's. @throws Problem 422 at the faulty fields */
async function issue(
  ctx: Ctx,
  { customer, expire_at, ...given }: Static<typeof Billet>,
  charged: ReturnType<typeof chargedOf>,
  id?: number,
): Promise<number> {
  const payer = await customerOf(ctx, customer, 'payment.banking_billet.customer');
  const { ids, uuid } = await issueBillets(
    ctx,
    { customers: [payer], expire_at, is_bolix: true, ...charged, ...termsOf(given) },
    id === undefined ? {} : { id },
  );
  const [made] = ids;
  if (made !== undefined) return made;
  const batch = await ctx
    .trx()
    .selectFrom('charge_batches')
    .select('errors')
    .where('account_id', '=', ctx.accountId)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  const [fault] = (batch?.errors ?? []) as { errorMessage?: string }[];
  throw new Problem(422, 'invalid', fault?.errorMessage ?? 'O boleto não pôde ser emitido.');
}

/** Makes a charge that is paid by billet or by card. A card is charged once this is committed. */
async function issuePaid(
  ctx: Ctx,
  { banking_billet: billet, credit_card: card }: ApiPayment,
  charged: ReturnType<typeof chargedOf>,
  draft?: number,
) {
  const id = card
    ? await needCards().issue(ctx, card, charged, { id: draft })
    : await issue(ctx, billet!, charged, draft);
  ctx.noted({ about: String(id) });
  const data = card ? { charge_id: id } : await findIssuedDto({ ...ctx, db: ctx.trx() }, id);
  return { code: 200, data: data as { charge_id: number } };
}

/** Makes a charge in one step. @throws Problem 409, 422 at the faulty fields */
export const issueOneStep = (ctx: Ctx, body: ApiCharged & { payment: ApiPayment }) =>
  issuePaid(ctx, body.payment, chargedOf(body));

/** Charges the card of a charge that was just made; others wait for their payer. */
export async function chargeCard(ctx: Ctx, { body }: ApiInput, answer: ApiAnswer): Promise<ApiAnswer> {
  if (!(body as { payment: ApiPayment }).payment.credit_card) return answer;
  const { charge_id: id } = (answer.body as { data: { charge_id: number } }).data;
  return { body: { code: 200, data: await needCards().settle(ctx, id) } };
}

/** Says how a charge that was begun is paid. @throws Problem 404, 409, 422 at the faulty fields */
export async function payDraft(ctx: Ctx, id: number, payment: ApiPayment) {
  const draft = await lockDraft(ctx, id);
  const { order_id, notification_url, shipping } = draft;
  const answer = await issuePaid(
    ctx,
    payment,
    {
      items: draft.items as ReturnType<typeof chargedOf>['items'],
      ...(shipping ? { shipping } : {}),
      ...(order_id ? { order_id } : {}),
      ...(notification_url ? { notification_url } : {}),
    },
    id,
  );
  await changeDraft(ctx, id, { status: 'issued' });
  return answer;
}

/** A draft's payment page as the API shows it. @throws Problem 404 */
export async function findLinkDto(ctx: Pick<Ctx, 'db' | 'accountId' | 'services'>, draft: Draft) {
  const page = await findPage(ctx.db, ctx.accountId, 'link', draft.link_id ?? 0);
  return {
    ...toDraftDto(draft),
    status: page.status === 'expired' ? 'expired' : page.status === 'canceled' ? 'canceled' : 'link',
    payment_url: `${originOf(ctx.services)}${pagePath(page.code)}`,
    payment_method: page.payment_method,
    billet_discount: page.discount || null,
    card_discount: page.credit_discount || null,
    conditional_discount_value: null,
    conditional_discount_type: null,
    conditional_discount_date: null,
    request_delivery_address: page.request_delivery_address,
    message: page.message,
    expire_at: page.expire_at ?? '',
  };
}

/** A charge of any stage as the API shows it: begun, with a payment page, or issued. @throws Problem 404 */
export async function showAny(ctx: Ctx, id: number) {
  const draft = await draftOf(ctx, id).executeTakeFirst();
  if (!draft || draft.status === 'issued') return { code: 200, data: await findChargeDto(ctx, id) };
  const dto = {
    ...toDraftDto(draft),
    notification_url: draft.notification_url,
    items: draft.items.map(({ name, value, amount }) => ({ name, value, amount })),
    history: [] as { message: string; created_at: string }[],
  };
  if (draft.link_id === null) return { code: 200, data: dto };
  const link = await findLinkDto(ctx, draft);
  // the page's charge is another's number, and is shown under the one that the application knows
  const charge = await ctx.db
    .selectFrom('charges')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('link_id', '=', draft.link_id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const paying = charge ? await findChargeDto(ctx, charge.id) : { ...dto, status: link.status };
  return { code: 200, data: { ...paying, ...idOf(dto), link } };
}

const idOf = ({
  charge_id,
  custom_id,
  notification_url,
}: {
  charge_id: number;
  custom_id: string | null;
  notification_url: string | null;
}) => ({
  charge_id,
  custom_id,
  notification_url,
});

/** A charge that is paid by a payment page, and that page's id. @throws Problem 404 */
export async function linkedDraft(
  ctx: Pick<Ctx, 'db' | 'accountId'>,
  id: number,
): Promise<{ draft: Draft; link: number }> {
  const draft = await draftOf(ctx, id).executeTakeFirst();
  if (!draft || draft.link_id === null) throw notFound();
  return { draft, link: draft.link_id };
}

/** Sets what an application calls a charge by, and where it is told of it. @throws Problem 404, 422 at the address */
export async function setMetadata(ctx: Ctx, id: number, { custom_id, notification_url }: Metadata) {
  refuseNotification(notification_url, 'notification_url');
  const set = {
    ...(custom_id === undefined ? {} : { order_id: custom_id }),
    ...(notification_url === undefined ? {} : { notification_url }),
  };
  const trx = ctx.trx();
  const draft = await trx
    .updateTable('charge_drafts')
    .set(set)
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  const charge = await trx
    .updateTable('charges')
    .set({ ...set, updated_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!draft && !charge) throw notFound();
  ctx.noted({ about: String(id) });
  return { code: 200 };
}

/** Adds a line to a charge's history. @throws Problem 404 */
export async function addHistory(ctx: Ctx, id: number, description: string) {
  if (!(await lockedCharge(ctx, id))) throw notFound();
  await addHistories(ctx.trx(), ctx.accountId, ctx.now, [
    { chargeId: id, agent: 'user', action: 'api-note', message: description, userName: ctx.userName },
  ]);
  ctx.noted({ about: String(id) });
  return { code: 200 };
}
