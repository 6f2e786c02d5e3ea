import type { Answer } from '@balcao/contract/core/registry';
import type { MergedFields } from '@balcao/contract/customers-merge';
import { formatAddress, formatDay } from '../../../ui/text/format';

export type Candidate = Answer<'POST /customers/merge/preview'>['customers'][number];

/** Fields of which the merged customer has one customer's value. */
export const SINGLE = ['name', 'address', 'birthday', 'customerCode', 'note'] as const;
export type Single = (typeof SINGLE)[number];
/** Fields of which the merged customer may have several values, and how many at most. */
export const SEVERAL = { emails: 5, phones: 5, groups: 20 } as const;
export type Several = keyof typeof SEVERAL;

export interface Choice {
  survivor: number;
  /** The id of the customer whose value is taken, by field. */
  from: Record<Single, number>;
  emails: string[];
  phones: string[];
  groups: number[];
}

/** A value as text; two values with the same text are offered as one. */
export function shownValue(field: Single, customer: Candidate): string {
  if (field === 'address') return formatAddress(customer.address);
  return (field === 'birthday' ? formatDay(customer.birthday) : customer[field]) ?? '';
}

/** The different values of a field, blank ones last, each with the id of the first customer that has it. */
export function valuesOfField(field: Single, customers: Candidate[]): { id: number; text: string }[] {
  const idOf = new Map<string, number>();
  for (const customer of customers)
    if (!idOf.has(shownValue(field, customer))) idOf.set(shownValue(field, customer), customer.id);
  const values = [...idOf].map(([text, id]) => ({ id, text }));
  return [...values.filter(({ text }) => text), ...values.filter(({ text }) => !text)];
}

const all = <T>(values: T[][], most: number): T[] => [...new Set(values.flat())].slice(0, most);

/**
 * The proposed choice: the customer with most charges remains, with its own values, or the next customer's where it has none; e-mails,
 * phones and groups of all.
 */
export function firstChoice(customers: Candidate[], survivor = mostCharged(customers)): Choice {
  const ordered = [...customers.filter(({ id }) => id === survivor), ...customers.filter(({ id }) => id !== survivor)];
  const from = Object.fromEntries(
    SINGLE.map((field) => [field, (ordered.find((one) => shownValue(field, one)) ?? ordered[0]!).id]),
  ) as Choice['from'];
  return {
    survivor,
    from,
    emails: all(
      ordered.map((one) => one.emails),
      SEVERAL.emails,
    ),
    phones: all(
      ordered.map((one) => one.phones),
      SEVERAL.phones,
    ),
    groups: all(
      ordered.map((one) => one.groups),
      SEVERAL.groups,
    ),
  };
}

/**
 * The choice after another customer is chosen to remain: its values are proposed; e-mails, phones and groups that were deselected stay
 * deselected.
 */
export function withSurvivor(choice: Choice, customers: Candidate[], survivor: number): Choice {
  const before = firstChoice(customers, choice.survivor);
  const still = <V>(values: V[], proposed: V[], chosen: V[]): V[] =>
    values.filter((value) => chosen.includes(value) || !proposed.includes(value));
  const left = customers.map((one) => ({
    ...one,
    emails: still(one.emails, before.emails, choice.emails),
    phones: still(one.phones, before.phones, choice.phones),
    groups: still(one.groups, before.groups, choice.groups),
  }));
  return firstChoice(left, survivor);
}

/**
 * The choice after somebody else changed the customers: it stays, except that e-mails, phones and groups that no longer exist are removed,
 * and new ones are added.
 */
export function broughtUpToDate(choice: Choice, before: Candidate[], now: Candidate[]): Choice {
  const upToDate = <V>(field: Several, values: (one: Candidate) => V[], chosen: V[]): V[] => {
    const [then, by] = [new Set(before.flatMap(values)), new Set(now.flatMap(values))];
    return all([chosen.filter((value) => by.has(value)), [...by].filter((value) => !then.has(value))], SEVERAL[field]);
  };
  return {
    ...choice,
    emails: upToDate('emails', (one) => one.emails, choice.emails),
    phones: upToDate('phones', (one) => one.phones, choice.phones),
    groups: upToDate('groups', (one) => one.groups, choice.groups),
  };
}

const mostCharged = (customers: Candidate[]): number =>
  customers.reduce((best, one) => (one.charges > best.charges ? one : best)).id;

/** The chosen values, as POST /customers/merge takes them. */
export function mergedFieldsOf(customers: Candidate[], { from, emails, phones, groups }: Choice): MergedFields {
  const at = (field: Single) => customers.find(({ id }) => id === from[field])!;
  return {
    name: at('name').name,
    address: at('address').address,
    birthday: at('birthday').birthday,
    customerCode: at('customerCode').customerCode,
    note: at('note').note,
    emails,
    phones,
    groups,
  };
}
