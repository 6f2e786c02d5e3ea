import type { Address } from '@balcao/contract/core/shapes';
import { addDays, diffDays } from '../../../core/calendar';
import { fakeCnpj, fakeCpf } from '../../../core/documents';
import { searchText } from '../../../core/search-text';
import type { DemoBusiness } from '../../../demo/bank';
import type { Bulk } from '../../../demo/bulk';
import { someTime } from '../../../demo/calendar';
import type { Dice } from '../../../demo/dice';
import { companyMail, companyName, personMail, personName } from '../../../demo/names';
import { someAddress, somePhone, somePlace } from '../../../demo/places';
import type { Segment, Trade } from '../../../demo/trade';

/** How a customer pays: ahead, on the day, late, now and then, or hardly. */
export type Habit = 'early' | 'punctual' | 'late' | 'forgetful' | 'bad';

export interface DemoCustomer {
  id: number;
  segment: Segment;
  habit: Habit;
  /** São Paulo day on which the account's business began. */
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

/** Adds an account's customers, most of them from the first day on, the others on days up to `last`. */
export function fillCustomers(
  bulk: Bulk,
  dice: Dice,
  { issuer, trade, customers: count, first }: DemoBusiness,
  groups: ReadonlyMap<string, number>,
  last: string,
): DemoCustomer[] {
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
      account_id: issuer.id,
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

/** The segment of each customer, shuffled. */
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
