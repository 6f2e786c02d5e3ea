import { Ajv } from 'ajv';
import { CustomerInput } from '@balcao/contract/customers';
import type { ImportField, ImportRow } from '@balcao/contract/customers-import';
import { cleanName } from '../../core/clean-name';
import { normalizePhone } from '../../core/documents';
import { schemaField, schemaMessage } from '../../core/messages';
import { namesOf } from '../../core/name-list';
import { dayOf, fullCep, fullDocument, isFormula, plainText, textsOf } from '../../kits/charging/sheets/cells';
import { customerFaults, normalizeCustomer, type CustomerFacts } from './rules';

export interface ReadRow {
  /** The customer as it would be stored; its groups are still names. */
  customer: CustomerInput;
  groupNames: string[];
  /** Index of the column that has the document; the first document column where none does. */
  documentColumn: number;
  /** The first fault of each cell. */
  faults: ImportRow['faults'];
}

const ADDRESS = ['zipcode', 'street', 'number', 'complement', 'neighborhood', 'city', 'state'] as const;
const LONGEST_GROUP = 40;
const MOST_GROUPS = 20;

const fits = new Ajv({ allErrors: true, strict: false, allowUnionTypes: true }).compile(CustomerInput);

/** Reads a row of a spreadsheet as a customer, with the faults of its cells. A customer who is `known` may have a blank name. */
export function readRow(
  cells: string[],
  fields: (ImportField | null)[],
  facts: CustomerFacts,
  known: (document: string) => boolean,
): ReadRow {
  const faults: ImportRow['faults'] = [];
  const columnOf = new Map<string, number>();
  const one = (field: ImportField, path: string = field): string => {
    const column = fields.indexOf(field);
    if (column < 0) return '';
    columnOf.set(path, column);
    return plainText(cells[column] ?? '');
  };
  const several = (field: ImportField, path: string, clean: (text: string) => string): string[] => {
    const values: string[] = [];
    fields.forEach((held, column) => {
      if (held !== field) return;
      for (const text of textsOf(plainText(cells[column] ?? ''))) {
        const value = clean(text);
        if (values.includes(value)) continue;
        columnOf.set(`${path}.${values.length}`, column);
        columnOf.set(path, column);
        values.push(value);
      }
    });
    return values;
  };
  const fault = (column: number | null, message: string) => {
    if (!faults.some((other) => other.column === column)) faults.push({ column, message });
  };

  cells.forEach((cell, column) => {
    if (fields[column] && isFormula(cell)) fault(column, 'Fórmulas não são aceitas: cole apenas o valor');
  });
  // CPF and CNPJ may have a column each: the one that is filled in counts
  const documents = fields.flatMap((field, at) => {
    const text = field === 'document' ? plainText(cells[at] ?? '') : '';
    return text ? [{ at, text }] : [];
  });
  const documentColumn = documents[0]?.at ?? fields.indexOf('document');
  if (documentColumn >= 0) columnOf.set('document', documentColumn);
  const document = fullDocument(documents[0]?.text ?? '');
  const other = documents.find(({ text }) => fullDocument(text) !== document);
  if (other) fault(other.at, 'Preencha o CPF ou o CNPJ, não os dois');
  const personType = document.length > 11 ? 'J' : 'F';
  const birthday = one('birthday');
  const groupNames = [
    ...new Map(
      namesOf(one('groups'))
        .map(cleanName)
        .filter(Boolean)
        .map((name) => [name.toLowerCase(), name]),
    ).values(),
  ];
  const customer = normalizeCustomer({
    personType,
    document,
    name: one('name'),
    phones: several('phone', 'phones', (text) => normalizePhone(text) || text),
    emails: several('email', 'emails', (text) => text.toLowerCase()),
    address: addressOf((field) => one(field, `address.${field}`)),
    groups: [],
    birthday: personType === 'F' && birthday ? dayOf(birthday) : null,
    note: one('note'),
    customerCode: one('customerCode'),
  });
  const isKnown = known(customer.document);
  const column = (path: string) => columnOf.get(path) ?? null;
  for (const { field, message } of customerFaults(customer, facts))
    if (!(isKnown && field === 'name')) fault(column(field), message);
  if (groupNames.length > MOST_GROUPS || groupNames.some((name) => name.length > LONGEST_GROUP))
    fault(column('groups'), 'Use até 20 grupos, com nomes de até 40 caracteres');
  if (!fits(customer))
    for (const error of fits.errors ?? [])
      if (!(isKnown && schemaField(error) === 'name')) fault(column(schemaField(error)), schemaMessage(error));
  return { customer, groupNames, documentColumn, faults };
}

function addressOf(read: (field: (typeof ADDRESS)[number]) => string): CustomerInput['address'] {
  const address = Object.fromEntries(
    ADDRESS.map((field) => [field, read(field)]).filter(([, text]) => text),
  ) as NonNullable<CustomerInput['address']>;
  if (address.zipcode) address.zipcode = fullCep(address.zipcode);
  if (address.state) address.state = address.state.toUpperCase();
  return Object.keys(address).length ? address : null;
}
