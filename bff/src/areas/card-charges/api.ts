import type { Address } from '@balcao/contract/core/shapes';
import type { Ctx } from '../../core/area';
import { notFound, Problem } from '../../core/problem';
import { parts } from '../../kits/charging/rates/card-plan';
import { customerOf, originOf, takesApiCards, type ApiCard, type ApiCards } from '../charges/service';
import { hold } from './held';
import { issueCardCharges } from './issue';
import { lastRefusal } from './last-refusal';
import { instalmentsOf, NO_CARDS, takesCards } from './offer';
import { toChallengeDto } from './tds';
import { beginTry, sendTry, triesOf } from './pay';
import './tables';

/** Days until a charge whose card was refused is written off, as those of subscriptions. */
const WRITE_OFF_DAYS = 30;
/** Refusals after which another try with the same card is of no use. */
const FINAL = ['lost', 'stolen', 'fraud', 'expired'];

/** A card's try, with the address that its statements go to. */
const charging = ({ payment_token: token, installments: instalments = 1, billing_address: given }: ApiCard) => ({
  token,
  instalments,
  address: given ? { ...given, number: String(given.number), complement: given.complement ?? '' } : null,
});

const shownAddress = ({ street, number, complement, neighborhood, city, state, zipcode }: Address) => ({
  street: street ?? '',
  number: number ?? '',
  complement: complement || null,
  neighborhood: neighborhood ?? '',
  city: city ?? '',
  state: state ?? '',
  zipcode: zipcode ?? '',
});

export const issueCard: ApiCards['issue'] = async (
  ctx,
  card,
  { items, shipping, order_id, notification_url },
  more = {},
) => {
  if (!(await takesCards(ctx.db, ctx.services.config, ctx.accountId)))
    throw new Problem(409, 'payment-unavailable', `${NO_CARDS}.`);
  const customer = await customerOf(ctx, card.customer, more.customerAt ?? 'payment.credit_card.customer');
  const { ids, errors } = await issueCardCharges(
    ctx,
    {
      customers: [customer],
      items,
      expire_at: ctx.today,
      send_email: false,
      ...(shipping ? { shipping } : {}),
      ...(card.message ? { message: card.message } : {}),
      ...(card.discount ? { credit_discount: card.discount } : {}),
    },
    {
      write_off_days: WRITE_OFF_DAYS,
      known: {
        ...(more.id === undefined ? {} : { id: more.id }),
        ...(order_id ? { order_id } : {}),
        ...(notification_url ? { notification_url } : {}),
      },
    },
  );
  const [chargeId] = ids;
  if (chargeId === undefined)
    throw new Problem(422, 'invalid', errors[0]?.errorMessage ?? 'A cobrança não foi criada.');
  const { tds = null } = more;
  await beginTry(ctx.trx(), ctx.services, { accountId: ctx.accountId, chargeId, ...charging(card), tds });
  return chargeId;
};

/** A charge and its card's last try as the API shows them. @throws Problem 404 */
async function outcomeOf({ db, accountId, services }: Pick<Ctx, 'db' | 'accountId' | 'services'>, id: number) {
  const charge = await db
    .selectFrom('charges')
    .select(['status', 'value'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!charge) throw notFound();
  const { instalments = 1, challenge = null } = (await triesOf(db, accountId, id)).at(-1) ?? {};
  const refusal = charge.status === 'unpaid' ? await lastRefusal(db, accountId, id) : null;
  return {
    charge_id: id,
    status: charge.status,
    total: charge.value,
    payment: 'credit_card',
    installments: instalments,
    installment_value: parts(charge.value, instalments)[0],
    ...(refusal && { refusal: { reason: refusal.reason, retry: !FINAL.includes(refusal.code) } }),
    ...(charge.status === 'waiting' && challenge && { tds_challenge: toChallengeDto(challenge, originOf(services)) }),
  };
}

/** Has the card of a charge's last try charged, and answers what became of it. @throws Problem 404 */
export async function settleCard(ctx: Ctx, id: number) {
  const { services, accountId } = ctx;
  const last = (await triesOf(services.store.db, accountId, id)).at(-1);
  if (last) await sendTry(services, last);
  return outcomeOf({ db: services.store.db, accountId, services }, id);
}

/** Tries another card on a charge whose card was refused. @throws Problem 404, 409 where none was, 422 'card' */
export async function retryCard(ctx: Ctx, id: number, card: ApiCard): Promise<void> {
  const locked = await hold(ctx.trx(), ctx.accountId, id);
  if (!locked) throw notFound();
  if (locked.charge.status !== 'unpaid')
    throw new Problem(409, 'payment-status', 'O cartão desta cobrança não foi recusado.');
  await beginTry(ctx.trx(), ctx.services, { accountId: ctx.accountId, chargeId: id, ...charging(card) });
  ctx.noted({ about: String(id) });
}

/** In how many instalments a value may be paid, none of which costs the payer interest. @param total integer cents */
export async function listInstalments({ db, accountId }: Ctx, total: number, brand: string) {
  const options = await instalmentsOf(db, accountId, total);
  return {
    rate: 0,
    name: brand,
    installments: options.map(({ count, each }) => ({
      installment: count,
      has_interest: false,
      value: each,
      currency: (each / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 }),
      interest_percentage: 0,
    })),
  };
}

takesApiCards({
  issue: issueCard,
  settle: settleCard,
  shown: async ({ db, accountId, services }, id) => {
    const card = await db
      .selectFrom('card_charges as k')
      .innerJoin('charges as c', (on) =>
        on.onRef('c.account_id', '=', 'k.account_id').onRef('c.id', '=', 'k.charge_id'),
      )
      .select(['k.last4', 'k.liability', 'c.customer_address'])
      .where('k.account_id', '=', accountId)
      .where('k.charge_id', '=', id)
      .executeTakeFirst();
    const { installments, installment_value } = await outcomeOf({ db, accountId, services }, id);
    return {
      mask: card?.last4 ? `XXXXXXXXXXXX${card.last4}` : '',
      installments,
      installment_value,
      liability: card?.liability ?? null,
      address: shownAddress((card?.customer_address as Address | null) ?? {}),
    };
  },
});
