import { beginsFormula } from '../../../core/spreadsheet';
import { isCnpj, isCpf, normalizeDocument } from '../../../core/documents';

/**
 * The text of a cell. Spreadsheets (and our own CSV) write a quote before a text that would be taken for a formula; it is not part of the
 * text.
 */
export const plainText = (cell: string): string =>
  cell.startsWith("'") && beginsFormula(cell.slice(1)) ? cell.slice(1) : cell;

/**
 * Written before a formula in the file of refused rows, in the way spreadsheets mark errors: however the file is saved, such a cell is not
 * taken for a text.
 */
const FORMULA_AT_FAULT = '#FÓRMULA! ';

/** Whether a cell holds a formula instead of a value. */
export const isFormula = (cell: string): boolean => cell.startsWith('=') || cell.startsWith(`${FORMULA_AT_FAULT}=`);

/** A cell as it is written into the file of refused rows. */
export const refusedCell = (cell: string): string => (cell.startsWith('=') ? `${FORMULA_AT_FAULT}${cell}` : cell);

/** A document with its leading zeros, which spreadsheets drop because they take it for a number. */
export function fullDocument(text: string): string {
  const bare = normalizeDocument(text);
  if (!/^\d{3,13}$/.test(bare)) return bare;
  const [cpf, cnpj] = [bare.padStart(11, '0'), bare.padStart(14, '0')];
  return bare.length <= 11 && isCpf(cpf) ? cpf : bare.length > 11 && isCnpj(cnpj) ? cnpj : bare;
}

/** '31/12/1990' → '1990-12-31'; what is no day comes back as it was. */
export function dayOf(text: string): string {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  return match ? `${match[3]}-${match[2]!.padStart(2, '0')}-${match[1]!.padStart(2, '0')}` : text;
}

/** A CEP with its leading zero, which spreadsheets drop. */
export const fullCep = (text: string): string => (/^\d{7}$/.test(text) ? `0${text}` : text);

/** The texts of a cell that may hold several. */
export const textsOf = (cell: string): string[] =>
  cell
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean);
