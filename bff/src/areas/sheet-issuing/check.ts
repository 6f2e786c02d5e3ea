import type { ImportField } from '@balcao/contract/customers-import';
import type { CustomerInput } from '@balcao/contract/customers';
import type { Services } from '../../core/area';
import type { Trx } from '../../core/database';
import { payeesOf } from '../../kits/charging/splits';
import { isFormula, plainText } from '../../kits/charging/sheets/cells';
import type { RowCharge, SheetKind } from '../../kits/charging/sheets/kind';
import { PAYEE_FIELDS } from '../../kits/charging/sheets/repasses';
import { customerFacts, customersByDocuments, readRow, registeredDocuments } from '../customers/service';
import { isExample, kindOf, kindOfTitle, payerField } from './kinds';
import { sheetRows, writeRows, type FoundRow, type StoredSheet } from './repository';

const AT_ONCE = 1000;

/** A row of a spreadsheet after reading: the customer, the charge, and the faults by cell. */
export interface ReadSheetRow {
  customer: CustomerInput;
  charge: RowCharge<unknown>;
  faults: FoundRow['faults'];
}

type Reader = (cells: string[], known: (document: string) => boolean) => ReadSheetRow;

/** Makes the reader of a spreadsheet's rows, by its columns' fields and by the rules of the account and the day. */
export async function readerOf(
  trx: Trx,
  { config }: Services,
  sheet: Pick<StoredSheet, 'account_id' | 'id' | 'kind' | 'titles' | 'fields'>,
  today: string,
): Promise<Reader> {
  const kind = kindOf(sheet.kind);
  const accountId = sheet.account_id;
  const facts = await customerFacts(trx, accountId, today);
  const texts = async (field: string) => {
    const at = sheet.fields.indexOf(field);
    return at < 0 ? [] : (await sheetRows.texts(trx, { accountId, import: sheet.id }, at)).map(plainText);
  };
  // payee codes of the accounts that rows share their charges with
  const codes = (await Promise.all(PAYEE_FIELDS.map(texts))).flat();
  const read = await kind.reader(trx, {
    accountId,
    today,
    config,
    payees: await payeesOf(trx, accountId, codes),
    texts,
  });
  const payerFields: (ImportField | null)[] = sheet.fields.map(payerField);
  const foreign = foreignColumns(kind, sheet);
  return (cells, known) => {
    const { customer, faults: payerFaults } = readRow(cells, payerFields, facts, known);
    const charge = read((field) => cells[sheet.fields.indexOf(field)] ?? '');
    const faults: FoundRow['faults'] = [];
    const refuse = (column: number | null, message: string) => {
      if (!faults.some((other) => other.column === column)) faults.push({ column, message });
    };
    if (isExample(customer.name)) refuse(sheet.fields.indexOf('name'), 'Linha de exemplo do modelo');
    for (const { column, message } of foreign) if (cells[column]) refuse(column, message);
    cells.forEach((cell, at) => {
      if (sheet.fields[at] && isFormula(cell)) refuse(at, 'Fórmulas não são aceitas: cole apenas o valor');
    });
    for (const { column, message } of payerFaults) refuse(column, message);
    for (const { field, message } of charge.faults) {
      const column = sheet.fields.indexOf(field);
      refuse(column < 0 ? null : column, message);
    }
    return { customer, charge, faults };
  };
}

/** Columns that only another kind's template has; their cells are refused, as this kind would ignore them. */
export const foreignColumns = (
  kind: SheetKind<unknown>,
  { titles, fields }: Pick<StoredSheet, 'titles' | 'fields'>,
): { column: number; other: SheetKind<unknown>; message: string }[] =>
  titles.flatMap((title, column) => {
    const other = fields[column] ? null : kindOfTitle(kind, title);
    if (!other) return [];
    const [own, theirs] = [kind, other].map((one) => one.chargeTypeLabel);
    return [{ column, other, message: `Coluna do modelo de ${theirs}: não existe em ${own}` }];
  });

/** Checks all rows of a spreadsheet again, and stores the results. */
export async function checkRows(trx: Trx, services: Services, sheet: StoredSheet, today: string): Promise<void> {
  const { account_id: accountId, id } = sheet;
  const read = await readerOf(trx, services, sheet, today);
  for (let after = 0; ;) {
    const rows = await sheetRows.after(trx, { accountId, import: id }, after, AT_ONCE);
    if (!rows.length) return;
    after = rows.at(-1)!.line;
    const documents = rows.map(({ cells }) => read(cells, () => true).customer.document);
    const registered = await registeredDocuments(trx, accountId, documents);
    const names = new Map(
      [...(await customersByDocuments(trx, accountId, [...registered]))].map(([document, { name }]) => [
        document,
        name,
      ]),
    );
    const checked = rows.map(({ line, cells }): FoundRow => {
      const { customer, charge, faults } = read(cells, (document) => registered.has(document));
      const known = names.get(customer.document);
      const isGood = faults.length === 0;
      return {
        line,
        state: isGood ? 'ready' : 'refused',
        faults,
        value: isGood ? charge.value : null,
        charges: isGood ? charge.charges : 0,
        customer: known ?? (customer.name || null),
        isNew: known === undefined,
        issued: null,
      };
    });
    await writeRows(trx, accountId, id, checked);
  }
}
