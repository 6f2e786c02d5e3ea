import type { AdvanceQuote } from '@balcao/contract/advances';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { diffDays } from '../../core/calendar';
import type { Db } from '../../core/database';
import { fieldProblem, refuseFields } from '../../core/problem';
import { slotOf, type Slot } from '../../kits/money/slot';
import type { Offer } from '../../rails/funder/port';
import { funder } from '../../rails/funder/rail';
import { forecastOf } from '../cash-forecast/service';
import { formatMoney } from '../../core/money';
import { cheapestBillets, reachOf } from './cheapest';
import { effectiveCost, quoteContract, SIMPLES_LIMIT, totalOf } from './cost';
import { isCompany, listAdvanceable, readBillets, type Billet } from './repository';
import {
  dueWindow,
  FUNDER_HOURS,
  LEAST_BUSINESS_DAYS,
  lowestAdvanced,
  MOST_DAYS,
  refuseBillet,
  refuseContract,
  refuseSimples,
} from './rules';

/** Billets that are looked through for the cheapest set. */
const MOST_CANDIDATES = 2000;
const FORECAST_DAYS = 90;

export async function readTerms({ db, accountId, services }: Ctx): Promise<Answer<'GET /advances/terms'>> {
  const offers = await funder(services.config).listOffers();
  return {
    offers: offers.map((offer) => ({ ...offer, hasIof: offer.legalForm === 'loan' })),
    simplesLimit: (await isCompany(db, accountId)) ? SIMPLES_LIMIT : null,
    leastBusinessDays: LEAST_BUSINESS_DAYS,
    mostDays: MOST_DAYS,
    opens: FUNDER_HOURS.opens,
    closes: FUNDER_HOURS.closes,
  };
}

/** @throws Problem 422 'offer' where the funder does not offer it */
export async function findOffer({ services }: Pick<Ctx, 'services'>, id: string): Promise<Offer> {
  const offer = (await funder(services.config).listOffers()).find((one) => one.id === id);
  if (!offer) throw fieldProblem('offer', 'Este contrato não é mais oferecido.');
  return offer;
}

/** The day on which a contract signed now is credited. */
export const creditSlot = (now: Date): Slot => slotOf(FUNDER_HOURS, now, null);

/**
 * The cheapest billets that bring a sum.
 * @throws Problem 422 'target' where all of them do not, 'isSimples' where the holder is a person
 */
export async function chooseBillets(
  ctx: Pick<Ctx, 'db' | 'accountId' | 'now' | 'services'>,
  { offer: id, target, isSimples = false }: Body<'POST /advances/choose'>,
): Promise<Answer<'POST /advances/choose'>> {
  const offer = await findOffer(ctx, id);
  if (isSimples) refuseFields(refuseSimples(isSimples, await isCompany(ctx.db, ctx.accountId)));
  const { day } = creditSlot(ctx.now);
  const all = await listAdvanceable(ctx.db, ctx.accountId, dueWindow(day), MOST_CANDIDATES);
  const set = cheapestBillets(all, { offer, day, target, isSimples });
  if (!set) throw fieldProblem('target', tooMuch(reachOf(all, { offer, day })));
  return set;
}

const tooMuch = (reach: number) =>
  reach > 0
    ? `Os boletos que podem ser antecipados chegam a ${formatMoney(reach)}.`
    : 'Nenhum boleto pode ser antecipado agora.';

/** What a contract over billets comes to on its day, with every reason known to refuse it. */
export async function quoteBillets(
  db: Db,
  accountId: number,
  offer: Offer,
  slot: Slot,
  { ids, isSimples = false }: Pick<Body<'POST /advances/review'>, 'ids' | 'isSimples'>,
  options: { lock?: boolean } = {},
) {
  const billets = await readBillets(db, accountId, [...new Set(ids)], options);
  const missing = ids.filter((id) => !billets.has(id)).map((id) => `O boleto ${id} não foi encontrado.`);
  const chosen = [...billets.values()];
  const { items, hasLowerIof } = quoteContract(
    chosen.map(({ id, value, expire_at }) => ({ id, value, due: expire_at })),
    offer,
    slot.day,
    isSimples,
  );
  const total = totalOf(items, offer.fee);
  const faults = [...missing, ...chosen.map((one) => refuseBillet(one, slot.day))];
  const cost = effectiveCost(
    total.net,
    items.map(({ value, due }) => ({ amount: value, days: diffDays(slot.day, due) })),
  );
  return {
    billets,
    items,
    total,
    rates: { monthlyRate: offer.monthlyRate, cetMonthly: cost.monthly, cetYearly: cost.yearly },
    declared: { isSimples, hasLowerIof },
    refusals: [...refuseContract(total, faults), ...refuseSimples(isSimples, await isCompany(db, accountId))],
  };
}

/** @throws Problem 422 'offer' */
export async function reviewAdvance(ctx: Ctx, body: Body<'POST /advances/review'>): Promise<AdvanceQuote> {
  const offer = await findOffer(ctx, body.offer);
  const slot = creditSlot(ctx.now);
  const coming = await forecastOf(ctx.db, ctx.accountId, ctx.today, FORECAST_DAYS);
  const { billets, items, total, rates, declared, refusals } = await quoteBillets(
    ctx.db,
    ctx.accountId,
    offer,
    slot,
    body,
  );
  const nameOf = (charge: number) => (billets.get(charge) as Billet).customer_name;
  return {
    ...total,
    net: Math.max(0, total.net),
    ...rates,
    ...declared,
    offer: offer.id,
    legalForm: offer.legalForm,
    day: slot.day,
    isToday: slot.now,
    items: items.map((one) => ({ ...one, customer_name: nameOf(one.id) })),
    forecast: { wait: coming.lowest, advance: lowestAdvanced(coming.days, { net: total.net, day: slot.day, items }) },
    refusals,
  };
}
