import type { Customer, CustomerInput } from '@balcao/contract/customers';
import type { ImportField, ImportRow } from '@balcao/contract/customers-import';
import type { Trx } from '../../core/database';
import { dropUnusedGroups, ensureGroups } from '../customer-groups/service';
import {
  customerFacts,
  customerFaults,
  customersByDocuments,
  DUPLICATE_DOCUMENT,
  insertCustomers,
  updateCustomer,
  type ReadRow,
} from '../customers/service';
import { readImportRow } from './row';

interface Part {
  fields: (ImportField | null)[];
  duplicates: 'update' | 'skip';
  rows: { line: number; cells: string[] }[];
  /** São Paulo day of the registration, yyyy-mm-dd; `at` is its instant. */
  today: string;
  at: Date;
}

export interface Registered {
  createdIds: number[];
  updatedIds: number[];
  skipped: number;
  /** Rows that were checked as good but could not be registered. */
  refused: Pick<ImportRow, 'line' | 'state' | 'faults'>[];
}

/** Registers rows that were checked as good; checks each again, because the account may have changed since. */
export async function registerRows(
  trx: Trx,
  accountId: number,
  { fields, duplicates, rows, today, at }: Part,
): Promise<Registered> {
  const before = await customerFacts(trx, accountId, today);
  const read = rows.map(({ line, cells }) => ({ line, ...readImportRow(cells, fields, before, () => true) }));
  const existing = await customersByDocuments(
    trx,
    accountId,
    read.map((row) => row.customer.document),
  );
  // no groups are created for rows that are skipped or refused
  const isTaken = ({ customer, faults }: ReadRow) => {
    const known = existing.has(customer.document);
    return faults.length === 0 && (known ? duplicates === 'update' : customer.name !== '');
  };
  const wanted = distinct(read.filter(isTaken).flatMap((row) => row.groupNames));
  const groups = await ensureGroups(trx, accountId, wanted);
  const newGroups = [...groups.values()].filter((id) => !before.groupIds.has(id));
  const facts = await customerFacts(trx, accountId, today);
  const result: Registered = { createdIds: [], updatedIds: [], skipped: 0, refused: [] };
  const refuse = (line: number, faults: ImportRow['faults']) =>
    void result.refused.push({ line, state: 'refused', faults });

  const fresh: (ReadRow & { line: number })[] = [];
  for (const row of read) {
    const known = existing.get(row.customer.document);
    const customer = {
      ...row.customer,
      groups: row.groupNames.flatMap((name) => groups.get(name.toLowerCase()) ?? []),
    };
    if (known && duplicates === 'skip') result.skipped++;
    else if (row.faults.length) refuse(row.line, row.faults);
    else if (!known) fresh.push({ ...row, customer: customer });
    else {
      const changed = overlaid(known, customer);
      const [fault] = customerFaults(changed, facts);
      if (fault)
        refuse(row.line, [
          { column: fault.field === 'groups' ? fields.indexOf('groups') : null, message: fault.message },
        ]);
      else if (await updateCustomer(trx, accountId, known.id, changed, at)) result.updatedIds.push(known.id);
    }
  }
  const nameless = fresh.filter((row) => !row.customer.name);
  for (const { line } of nameless) refuse(line, [{ column: null, message: 'Preenchimento obrigatório' }]);
  const inserted = await insertCustomers(
    trx,
    accountId,
    fresh.filter((row) => row.customer.name).map((row) => row.customer),
    at,
  );
  for (const { line, customer, documentColumn } of fresh) {
    const id = inserted.get(customer.document);
    if (id !== undefined) result.createdIds.push(id);
    else if (customer.name) refuse(line, [{ column: documentColumn, message: DUPLICATE_DOCUMENT }]);
  }
  if (result.refused.length > 0) await dropUnusedGroups(trx, accountId, newGroups);
  return result;
}

/** A stored customer updated by a row: blank cells change nothing, groups are added. */
function overlaid(known: Customer, given: CustomerInput): CustomerInput {
  const { id: _id, created_at: _created, updated_at: _updated, ...stored } = known;
  return {
    ...stored,
    name: given.name || stored.name,
    phones: given.phones.length ? given.phones : stored.phones,
    emails: given.emails.length ? given.emails : stored.emails,
    address: given.address ? { ...stored.address, ...given.address } : stored.address,
    groups: [...new Set([...stored.groups, ...given.groups])],
    birthday: given.birthday ?? stored.birthday,
    note: given.note ?? stored.note,
    customerCode: given.customerCode ?? stored.customerCode,
  };
}

/** Distinct names; names that differ only in case count as one. */
const distinct = (names: string[]): string[] => [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
