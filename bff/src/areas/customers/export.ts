import type { ImportField } from '@balcao/contract/customers-import';
import { today } from '../../core/calendar';
import { formatCep, formatDocument, formatPhone } from '../../core/documents';
import { namesText } from '../../core/name-list';
import type { Cell } from '../../core/spreadsheet';
import { defineExport } from '../../platform/tasks/export';
import { wholeCustomers } from './list';
import { SHEET_COLUMNS } from './sheet-columns';

type Row = Awaited<ReturnType<typeof wholeCustomers.rowsAfter>>[number]['item'];

const CELLS: Record<ImportField, (customer: Row) => Cell> = {
  document: ({ document }) => formatDocument(document),
  name: ({ name }) => name,
  email: ({ emails }) => emails.join(', '),
  phone: ({ phones }) => phones.map(formatPhone).join(', '),
  zipcode: ({ address }) => (address?.zipcode ? formatCep(address.zipcode) : null),
  street: ({ address }) => address?.street ?? null,
  number: ({ address }) => address?.number ?? null,
  complement: ({ address }) => address?.complement ?? null,
  neighborhood: ({ address }) => address?.neighborhood ?? null,
  city: ({ address }) => address?.city ?? null,
  state: ({ address }) => address?.state ?? null,
  birthday: ({ birthday }) => birthday && { day: birthday },
  groups: ({ groups }) => namesText(groups),
  customerCode: ({ customerCode }) => customerCode,
  note: ({ note }) => note,
};

/** The filter's customers as a spreadsheet that can be imported again. */
export const customersExport = defineExport({
  name: 'customers-export',
  permission: 'receive:customers',
  file: 'clientes',
  sheet: 'Clientes',
  workbook: { most: 50_000, tooMany: 'Uma planilha XLSX leva até 50.000 clientes. Escolha CSV ou filtre mais.' },
  columns: [
    ...SHEET_COLUMNS.map(({ field, title, width }) => ({ title, width, cell: CELLS[field] })),
    { title: 'Cadastrado em', width: 14, cell: ({ created_at }) => ({ day: today(new Date(created_at)) }) },
  ],
  rows: wholeCustomers,
});
