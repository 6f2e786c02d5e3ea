import type { Customer, CustomerInput } from '@balcao/contract/customers';
import type { Address } from '@balcao/contract/core/shapes';

/** Values of the form, with the contract's names of fields (AREAS-3-customer-1). */
export interface CustomerValues {
  personType: 'F' | 'J';
  document?: string;
  name?: string;
  phones: (string | undefined)[];
  emails: (string | undefined)[];
  address?: Address;
  /** Ids of existing groups, and names of groups to create. */
  groups: (number | string)[];
  birthday?: string | null;
  note?: string;
  customerCode?: string;
}

export const emptyCustomer: CustomerValues = { personType: 'F', phones: [''], emails: [''], groups: [] };

/** A registered customer as values of the form: one blank phone and e-mail where there is none. */
export const valuesOf = ({
  id: _id,
  created_at: _created,
  updated_at: _updated,
  ...customer
}: Customer): CustomerValues => ({
  ...customer,
  phones: customer.phones.length > 0 ? customer.phones : [''],
  emails: customer.emails.length > 0 ? customer.emails : [''],
  address: customer.address ?? {},
  note: customer.note ?? '',
  customerCode: customer.customerCode ?? '',
});

const filled = (texts: (string | undefined)[] | undefined): string[] =>
  (texts ?? []).map((text) => text?.trim() ?? '').filter(Boolean);

function addressOf(address: Address | undefined): Address | null {
  const filledIn = Object.entries(address ?? {}).flatMap(([field, text]) =>
    text?.trim() ? [[field, text.trim()] as const] : [],
  );
  return filledIn.length > 0 ? Object.fromEntries(filledIn) : null;
}

/** Values of the form as the server's input: blank fields are null or left out; a company has no birthday. */
export const inputOf = (values: CustomerValues): CustomerInput & { newGroups: string[] } => ({
  personType: values.personType,
  document: values.document ?? '',
  name: values.name?.trim() ?? '',
  phones: filled(values.phones),
  emails: filled(values.emails),
  address: addressOf(values.address),
  groups: (values.groups ?? []).filter((group) => typeof group === 'number'),
  newGroups: (values.groups ?? []).filter((group) => typeof group === 'string'),
  birthday: values.personType === 'F' ? (values.birthday ?? null) : null,
  note: values.note?.trim() || null,
  customerCode: values.customerCode?.trim() || null,
});

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    held && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted())
      : held,
  );

/**
 * The form's values after somebody else changed the customer: typed values stay, except groups that the customer no longer has; all others
 * are the present ones.
 */
export function broughtUpToDate(typed: CustomerValues, began: Customer, now: Customer): CustomerValues {
  const whole = (values: CustomerValues) => ({ ...inputOf(values), groups: values.groups ?? [] });
  const [mine, before] = [whole(typed), whole(valuesOf(began))];
  const changed = Object.keys(before).filter(
    (field) => canonical(mine[field as keyof CustomerInput]) !== canonical(before[field as keyof CustomerInput]),
  );
  const groups = mine.groups.filter(
    (group) => now.groups.includes(group as number) || !began.groups.includes(group as number),
  );
  return {
    ...valuesOf(now),
    ...Object.fromEntries(
      changed.map((field) => [field, field === 'groups' ? groups : typed[field as keyof CustomerValues]]),
    ),
  };
}

/** 'J' (company) for a pasted CNPJ; undefined for up to 11 digits, which may be a CPF. */
export const personTypeOf = (document: string): 'J' | undefined =>
  document.length > 11 || /\D/.test(document) ? 'J' : undefined;
