import type { Address } from '@balcao/contract/core/shapes';
import { addDays, diffDays } from '../core/calendar';
import { fakeCnpj, fakeCpf } from '../core/documents';
import { searchText } from '../core/search-text';
import type { Bulk } from './bulk';
import { someTime } from './calendar';
import type { Dice } from './dice';
import { companyMail, companyName, personMail, personName } from './names';
import { someAddress, somePhone, somePlace } from './places';
import type { Segment, Trade } from './trade';

/** How a customer pays: ahead, on the day, late, now and then, or hardly. */
export type Habit = 'early' | 'punctual' | 'late' | 'forgetful' | 'bad';

export interface DemoCustomer {
  id: number;
  segment: Segment;
  habit: Habit;
  /** São Paulo day of the first business. */
  since: string;
  name: string;
  document: string;
  email: string | null;
  phone: string;
  address: Address;
}

const HABITS = [
  ['early', 22],
  ['punctual', 48],
  ['late', 15],
  ['forgetful', 11],
  ['bad', 4],
] as const;
const CUSTOMER_NOTES = [
  'Negociar prazo direto com o financeiro.',
  'Cliente desde a inauguração.',
  'Exige número do pedido no boleto.',
  'Entregar pela manhã.',
] as const;

/** Groups and customers of an account, most of them there from `first` on, the rest won on the way to `last`. */
export function fillCustomers(
  bulk: Bulk,
  dice: Dice,
  account: number,
  trade: Trade,
  count: number,
  first: string,
  last: string,
): DemoCustomer[] {
  const groups = new Map<string, number>();
  for (const name of [...trade.segments.map((s) => s.group), trade.extraGroup]) {
    const id = bulk.id('customer_groups');
    groups.set(name, id);
    bulk.add('customer_groups', { account_id: account, id, name });
  }
  const documents = new Set<string>();
  const span = Math.floor(diffDays(first, last) * 0.85);
  return segmentsOf(trade, count).map((segment, i) => {
    const since = i % 5 < 3 || span < 1 ? first : addDays(first, dice.int(1, span));
    const isPerson = dice.int(1, 100) <= segment.people;
    const customer = draw(dice, segment, isPerson, since, documents, bulk.id('customers'));
    const created = someTime(dice, since === first ? addDays(first, -dice.int(1, 300)) : since, 8, 9);
    const extra = dice.chance(0.08) ? [groups.get(trade.extraGroup)!] : [];
    const code = segment.orders ? `C${String(1000 + i)}` : null;
    bulk.add('customers', {
      account_id: account,
      id: customer.id,
      person_type: isPerson ? 'F' : 'J',
      name: customer.name,
      document: customer.document,
      phones: dice.chance(0.2) ? [customer.phone, somePhone(dice, somePlace(dice), 'landline')] : [customer.phone],
      emails: customer.email ? [customer.email] : [],
      address: customer.address,
      groups: dice.chance(0.94) ? [groups.get(segment.group)!, ...extra] : [],
      birthday:
        isPerson && dice.chance(0.6)
          ? `${dice.int(1958, 2004)}-${String(dice.int(1, 12)).padStart(2, '0')}-${String(dice.int(1, 28)).padStart(2, '0')}`
          : null,
      note: dice.chance(0.08) ? dice.pick(CUSTOMER_NOTES) : null,
      customer_code: code,
      search: searchText(customer.name, customer.document, customer.email, code),
      created_at: created,
      updated_at: created,
      deleted_at: null,
    });
    return customer;
  });
}

/** Which segment each customer is of, well mixed. */
function segmentsOf(trade: Trade, count: number): Segment[] {
  const whole = trade.segments.reduce((sum, s) => sum + s.customers, 0);
  const given = trade.segments.map(() => 0);
  return Array.from({ length: count }, (_, i) => {
    const lag = trade.segments.map((s, k) => (s.customers / whole) * (i + 1) - given[k]!);
    const k = lag.indexOf(Math.max(...lag));
    given[k]!++;
    return trade.segments[k]!;
  });
}

function draw(
  dice: Dice,
  segment: Segment,
  isPerson: boolean,
  since: string,
  taken: Set<string>,
  id: number,
): DemoCustomer {
  const place = somePlace(dice);
  const name = isPerson ? personName(dice) : companyName(dice, segment.kinds);
  let document: string;
  // new companies carry letters in their CNPJ
  do document = isPerson ? fakeCpf(dice.next) : fakeCnpj(dice.next, dice.chance(0.12));
  while (taken.has(document));
  taken.add(document);
  return {
    id,
    segment,
    habit: dice.weighted(HABITS),
    since,
    name,
    document,
    email: dice.chance(0.95) ? (isPerson ? personMail(dice, name) : companyMail(dice, name)) : null,
    phone: somePhone(dice, place, isPerson || dice.chance(0.6) ? 'mobile' : 'landline'),
    address: someAddress(dice, place, isPerson),
  };
}

/** Who is charged on a day: a segment by its share, then one of its customers by then. */
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
