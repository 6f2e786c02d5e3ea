import { PAYER_FIELDS } from '@balcao/contract/customers-import';
import { fieldProblem } from '../../core/problem';
import { columnsOf } from '../../kits/charging/sheets/columns';
import type { SheetColumn, SheetKind } from '../../kits/charging/sheets/kind';
import { SHEET_COLUMNS, shownCell } from '../customers/service';

/** The kinds of charge that areas offer for spreadsheets (by a sheet-kind.ts), by `order`. */
export const sheetKinds: readonly SheetKind<unknown>[] = Object.values(
  import.meta.glob<SheetKind<unknown>>('../*/sheet-kind.ts', { eager: true, import: 'default' }),
).sort((a, b) => a.order - b.order);

const kinds = new Map(sheetKinds.map((kind) => [kind.kind, kind]));

type PayerField = (typeof PAYER_FIELDS)[number];

const CALLED: Partial<Record<PayerField, string>> = {
  document: 'cpf|cnpj|cpfcnpj|cnpjcpf|cpfoucnpj|cnpjoucpf|documento|doc|inscricao|cpfdopagador',
  name: 'cliente|nomecompleto|razaosocial|pagador|sacado|aluno|nomedocliente',
  email: 'emails|email1|correioeletronico',
  phone: 'celular|fone|telefone1|whatsapp|contato|tel',
  street: 'rua|logradouro|endereco',
  number: 'num|no',
  city: 'municipio',
  state: 'uf',
};
const EXAMPLES: Partial<Record<PayerField, readonly [string, string | null]>> = {
  document: ['529.982.247-25', '11.222.333/0001-81'],
  name: ['Maria de Souza (exemplo, apague esta linha)', 'Comércio Exemplo Ltda (apague esta linha)'],
  email: ['maria@exemplo.com.br', 'financeiro@exemplo.com.br'],
  phone: ['(11) 98765-4321', null],
};

/** Whether a payer's name is that of a template's example row, which was not deleted. */
export const isExample = (name: string): boolean => EXAMPLES.name!.includes(name);

const payerColumns: SheetColumn[] = SHEET_COLUMNS.filter(({ field }) => isOfPayer(field)).map(
  ({ field, title, width }): SheetColumn => ({
    field,
    title,
    width,
    ...(field === 'document' ? { required: true } : {}),
    called: CALLED[field as PayerField] ?? '',
    shown: (cell) => shownCell(field, cell),
    examples: () => EXAMPLES[field as PayerField] ?? [null, null],
  }),
);

/** A column's field if it is one of the payer's; else null. */
export const payerField = (field: string | null): PayerField | null =>
  field !== null && isOfPayer(field) ? field : null;

function isOfPayer(field: string): field is PayerField {
  return (PAYER_FIELDS as readonly string[]).includes(field);
}

/** All columns of a kind's template: the payer, the charge, then the payer's address. */
export const columnsOfKind = (kind: SheetKind<unknown>): SheetColumn[] => {
  const [document, name, email, phone, ...address] = payerColumns;
  return [document!, name!, email!, phone!, ...kind.columns, ...address];
};

/** Finds the fields of a spreadsheet's columns for a kind; e-mails and phones may be in several columns. */
export function columnTeller(kind: SheetKind<unknown>) {
  const columns = columnsOfKind(kind);
  return columnsOf<string>({
    titles: columns,
    called: Object.fromEntries(columns.flatMap(({ field, called }) => (called ? [[field, called]] : []))),
    several: ['email', 'phone'],
  });
}

/** Another kind whose template has a title that the given kind's template lacks; null where none has. */
export function kindOfTitle(kind: SheetKind<unknown>, title: string): SheetKind<unknown> | null {
  if (columnTeller(kind).named(title)) return null;
  return sheetKinds.find((other) => other !== kind && columnTeller(other).named(title)) ?? null;
}

/** A kind by its name. @throws Problem 422 at 'kind' where no area offers the kind. */
export function kindOf(kind: string): SheetKind<unknown> {
  const known = kinds.get(kind);
  if (!known) throw fieldProblem('kind', 'Escolha um tipo de cobrança');
  return known;
}

/** Labels of the required fields that no column has. */
export const missingOf = ({ kind, fields }: { kind: string; fields: (string | null)[] }): string[] =>
  columnsOfKind(kindOf(kind)).flatMap(({ field, title, required }) =>
    required && !fields.includes(field) ? [title] : [],
  );
