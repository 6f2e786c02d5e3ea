import type { ImportField } from '@balcao/contract/customers-import';
import { sheetPart, xlsxFile } from '../../core/spreadsheet';
import { SHEET_COLUMNS } from '../customers/service';

const EXAMPLES: Partial<Record<ImportField, string>>[] = [
  {
    document: '529.982.247-25',
    name: 'Maria de Souza (exemplo, apague esta linha)',
    email: 'maria@exemplo.com.br',
    phone: '(11) 98765-4321',
    zipcode: '01310-100',
    street: 'Avenida Paulista',
    number: '1000',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    birthday: '31/12/1990',
    groups: 'Varejo',
    customerCode: 'C-001',
  },
  {
    document: '11.222.333/0001-81',
    name: 'Comércio Exemplo Ltda (apague esta linha)',
    email: 'financeiro@exemplo.com.br, compras@exemplo.com.br',
    groups: 'Atacado; Interior',
    note: 'Prefere boleto no dia 10',
  },
];

/** Whether a customer's name is that of an example row of the template. */
export const isExample = (name: string): boolean => EXAMPLES.some((example) => example.name === name);

let made: Promise<Buffer> | undefined;

/** The template to fill in, as XLSX: all columns, with two example rows. Rendered once and cached. */
export function templateFile(): Promise<Buffer> {
  made ??= xlsxFile(
    SHEET_COLUMNS,
    [sheetPart(EXAMPLES.map((example) => SHEET_COLUMNS.map(({ field }) => example[field] ?? null)))],
    'Clientes',
  );
  made.catch(() => (made = undefined));
  return made;
}
