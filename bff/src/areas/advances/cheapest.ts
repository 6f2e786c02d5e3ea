import { diffDays } from '../../core/calendar';
import type { Offer } from '../../rails/funder/port';
import { choose, type Choice } from './choose';
import { presentValue, quote, quoteContract, SIMPLES_LIMIT, totalOf, type Receivable } from './cost';

interface Asked {
  offer: Pick<Offer, 'legalForm' | 'monthlyRate' | 'fee'>;
  /** São Paulo day of the credit. */
  day: string;
  /** Integer cents to be credited. */
  target: number;
  /** The company declares that it is in Simples Nacional. */
  isSimples: boolean;
}

/**
 * The cheapest billets that bring a sum, as their contract is quoted; net and cost with its fee, null where all of them do not reach it.
 * In Simples Nacional the credit of the whole contract decides on the IOF, so a set is looked for at either IOF. Where the one at the lower
 * IOF is over the limit, a cheaper one within it can be missed, by the bound at most.
 */
export function cheapestBillets(all: readonly Receivable[], { offer, day, target, isSimples }: Asked): Choice | null {
  const search = (some: readonly Receivable[], isLower: boolean): Choice | null => {
    const candidates = some.map((one) => quote(one, offer, day, isLower));
    const set = choose(
      candidates.map(({ id, net, discount, iof }) => ({ id, net, cost: discount + iof })),
      target + offer.fee,
    );
    return set && { ...set, net: set.net - offer.fee, cost: set.cost + offer.fee };
  };
  const quoted = (found: Choice): Choice => {
    const some = all.filter(({ id }) => found.ids.includes(id));
    const { net, discount, iof, fee } = totalOf(quoteContract(some, offer, day, isSimples).items, offer.fee);
    return { ...found, net, cost: discount + iof + fee };
  };

  const usual = search(all, false);
  if (!isSimples || offer.legalForm === 'cession') return usual;
  const isWithin = ({ value, due }: Receivable) =>
    presentValue(value, diffDays(day, due), offer.monthlyRate) <= SIMPLES_LIMIT;
  const sets = [usual, search(all.filter(isWithin), true)].filter((one) => one !== null);
  const least = Math.min(...sets.map(({ cost, bound }) => cost - bound));
  const [best] = sets
    .map(quoted)
    .filter(({ net }) => net >= target)
    .sort((a, b) => a.cost - b.cost);
  return best ? { ...best, isExact: best.cost <= least, bound: Math.max(0, best.cost - least) } : null;
}

/** Integer cents that all the billets together bring, which can be asked for; in Simples Nacional a little more may be possible. */
export function reachOf(all: readonly Receivable[], { offer, day }: Pick<Asked, 'offer' | 'day'>): number {
  const nets = all.map((one) => quote(one, offer, day, false).net).filter((net) => net > 0);
  return Math.max(0, nets.reduce((sum, net) => sum + net, 0) - offer.fee);
}
