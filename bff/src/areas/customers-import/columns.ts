import type { ImportField } from '@balcao/contract/customers-import';
import type { Sheet } from '../../core/read-sheet';
import { searchText } from '../../core/search-text';
import { SHEET_COLUMNS } from '../customers/service';

/** What spreadsheets of other systems call the same. */
const CALLED: Record<ImportField, string> = {
  document: 'cpf|cnpj|cpfcnpj|cpfoucnpj|documento|doc|cpfcnpjdocliente|inscricao|numerododocumento',
  name: 'nome|nomecompleto|cliente|razaosocial|nomerazaosocial|nomedocliente|nomefantasia|pagador|sacado',
  email: 'email|emails|email1|email2|email3|correioeletronico|enderecodeemail',
  phone: 'telefone|telefones|celular|fone|telefone1|telefone2|whatsapp|telefonecelular|contato|tel',
  zipcode: 'cep|codigopostal',
  street: 'rua|logradouro|endereco|ruaouavenida|avenida',
  number: 'numero|num|no|numerodoendereco',
  complement: 'complemento|compl',
  neighborhood: 'bairro',
  city: 'cidade|municipio|localidade',
  state: 'estado|uf',
  birthday: 'datadenascimento|nascimento|datanascimento|aniversario|dtnascimento',
  groups: 'grupo|grupos|categoria|categorias|segmento',
  customerCode: 'codigo|codigodocliente|codigocliente|codcliente|idexterno|referencia',
  note: 'anotacao|anotacoes|observacao|observacoes|obs|nota|notas',
};

const fields = new Map(
  Object.entries(CALLED).flatMap(([field, names]) => names.split('|').map((name) => [name, field as ImportField])),
);
for (const { field, title } of SHEET_COLUMNS) fields.set(titleKey(title), field);

/** A title without accents, case, blanks and marks. */
export function titleKey(title: string): string {
  return searchText(title).replace(/[^a-z0-9]/g, '');
}

const SEVERAL = new Set<ImportField>(['email', 'phone']);

/** What each column holds: as remembered of its title, else as its title says. A field other than e-mail and phone is in one column only. */
export function guessFields(titles: string[], remembered: Record<string, ImportField | null>): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return titles.map((title) => {
    const key = titleKey(title);
    const field = key in remembered ? remembered[key]! : (fields.get(key) ?? null);
    if (field === null || (taken.has(field) && !SEVERAL.has(field))) return null;
    taken.add(field);
    return field;
  });
}

/** Fields that two columns claim and only one may. */
export const claimedTwice = (chosen: (ImportField | null)[]): Set<ImportField> =>
  new Set(
    chosen.filter(
      (field, at): field is ImportField => field !== null && !SEVERAL.has(field) && chosen.indexOf(field) !== at,
    ),
  );

const LOOKED_AT = 10;

/**
 * The sheet with its headings where they are: under a title or a logo's row, which names no column, stands the row that names several.
 * Of a sheet whose columns are called like none of ours the first row stays the headings.
 */
export function withHeading(sheet: Sheet): Sheet {
  const named = (cells: string[]) => guessFields(cells, {}).filter(Boolean).length;
  if (named(sheet.columns) > 1) return sheet;
  const at = sheet.rows.slice(0, LOOKED_AT).findIndex(({ cells }) => named(cells) > 1);
  return at < 0 || at === sheet.rows.length - 1
    ? sheet
    : { columns: sheet.rows[at]!.cells, rows: sheet.rows.slice(at + 1) };
}
