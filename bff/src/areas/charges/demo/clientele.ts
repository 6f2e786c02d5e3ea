import type { DemoCustomer } from '../../customers/demo';
import type { Dice } from '../../../demo/dice';
import type { Segment, Trade } from '../../../demo/trade';

/** Draws the customer to charge on a day: a segment by its share of charges, then one of the customers that it had by then. */
export class Clientele {
  readonly #bySegment = new Map<Segment, DemoCustomer[]>();

  constructor(
    private readonly trade: Trade,
    customers: readonly DemoCustomer[],
  ) {
    for (const segment of trade.segments) {
      const known = customers
        .filter((c) => c.segment === segment)
        .sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : a.id - b.id));
      if (known.length) this.#bySegment.set(segment, known);
    }
  }

  on(dice: Dice, day: string): DemoCustomer {
    const segments = this.trade.segments.filter((s) => this.#bySegment.has(s)).map((s) => [s, s.charges] as const);
    const known = this.#bySegment.get(dice.weighted(segments))!;
    for (let tries = 0; tries < 8; tries++) {
      const someone = dice.pick(known);
      if (someone.since <= day) return someone;
    }
    return known[0]!;
  }
}
