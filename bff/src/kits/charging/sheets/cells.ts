import { isCnpj, isCpf, normalizeDocument } from '../../../core/documents';

/**
 * A text that would be taken for a formula is written with a quote before it, in our own CSV and in any spreadsheet:
 * the quote is none of the text.
 */
export const plainText = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/**
 * Stands before a formula in the file of the refused rows, as spreadsheets tell of a cell at fault: however it is
 * saved, it is no text to register.
 */
const FORMULA_AT_FAULT = '#FÓRMULA! ';

/** Whether it holds no value but a formula. */
export const isFormula = (cell: string): boolean => cell.startsWith('=') || cell.startsWith(`${FORMULA_AT_FAULT}=`);

/** A cell as the file of the refused rows has it. */
export const refusedCell = (cell: string): string => (cell.startsWith('=') ? `${FORMULA_AT_FAULT}${cell}` : cell);

/** Spreadsheets take a CPF or CNPJ for a number and drop the zeros it begins with. */
export function fullDocument(text: string): string {
  const bare = normalizeDocument(text);
  if (!/^\d{3,13}$/.test(bare)) return bare;
  const [cpf, cnpj] = [bare.padStart(11, '0'), bare.padStart(14, '0')];
  return bare.length <= 11 && isCpf(cpf) ? cpf : bare.length > 11 && isCnpj(cnpj) ? cnpj : bare;
}

/** '31/12/1990' → '1990-12-31'; what is no day comes back as it was. */
export function dayOf(text: string): string {
  const found = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  return found ? `${found[3]}-${found[2]!.padStart(2, '0')}-${found[1]!.padStart(2, '0')}` : text;
}

/** The same of a CEP. */
export const fullCep = (text: string): string => (/^\d{7}$/.test(text) ? `0${text}` : text);

/** The texts of a cell that may hold several. */
export const textsOf = (cell: string): string[] =>
  cell
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean);
