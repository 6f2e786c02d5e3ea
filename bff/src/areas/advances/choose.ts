/** A billet that may be chosen: what it brings and what it costs, integer cents. */
export interface Candidate {
  id: number;
  net: number;
  cost: number;
}

export interface Choice {
  ids: number[];
  net: number;
  cost: number;
  isExact: boolean;
  /** Integer cents that a better set may be cheaper, at most; 0 where the set is the cheapest. */
  bound: number;
}

/** Up to so many billets the cheapest set is found; of more, the best ones are considered. */
const EXACT = 60;
/** The table of the exact search has a column for each cent of cost, and no more than so many. */
const MOST_COST = 4_000_000;

const dearness = ({ cost, net }: Candidate) => cost / net;
const sum = (of: readonly Candidate[], key: 'net' | 'cost') => of.reduce((all, one) => all + one[key], 0);

/** Cost that no set can be under: billets taken in order of dearness, the last in part. */
function leastCost(sorted: readonly Candidate[], target: number): number {
  let [missing, cost] = [target, 0];
  for (const one of sorted) {
    if (one.net >= missing) return Math.ceil(cost + (one.cost * missing) / one.net - 1e-9);
    missing -= one.net;
    cost += one.cost;
  }
  return Infinity;
}

/** Billets in order of dearness until the target is reached, less those that are not needed, the dearest first. */
function greedy(sorted: readonly Candidate[], target: number): Candidate[] {
  const chosen: Candidate[] = [];
  let net = 0;
  for (const one of sorted) {
    if (net >= target) break;
    chosen.push(one);
    net += one.net;
  }
  for (const one of [...chosen].sort((a, b) => b.cost - a.cost))
    if (net - one.net >= target) {
      chosen.splice(chosen.indexOf(one), 1);
      net -= one.net;
    }
  return chosen;
}

/** The cheapest set, by the most that each cost can bring: cheaper than `most`, null where there is none. */
function cheapest(all: readonly Candidate[], target: number, most: number): Candidate[] | null {
  const width = most + 1;
  const best = new Float64Array(width).fill(-1);
  best[0] = 0;
  const taken = all.map(() => new Uint8Array((width >> 3) + 1));
  all.forEach(({ net, cost }, at) => {
    const bits = taken[at]!;
    for (let spent = most; spent >= cost; spent--) {
      const before = best[spent - cost]!;
      if (before < 0 || before + net <= best[spent]!) continue;
      best[spent] = before + net;
      bits[spent >> 3]! |= 1 << (spent & 7);
    }
  });
  let spent = best.findIndex((net) => net >= target);
  if (spent < 0) return null;
  const chosen: Candidate[] = [];
  for (let at = all.length - 1; at >= 0; at--)
    if (taken[at]![spent >> 3]! & (1 << (spent & 7))) {
      chosen.push(all[at]!);
      spent -= all[at]!.cost;
    }
  return chosen;
}

/** The cheapest billets that bring at least integer cents; null where all of them do not. */
export function choose(candidates: readonly Candidate[], target: number): Choice | null {
  const sorted = candidates.filter(({ net }) => net > 0).sort((a, b) => dearness(a) - dearness(b) || b.net - a.net);
  if (sum(sorted, 'net') < target) return null;
  const first = greedy(sorted, target);
  const near = sorted.length <= EXACT ? sorted : sorted.slice(0, EXACT);
  const cost = sum(first, 'cost');
  const isSearched = cost <= MOST_COST && sum(near, 'net') >= target;
  const best = (isSearched && cost > 0 && cheapest(near, target, cost)) || first;
  const isExact = isSearched && near.length === sorted.length;
  const spent = sum(best, 'cost');
  return {
    ids: best.map(({ id }) => id).sort((a, b) => a - b),
    net: sum(best, 'net'),
    cost: spent,
    isExact: isExact || spent === leastCost(sorted, target),
    bound: isExact ? 0 : Math.max(0, spent - leastCost(sorted, target)),
  };
}
