import type { ImportField } from '@balcao/contract/customers-import';

const ORDER: Record<ImportField, true> = {
  document: true,
  name: true,
  email: true,
  phone: true,
  zipcode: true,
  street: true,
  number: true,
  complement: true,
  neighborhood: true,
  city: true,
  state: true,
  birthday: true,
  groups: true,
  customerCode: true,
  note: true,
};

/** Every field of the contract, in the order offered; the record's type makes a missing field a compile error. */
export const FIELDS = Object.keys(ORDER) as ImportField[];
