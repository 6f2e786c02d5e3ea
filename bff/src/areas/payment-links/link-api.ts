import { Type, type Static } from 'typebox';
import { LINK_METHODS, type LinkMethod } from '@balcao/contract/links/link';
import type { Ctx } from '../../core/area';
import { Problem } from '../../core/problem';
import { issuingOf } from '../../kits/charging/new-charge';
import { addPage } from '../../kits/charging/links/create-page';
import { updatePage } from '../../kits/charging/links/page-actions';
import { findPage } from '../../kits/charging/links/pages';
import { refuseWithoutCards } from '../card-charges/service';
import {
  changeDraft,
  charged,
  createDraft,
  DayText,
  linkedDraft,
  lockDraft,
  shownLink,
  type ApiCharged,
} from '../charges/service';

const cents = Type.Integer({ minimum: 0, maximum: 999_999_999_999, description: 'integer cents' });

/** How a payment page may be paid and what it says (public-api-schemas.json, DefineLinkPayMethod). */
export const LINK_BODY = Type.Object(
  {
    billet_discount: Type.Optional(cents),
    card_discount: Type.Optional(cents),
    message: Type.Optional(Type.String({ minLength: 3, maxLength: 80 })),
    expire_at: Type.Optional(DayText),
    request_delivery_address: Type.Optional(Type.Boolean()),
    payment_method: Type.Optional(Type.Unsafe<LinkMethod>({ type: 'string', enum: [...LINK_METHODS] })),
  },
  { additionalProperties: false },
);
export const ONE_STEP_LINK_BODY = Type.Object({ ...charged, settings: Type.Optional(LINK_BODY) });

type Settings = Static<typeof LINK_BODY>;
const MOST_MESSAGE = 80;

/** Opens a payment page for a charge that was begun; it is paid once. @throws Problem 404, 409, 422 at the faulty fields */
export async function openLink(ctx: Ctx, id: number, settings: Settings) {
  const draft = await lockDraft(ctx, id, 'link');
  const { payment_method = 'all', billet_discount: off, card_discount: offCard, message } = settings;
  await refuseWithoutCards(ctx, payment_method);
  const names = draft.items.map(({ name }) => name).join(', ');
  const page = await addPage(issuingOf(ctx), 'link', {
    items: draft.items,
    ...(draft.shipping ? { shipping: draft.shipping } : {}),
    ...(off ? { discount: { type: 'currency', value: off } } : {}),
    ...(offCard === undefined ? {} : { credit_discount: { type: 'currency', value: offCard } }),
    message: message ?? `Pagamento: ${names}`.slice(0, MOST_MESSAGE),
    payment_method,
    request_delivery_address: settings.request_delivery_address ?? false,
    ...(settings.expire_at ? { expire_at: settings.expire_at } : {}),
    single_use: true,
  });
  await changeDraft(ctx, id, { status: 'link', link_id: page.id });
  ctx.noted({ about: String(id) });
  return { code: 200, data: await shownLink(ctx, { ...draft, status: 'link', link_id: page.id }) };
}

/** Changes the payment page of a charge: what is said, and the rest stays. @throws Problem 404, 409, 422 at the faulty fields */
export async function changeLink(ctx: Ctx, id: number, settings: Settings) {
  const { link: linkId, draft } = await linkedDraft(ctx, id);
  const page = await findPage(ctx.db, ctx.accountId, 'link', linkId);
  const { payment_method, billet_discount: off, card_discount: offCard, request_delivery_address: asks } = settings;
  if (payment_method) await refuseWithoutCards(ctx, payment_method);
  const day = settings.expire_at ?? page.expire_at;
  await updatePage(ctx, 'link', linkId, {
    message: settings.message ?? page.message,
    ...(payment_method ? { payment_method } : {}),
    ...(asks === undefined ? {} : { request_delivery_address: asks }),
    ...(day ? { expire_at: day } : {}),
    ...(off === undefined ? {} : { discount: { type: 'currency', value: off } }),
    ...(offCard === undefined ? {} : { credit_discount: { type: 'currency', value: offCard } }),
  }).catch((error: unknown) => {
    throw error instanceof Problem && error.answer.code === 'refused'
      ? new Problem(409, 'link-status', error.message)
      : error;
  });
  ctx.noted({ about: String(id) });
  return { code: 200, data: await shownLink(ctx, draft) };
}

/** Begins a charge and opens its payment page. @throws Problem 422 at the faulty fields */
export async function openOneStepLink(ctx: Ctx, { settings = {}, ...body }: ApiCharged & { settings?: Settings }) {
  const { id } = await createDraft(ctx, body);
  return openLink(ctx, id, settings);
}
