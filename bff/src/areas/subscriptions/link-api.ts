import { Type, type Static } from 'typebox';
import type { Ctx } from '../../core/area';
import { isRealDay } from '../../core/calendar';
import { isEmail } from '../../core/documents';
import { sendMessages } from '../../core/messenger';
import { formatMoney } from '../../core/money';
import { fieldProblem, notFound, Problem, refuseFields } from '../../core/problem';
import type { ApiAnswer } from '../../core/public-api';
import { newToken } from '../../core/tokens';
import { displayNameOf } from '../../kits/charging/billing/settings';
import { billetFaults } from '../../kits/charging/issue-rules';
import { refuseWithoutCards } from '../card-charges/service';
import {
  changeDraft,
  charged,
  createDraft,
  DayText,
  momentOf,
  resendCharges,
  throughAction,
  type ApiCharged,
} from '../charges/service';
import { inItsWords } from './create';
import { CLOSED, linkState, linkValue, takesWay, termsOfLink } from './link-rules';
import { findLink, linkUrl, type Link, type LinkDraft, type Linked } from './links';
import { beginSubscription, setDraft } from './subscription-api';

const cents = Type.Integer({ minimum: 0, maximum: 999_999_999_999, description: 'integer cents' });
const METHODS = ['all', 'banking_billet', 'credit_card'] as const;

/** How a subscription's page may be paid and what it says (public-api-schemas.json, CreateOneStepSubscriptionLink). */
const Settings = Type.Object(
  {
    billet_discount: Type.Optional(cents),
    card_discount: Type.Optional(cents),
    message: Type.Optional(Type.String({ minLength: 3, maxLength: 80 })),
    expire_at: Type.Optional(DayText),
    request_delivery_address: Type.Optional(Type.Boolean()),
    payment_method: Type.Optional(Type.Unsafe<Link['payment_method']>({ type: 'string', enum: [...METHODS] })),
  },
  { additionalProperties: false },
);
export const LINK_BODY = Type.Object({ ...charged, settings: Type.Optional(Settings) });
type Settings = Static<typeof Settings>;

/** Begins a subscription and opens the page on which its payer names themself. @throws Problem 404, 422 at the faulty fields */
export async function openSubscriptionLink(
  ctx: Ctx,
  plan: number,
  { settings = {}, ...body }: ApiCharged & { settings?: Settings },
) {
  const { payment_method = 'all', expire_at = null } = settings;
  if (expire_at !== null && !(isRealDay(expire_at) && expire_at >= ctx.today))
    throw fieldProblem('settings.expire_at', 'Escolha um dia a partir de hoje.');
  await refuseWithoutCards(ctx, payment_method);
  const draft = await beginSubscription(ctx, plan, body);
  const charge = await createDraft(ctx, body);
  const link = await ctx
    .trx()
    .insertInto('subscription_links')
    .values({
      account_id: ctx.accountId,
      subscription_id: draft.id,
      charge_id: charge.id,
      code: newToken().slice(0, 24),
      payment_method,
      billet_discount: settings.billet_discount ?? 0,
      card_discount: settings.card_discount ?? 0,
      message: settings.message ?? null,
      asks_address: settings.request_delivery_address ?? false,
      expire_at,
      created_by: ctx.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  refuseFields(priceFaults(draft, link, ctx.today));
  await setDraft(ctx, draft.id, { status: 'link', first_charge_id: charge.id });
  await changeDraft(ctx, charge.id, { status: 'link' });
  ctx.noted({ about: String(draft.id) });
  return { code: 200, data: toLinkDto(ctx, draft, link) };
}

/** Faults of the price in each way that the page may be paid, at the fields of the API. */
const priceFaults = (draft: LinkDraft, link: Link, today: string) =>
  (['banking_billet', 'credit_card'] as const)
    .filter((way) => takesWay(link.payment_method, way))
    .flatMap((way) => {
      const discount = way === 'credit_card' ? 'settings.card_discount' : 'settings.billet_discount';
      return billetFaults(termsOfLink(draft, link, { way, today }), today)
        .map(inItsWords)
        .map((fault) => ({ ...fault, field: fault.field.replace(/^discount(\.value)?$/, discount) }));
    });

const firstWay = ({ payment_method: method }: Link) => (method === 'credit_card' ? method : 'banking_billet');

const toLinkDto = ({ services }: Pick<Ctx, 'services'>, draft: LinkDraft, link: Link) => ({
  subscription_id: draft.id,
  status: 'new',
  custom_id: draft.order_id,
  charge: { id: link.charge_id, status: 'new', parcel: 1, total: linkValue(draft, link, firstWay(link)) },
  payment_url: linkUrl(services.config, link.code),
  payment_method: link.payment_method,
  billet_discount: link.billet_discount || null,
  card_discount: link.card_discount || null,
  conditional_discount_date: null,
  request_delivery_address: link.asks_address,
  message: link.message ?? '',
  expire_at: link.expire_at ?? '',
  created_at: momentOf(draft.created_at),
});

/** E-mails a subscription's charge: its billet or, while nobody pays it yet, the page of its link. @throws Problem 404, 409, 422 'email' */
export async function resendOfSubscription(ctx: Ctx, charge: number, typed: string): Promise<ApiAnswer> {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw fieldProblem('email', 'Informe um e-mail válido');
  ctx.noted({ about: String(charge) });
  const linked = await findLink(ctx.trx(), { accountId: ctx.accountId, charge });
  if (linked && linked.charge !== 'issued') return mailLink(ctx, linked, email);
  const row = await ctx
    .trx()
    .selectFrom('charges')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', charge)
    .where('subscription_id', 'is not', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return throughAction(charge, (id) => resendCharges(ctx, [id], email));
}

async function mailLink(ctx: Ctx, { link, draft, charge }: Linked, recipient: string): Promise<ApiAnswer> {
  const state = linkState({ ...draft, charge, expire_at: link.expire_at }, ctx.today);
  if (state !== 'open') throw new Problem(409, 'link-status', CLOSED[state]);
  const seller = await displayNameOf(ctx.trx(), ctx.accountId);
  const body = [
    `${seller} enviou uma assinatura de ${formatMoney(linkValue(draft, link, firstWay(link)))} por período.`,
    ...(link.message ? [link.message] : []),
    `Assine em ${linkUrl(ctx.services.config, link.code)}`,
  ].join('\n\n');
  await sendMessages(ctx.trx(), [
    { accountId: ctx.accountId, channel: 'mail', recipient, subject: `Assinatura de ${seller}`, body, at: ctx.now },
  ]);
  return { body: { code: 200 } };
}
