import type { ImportField } from '@balcao/contract/customers-import';
import { fieldProblem } from '../../core/problem';
import { columnsOf } from '../../kits/charging/sheets/columns';
import type { SheetColumn, SheetKind } from '../../kits/charging/sheets/kind';
import { SHEET_COLUMNS, shownCell } from '../customers/service';

/** Every kind that an area brings (its sheet-kind.ts), in their order. */
export const sheetKinds: readonly SheetKind<unknown>[] = Object.values(
  import.meta.glob<SheetKind<unknown>>('../*/sheet-kind.ts', { eager: true, import: 'default' }),
).sort((a, b) => a.order - b.order);

const kinds = new Map(sheetKinds.map((kind) => [kind.kind, kind]));

/** What a column may hold of the payer. */
const OF_PAYER = [
  'document',
  'name',
  'email',
  'phone',
  'zipcode',
  'street',
  'number',
  'complement',
  'neighborhood',
  'city',
  'state',
] as const satisfies readonly ImportField[];
type PayerField = (typeof OF_PAYER)[number];

const CALLED: Partial<Record<PayerField, string>> = {
  document: 'cpf|cnpj|cpfcnpj|documento|doc|inscricao|cpfdopagador',
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

/** Whether the payer of this name is of an example row, left in. */
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

/** What a column holds, where it is the payer's; else null. */
export const payerField = (field: string | null): PayerField | null =>
  field !== null && isOfPayer(field) ? field : null;

function isOfPayer(field: string): field is PayerField {
  return (OF_PAYER as readonly string[]).includes(field);
}

/** Every column of a kind's template: who pays, then what. */
export const columnsOfKind = (kind: SheetKind<unknown>): SheetColumn[] => {
  const [document, name, email, phone, ...address] = payerColumns;
  return [document!, name!, email!, phone!, ...kind.columns, ...address];
};

/** Tells what the columns of a spreadsheet of the kind hold; e-mails and phones may be in several. */
export function columnTeller(kind: SheetKind<unknown>) {
  const columns = columnsOfKind(kind);
  return columnsOf<string>({
    titles: columns,
    called: Object.fromEntries(columns.flatMap(({ field, called }) => (called ? [[field, called]] : []))),
    several: ['email', 'phone'],
  });
}

/** The kind whose template has this title where the given one has not; null where none has. */
export function kindOfTitle(kind: SheetKind<unknown>, title: string): SheetKind<unknown> | null {
  if (columnTeller(kind).named(title)) return null;
  return sheetKinds.find((other) => other !== kind && columnTeller(other).named(title)) ?? null;
}

/** @throws Problem 422 at 'kind' where no area brings it */
export function kindOf(kind: string): SheetKind<unknown> {
  const found = kinds.get(kind);
  if (!found) throw fieldProblem('kind', 'Escolha um tipo de cobrança');
  return found;
}

/** The labels of required fields that no column holds. */
export const missingOf = ({ kind, fields }: { kind: string; fields: (string | null)[] }): string[] =>
  columnsOfKind(kindOf(kind)).flatMap(({ field, title, required }) =>
    required && !fields.includes(field) ? [title] : [],
  );
