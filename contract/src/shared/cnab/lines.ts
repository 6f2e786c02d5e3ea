import { MOST_FILE_BYTES, MOST_LINES } from './bank';
import { faultOf, type Fault } from './fault';
import { latin1 } from './value';

/** The lines of a file, and what was met on the way to them. */
export interface FileLines {
  lines: string[];
  notices: Fault[];
  /** Why it cannot be read at all. */
  refusal: Fault | null;
}

const LF = 10;
const CR = 13;
const END_OF_FILE = 0x1a;
/** No layout comes near it; a longer line is not even turned into text. */
const LONGEST_LINE = 1_000;

const notice = (code: string, found: string, expected: string) =>
  faultOf({ code, found, expected, mend: 'O arquivo foi lido mesmo assim.', isNotice: true, canMend: true });

const refused = (code: string, found: string, expected: string, mend: string, line: number | null = null) => ({
  lines: [],
  notices: [],
  refusal: faultOf({ code, found, expected, mend, line }),
});

/** The lines of a file of any origin, in ISO-8859-1; a file in UTF-8 is read too. Reads each byte once. */
export function readLines(given: Uint8Array): FileLines {
  let bytes = given;
  if (bytes.length > MOST_FILE_BYTES)
    return refused('too-big', `${Math.ceil(bytes.length / 1e6)} MB`, 'até 12,5 MB', 'Divida em arquivos menores.');
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return refused('utf16', 'codificação UTF-16', 'ISO-8859-1 (ANSI)', 'Salve o arquivo como ANSI e envie de novo.', 1);
  if (first === 0x50 && second === 0x4b && bytes[2] === 3 && bytes[3] === 4)
    return refused('zip', 'um arquivo compactado', 'um arquivo CNAB', 'Descompacte e envie o que há dentro.', 1);
  const notices: Fault[] = [];
  if (first === 0xef && second === 0xbb && bytes[2] === 0xbf) {
    bytes = bytes.subarray(3);
    notices.push(notice('bom', 'marca de UTF-8 no início do arquivo', 'o arquivo sem essa marca'));
  }
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === LF || bytes[end - 1] === CR)) end--;
  if (bytes[end - 1] === END_OF_FILE) {
    bytes = bytes.subarray(0, end - 1);
    notices.push(notice('eof', 'caractere de fim de arquivo (0x1A)', 'o arquivo sem esse caractere'));
  }
  const seen = countBytes(bytes);
  if (seen.nul)
    return refused(
      'nul',
      'caracteres nulos',
      'texto em ISO-8859-1',
      'Gere o arquivo de novo: ele está corrompido.',
      seen.nul,
    );
  if (seen.lines > MOST_LINES)
    return refused('too-many-lines', 'mais linhas', 'até 50.000 linhas', 'Divida em arquivos menores.');
  if (seen.tooLong)
    return refused(
      'long-line',
      `mais de ${LONGEST_LINE} colunas`,
      '240 ou 400 colunas',
      'Confira os fins de linha: gere o arquivo de novo.',
      seen.tooLong,
    );
  if (seen.lone)
    notices.push(notice('line-ends', 'fim de linha só com LF ou só com CR', 'CR e LF no fim de cada linha'));
  const text = textOf(bytes, seen.plain, notices);
  const lines = text.split(/\r\n|\n|\r/);
  while (lines.length && lines.at(-1)!.trim() === '') lines.pop();
  if (!lines.length) return refused('empty', 'um arquivo vazio', 'um arquivo CNAB', 'Escolha outro arquivo.');
  return { lines, notices, refusal: null };
}

/**
 * Line ends and bytes that matter. `nul`: the line of the first NUL, `tooLong`: the first line that is, 0 where there is none; `lone`: an
 * end of one byte is among the ends; `plain`: all is ASCII.
 */
function countBytes(bytes: Uint8Array): { lines: number; nul: number; lone: boolean; plain: boolean; tooLong: number } {
  let lines = 1;
  let nul = 0;
  let lone = false;
  let high = 0;
  let begin = 0;
  let tooLong = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    high |= byte;
    if (byte === LF || byte === CR) begin = at + 1;
    else if (!tooLong && at - begin >= LONGEST_LINE) tooLong = lines;
    if (byte === LF) {
      lines++;
      if (bytes[at - 1] !== CR) lone = true;
    } else if (byte === CR && bytes[at + 1] !== LF) {
      lines++;
      lone = true;
    } else if (byte === 0 && !nul) nul = lines;
  }
  return { lines, nul, lone, plain: high < 0x80, tooLong };
}

function textOf(bytes: Uint8Array, isPlain: boolean, notices: Fault[]): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!isPlain) notices.push(notice('utf8', 'acentos em UTF-8', 'acentos em ISO-8859-1 (ANSI)'));
    return text;
  } catch {
    // not UTF-8, so one byte a character
    return singleBytes(bytes);
  }
}

const AT_ONCE = 8_192;

/** One character a byte; the platform's 'latin1' would read 0x80 to 0x9f as other characters. */
function singleBytes(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    parts.push(String.fromCharCode.apply(null, bytes.subarray(at, at + AT_ONCE) as unknown as number[]));
  return parts.join('');
}

/** Text of a file as its bytes: ISO-8859-1. */
export function fileBytes(given: string): Uint8Array<ArrayBuffer> {
  const text = given
    .split('\r\n')
    .map((line) => (/[\u0100-\uffff]/.test(line) ? latin1(line) : line))
    .join('\r\n');
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at) & 0xff;
  return bytes;
}

/** Lines as a file: CR and LF after each. */
export const fileOf = (lines: readonly string[]): string => lines.map((line) => `${line}\r\n`).join('');
