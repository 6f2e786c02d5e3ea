import { isDeepStrictEqual } from 'node:util';
import type { Customer, CustomerInput } from '@balcao/contract/customers';
import type { Address } from '@balcao/contract/core/shapes';
import { isRealDay } from '../../core/calendar';
import { cleanName } from '../../core/clean-name';
import {
  isCep,
  isCnpj,
  isCpf,
  isEmail,
  isForeignPhone,
  isPhone,
  normalizeCep,
  normalizeDocument,
  normalizePhone,
} from '../../core/documents';
import { searchText } from '../../core/search-text';

/** Why a customer cannot have the account's own document. */
export const OWN_DOCUMENT = 'O pagador não pode ser o próprio recebedor';
export const DUPLICATE_DOCUMENT = 'Já existe um cliente com este documento';

const FOREIGN_PHONE = 'Informe um telefone do Brasil, com DDD';
const STATES = new Set('AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '));

export type FieldErrors = { field: string; message: string }[];

/** The facts of the account and the day that decide whether a customer may be registered. */
export interface CustomerFacts {
  accountDocument: string;
  /** Groups of the account. */
  groupIds: ReadonlySet<number>;
  /** São Paulo day, yyyy-mm-dd. */
  today: string;
}

/**
 * The customer as stored: a company has no birthday; documents, phones and CEP without mask, e-mails in lower case,
 * empty texts as null.
 */
export function normalizeCustomer(input: CustomerInput): CustomerInput {
  return {
    ...input,
    name: cleanName(input.name),
    document: normalizeDocument(input.document),
    phones: unique(input.phones.map((phone) => normalizePhone(phone) || phone)),
    emails: unique(input.emails.map((email) => email.trim().toLowerCase())),
    address: input.address && normalizeAddress(input.address),
    groups: unique(input.groups),
    birthday: input.personType === 'F' ? input.birthday : null,
    note: input.note?.trim() || null,
    customerCode: input.customerCode?.trim() || null,
  };
}

/** Most groups of a customer. */
export const MOST_GROUPS = 20;
export const TOO_MANY_GROUPS = `Use até ${MOST_GROUPS} grupos`;

/** Whether the stored customer already equals the input. */
export function isSame(
  { id: _id, created_at: _created, updated_at: _updated, ...held }: Customer,
  input: CustomerInput,
): boolean {
  return isDeepStrictEqual(held, normalizeCustomer(input));
}

/** Every fault of a normalised customer, at its field (AREAS-3-customer-1); none where it may be stored. */
export function customerFaults(customer: CustomerInput, facts: CustomerFacts): FieldErrors {
  const faults: FieldErrors = [];
  const check = (ok: boolean, field: string, message: string) => {
    if (!ok) faults.push({ field, message });
  };
  check(customer.name !== '', 'name', 'Preenchimento obrigatório');
  if (customer.document === '') check(false, 'document', 'Informe o CPF ou CNPJ');
  else if (customer.personType === 'F') check(isCpf(customer.document), 'document', 'Informe um CPF válido');
  else check(isCnpj(customer.document), 'document', 'Por favor, informe um CNPJ válido');
  check(customer.document !== facts.accountDocument, 'document', OWN_DOCUMENT);
  customer.phones.forEach((phone, i) =>
    check(
      isPhone(phone),
      `phones.${i}`,
      isForeignPhone(phone) ? FOREIGN_PHONE : 'Digite o DDD e o número completo do telefone',
    ),
  );
  customer.emails.forEach((email, i) => check(isEmail(email), `emails.${i}`, 'Informe um e-mail válido'));
  check(!customer.address?.zipcode || isCep(customer.address.zipcode), 'address.zipcode', 'Informe um CEP válido');
  check(
    !customer.address?.state || STATES.has(customer.address.state),
    'address.state',
    'Use a sigla do estado, como SP',
  );
  check(isBirthday(customer.birthday, facts.today), 'birthday', 'Informe uma data de nascimento válida');
  check(customer.groups.length <= MOST_GROUPS, 'groups', TOO_MANY_GROUPS);
  check(
    customer.groups.every((id) => facts.groupIds.has(id)),
    'groups',
    'Grupo não encontrado',
  );
  return faults;
}

/** The text that a customer is found by; the name comes first, so that it serves for sorting too. */
export const customerSearch = (
  customer: Pick<CustomerInput, 'name' | 'document' | 'emails' | 'customerCode'>,
): string => searchText(customer.name, customer.document, ...customer.emails, customer.customerCode);

const isBirthday = (day: string | null, today: string): boolean =>
  day === null || (isRealDay(day) && day >= '1850-01-01' && day <= today);

function normalizeAddress(address: Address): Address {
  const filled = Object.entries(address).flatMap(([field, text]) => (text?.trim() ? [[field, text.trim()]] : []));
  const clean: Address = Object.fromEntries(filled);
  return clean.zipcode && isCep(clean.zipcode) ? { ...clean, zipcode: normalizeCep(clean.zipcode) } : clean;
}

const unique = <T>(values: T[]): T[] => [...new Set(values)];
