import { MOST_SHEET_FAULTS, type MadeFile, type SheetFault } from '@balcao/contract/file-exchange/sheet-calls';
import type { Answer } from '@balcao/contract/core/registry';
import { FILE_BANK, type CnabLayout } from '@balcao/contract/shared/cnab/bank';
import { fileBytes, fileOf } from '@balcao/contract/shared/cnab/lines';
import type { FileOwner } from '@balcao/contract/shared/cnab/owner';
import { shippingLines, titlesIn } from '@balcao/contract/shared/cnab/shipping';
import type { Title } from '@balcao/contract/shared/cnab/title';
import type { Ctx } from '../../core/area';
import { fieldProblem } from '../../core/problem';
import type { CnabFile } from '../../core/read-cnab';
import type { Sheet } from '../../core/read-sheet';
import { searchText } from '../../core/search-text';
import { sheetPart, xlsxFile } from '../../core/spreadsheet';
import { ownerOf } from './close-day';
import { TITLE_COLUMNS } from './title-columns';
import './tables';

const emptyTitle = (issuedOn: string): Title => ({
  movement: '01',
  ourNumber: 0,
  documentNumber: '',
  companyId: '',
  due: null,
  value: 0,
  issuedOn,
  abatement: 0,
  fine: null,
  interest: null,
  discount: null,
  writeOffDays: null,
  payer: { document: '', name: '', street: '', neighborhood: '', zipcode: '', city: '', state: '', email: '' },
  messages: [],
  wantsPix: false,
});

const keyOf = (title: string): string => searchText(title).replace(/[^a-z]/g, '');
const COLUMN_OF = new Map(TITLE_COLUMNS.map((one) => [keyOf(one.title), one]));
/** Movement of a new title, which needs a due date and a value. */
const REGISTERS = '01';

/**
 * The titles of a spreadsheet, and what is wrong with its rows. Columns are known by their titles, in any order; others are left out.
 * @throws Problem 422 at 'file' where a column that every title needs is missing
 */
export function titlesOfSheet(
  { columns, rows }: Sheet,
  today: string,
): { titles: Title[]; lines: number[]; faults: SheetFault[] } {
  const known = columns.map((title) => COLUMN_OF.get(keyOf(title)));
  const missing = TITLE_COLUMNS.filter((one) => one.isRequired && !known.includes(one)).map(({ title }) => title);
  if (missing.length) throw fieldProblem('file', `Falta a coluna ${missing.join(', ')}. Use o modelo de planilha.`);
  const titles: Title[] = [];
  const lines: number[] = [];
  const faults: SheetFault[] = [];
  for (const { line, cells } of rows) {
    if (cells.every((cell) => !cell.trim())) continue;
    const title = emptyTitle(today);
    const refuse = (column: string, message: string) => faults.push({ line, column, message });
    for (const [at, column] of known.entries()) {
      const fault = column?.take(title, cells[at] ?? '');
      if (fault) refuse(column!.title, fault);
      else if (column?.isRequired && !cells[at]?.trim()) refuse(column.title, 'Preenchimento obrigatório');
    }
    const faulty = new Set(faults.filter((one) => one.line === line).map(({ column }) => column));
    for (const [column, isBlank] of [
      ['Vencimento', title.due === null],
      ['Valor', title.value === 0],
    ] as const)
      if (title.movement === REGISTERS && isBlank && !faulty.has(column)) refuse(column, 'Preenchimento obrigatório');
    if (title.movement !== REGISTERS && title.ourNumber === 0 && !faulty.has('Nosso número'))
      refuse('Nosso número', 'Informe o nosso número do título que muda');
    titles.push(title);
    lines.push(line);
  }
  if (!titles.length) throw fieldProblem('file', 'A planilha não tem títulos.');
  return { titles, lines, faults };
}

/** A shipping file of these titles. @throws RangeError where one does not fit */
export const shippingOf = (layout: CnabLayout, owner: FileOwner, titles: readonly Title[]): MadeFile => ({
  name: `remessa-${String(owner.fileNumber).padStart(6, '0')}.rem`,
  base64: Buffer.from(fileBytes(fileOf(shippingLines(layout, owner, titles)))).toString('base64'),
});

/** The field of a title that its layout has no room for; null where it fits. */
function unfit(layout: CnabLayout, owner: FileOwner, title: Title): string | null {
  try {
    shippingLines(layout, owner, [title]);
    return null;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return /^([^:]+):/.exec(error.message)?.[1] ?? 'Nosso número';
  }
}

/** A spreadsheet as the account's next shipping file. @throws Problem 422 at 'file' */
export async function shippingOfSheet(
  ctx: Ctx,
  sheet: Sheet,
  layout: CnabLayout,
): Promise<Answer<'POST /file-exchange/shipping-of-sheet'>> {
  const { titles, lines, faults } = titlesOfSheet(sheet, ctx.today);
  const { last } = await ctx.db
    .selectFrom('cnab_shipping_files')
    .select((e) => e.fn.max('file_number').as('last'))
    .where('account_id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const owner = await ownerOf(ctx.db, ctx.accountId, Number(last ?? 0) + 1, ctx.now);
  for (const [at, title] of titles.entries()) {
    const field = unfit(layout, owner, title);
    if (field !== null)
      faults.push({ line: lines[at]!, column: field, message: 'O valor não cabe no arquivo de remessa' });
  }
  faults.sort((a, b) => a.line - b.line);
  return {
    file: faults.length ? null : shippingOf(layout, owner, titles),
    titles: titles.length,
    value: titles.reduce((sum, { value }) => sum + value, 0),
    errors: faults.length,
    faults: faults.slice(0, MOST_SHEET_FAULTS),
  };
}

const sheetOf = (titles: readonly Title[]): Promise<Buffer> =>
  xlsxFile(
    TITLE_COLUMNS,
    [sheetPart(titles.map((title) => TITLE_COLUMNS.map(({ write }) => write(title))))],
    'Títulos',
  );

/** The titles of a shipping file as a spreadsheet. @throws Problem 422 at 'file' where it is no shipping file of this bank */
export async function sheetOfShipping({ file, lines, errors }: CnabFile): Promise<MadeFile> {
  if (file?.kind !== 'shipping' || file.bank !== FILE_BANK.code)
    throw fieldProblem('file', `Este não é um arquivo de remessa do banco ${FILE_BANK.code}.`);
  if (errors) throw fieldProblem('file', 'Este arquivo tem erros. Confira no validador de layout.');
  return { name: 'remessa.xlsx', base64: (await sheetOf(titlesIn(file.layout, lines))).toString('base64') };
}

const EXAMPLE: Partial<Title> = { documentNumber: 'NF-1', due: '2027-01-15', value: 15_000, issuedOn: null };

/** The spreadsheet to fill in. */
export const sheetTemplate = (): Promise<Buffer> => {
  const base = emptyTitle('');
  return sheetOf([
    {
      ...base,
      ...EXAMPLE,
      fine: { kind: 2, value: 200 },
      payer: { ...base.payer, document: '52998224725', name: 'Maria de Souza (exemplo, apague)', zipcode: '01310100' },
    },
    {
      ...base,
      ...EXAMPLE,
      documentNumber: 'NF-2',
      discount: { kind: 1, value: 500, until: '2027-01-10' },
      payer: { ...base.payer, document: '11222333000181', name: 'Comércio Exemplo (apague)' },
      wantsPix: true,
    },
  ]);
};
