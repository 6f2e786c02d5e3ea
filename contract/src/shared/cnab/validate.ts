import { FILE_BANK, WIDTHS } from './bank';
import { faultOf, shownPart, type Fault } from './fault';
import { readLines } from './lines';
import { recognise, tableOf, type Recognised } from './recognise';
import { structure240 } from './structure240';
import { structure400 } from './structure400';
import { cut } from './table';
import { fieldFault } from './value';

/** A file that was read, and all that is wrong with it. */
export interface Checked {
  /** What it is; null where it is no CNAB file. */
  file: Recognised | null;
  /** Its lines, shorter ones filled with blanks. */
  lines: string[];
  /** The first of its faults, notices first; {@link MOST_FAULTS} at most. */
  faults: Fault[];
  /** How many faults there are that are no notices. */
  errors: number;
}

export const MOST_FAULTS = 500;

/** How many lines are checked before another task may run. */
const AT_ONCE = 2_000;

/**
 * Checks a file of any origin; of another bank's file the structure only. @param pause called between parts of the work
 * @param mostFaults how many faults are told; all are counted
 */
export async function checkFile(
  bytes: Uint8Array,
  { pause, mostFaults = MOST_FAULTS }: { pause?: () => Promise<unknown>; mostFaults?: number } = {},
): Promise<Checked> {
  const { lines, notices, refusal } = readLines(bytes);
  const result = { faults: [...notices], errors: 0 };
  /** Tells an error; of a file with more than are told it is only counted, as one may have millions. */
  const addFault = (make: () => Fault) => {
    result.errors++;
    if (result.faults.length < mostFaults) result.faults.push(make());
  };
  if (refusal) {
    addFault(() => refusal);
    return { file: null, lines: [], ...result };
  }
  const file = recognise(lines);
  if (!file) {
    addFault(() => unknown(lines[0]!));
    return { file, lines: [], ...result };
  }
  if (file.bank !== FILE_BANK.code) result.faults.push(foreign(file.bank));
  const structure = file.layout === 'cnab240' ? structure240(addFault) : structure400(addFault);
  const width = WIDTHS[file.layout];
  const cutLines = { count: 0, first: 0 };
  const read: string[] = [];
  for (const [at, text] of lines.entries()) {
    if (pause && at % AT_ONCE === AT_ONCE - 1) await pause();
    const line = at + 1;
    const isLong = text.length > width;
    if (isLong) addFault(() => tooLong(line, text, width));
    else if (text.length < width && !cutLines.count++) cutLines.first = line;
    const full = isLong ? text.slice(0, width) : text.padEnd(width);
    read.push(full);
    structure.push(line, full);
    if (!isLong && file.bank === FILE_BANK.code) checkFields(file, line, full, addFault);
  }
  structure.end();
  if (cutLines.count) result.faults.unshift(shortened(cutLines, width));
  return { file, lines: read, ...result };
}

function checkFields(file: Recognised, line: number, text: string, addFault: (make: () => Fault) => void): void {
  const table = tableOf(file, text);
  if (!table) return addFault(() => noTable(file, line, text));
  for (const field of table.fields) {
    const part = cut(text, field);
    const fault = fieldFault(field, part);
    if (!fault) continue;
    const { code, expected, mend } = fault;
    addFault(() =>
      faultOf({
        line,
        from: field.from,
        to: field.to,
        field: field.label,
        code,
        found: shownPart(part),
        expected,
        mend,
      }),
    );
  }
}

const unknown = (first: string) =>
  faultOf({
    line: 1,
    code: 'unknown',
    found: shownPart(first),
    expected: 'o cabeçalho de um arquivo CNAB 240 ou CNAB 400',
    mend: 'Confira se este é o arquivo que o seu sistema gerou.',
  });

const foreign = (bank: string) =>
  faultOf({
    line: 1,
    field: 'Código do banco',
    code: 'bank',
    found: shownPart(bank),
    expected: FILE_BANK.code,
    mend: 'O arquivo é de outro banco: só a estrutura foi conferida.',
    isNotice: true,
  });

const noTable = ({ layout }: Recognised, line: number, text: string) =>
  faultOf({
    line,
    from: layout === 'cnab240' ? 14 : 1,
    to: layout === 'cnab240' ? 14 : 1,
    field: layout === 'cnab240' ? 'Segmento' : 'Tipo de registro',
    code: 'segment',
    found: shownPart(layout === 'cnab240' ? text.slice(13, 14) : text.slice(0, 1)),
    expected: layout === 'cnab240' ? 'P, Q, R, S, Y-04, T, U ou E' : '0, 1, 2 ou 9',
    mend: 'Este registro não existe no layout deste banco: retire-o.',
  });

const tooLong = (line: number, text: string, width: number) =>
  faultOf({
    line,
    from: width + 1,
    to: text.length,
    code: 'width',
    found: `${text.length} colunas`,
    expected: `${width} colunas`,
    mend: 'Retire o que passa do tamanho da linha.',
    canMend: text.slice(width).trim() === '',
  });

const shortened = ({ count, first }: { count: number; first: number }, width: number) =>
  faultOf({
    line: first,
    code: 'short',
    found: count === 1 ? 'uma linha sem os espaços do fim' : `${count} linhas sem os espaços do fim`,
    expected: `${width} colunas`,
    mend: 'O que faltava foi lido como espaços.',
    isNotice: true,
    canMend: true,
  });
