// Reads one spreadsheet in a thread of its own (read-sheet.ts), so that a hostile file does not take the server's time or memory.
import { parentPort, workerData } from 'node:worker_threads';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';

const { bytes, maxRows, maxColumns, maxInflated } = workerData;
const MAX_ENTRIES = 200;
const MAX_CELL = 2000;
/** Longest XML of a cell, several times Excel's own limit of 32,767 characters. */
const MAX_CELL_XML = 200_000;
/** Longest text of one XML node. */
const MAX_TEXT = 1_000_000;

class Refused extends Error {
  constructor(reason, line) {
    super(reason);
    this.line = line;
  }
}

/** Unpacks the parts of a workbook that hold cells; refuses a part that is larger than it claims, or all if beyond the limit. */
function inflate(file) {
  let size = 0;
  let entries = 0;
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (++entries > MAX_ENTRIES) throw new Refused('too-big');
      if (!/\.(xml|rels)$/i.test(name)) return false;
      size += originalSize;
      if (size > maxInflated) throw new Refused('too-big');
      return true;
    },
  });
  if (!parts['xl/workbook.xml']) throw new Refused('not-a-sheet');
  return parts;
}

const CELL_START = /<((?:\w+:)?)c\b[^<>]*>/g;
const FORMULA_START = /^\s*<(?:\w+:)?f\b[^<>]*?(?:\/>|>([^<]*)<\/)/;

/** Marks a formula, to tell it from a text that begins with '='; nobody types U+E000. */
const FORMULA = '\uE000=';

/** The built-in formats of percentages. */
const PERCENT_FORMATS = ['9', '10'];

/** The styles by whose format a number is shown as a percentage. */
function percentStyles(styles) {
  const formats = new Set(PERCENT_FORMATS);
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\b[^<>]*>/g))
    if (/\bformatCode="[^"]*%/.test(tag)) formats.add(/\bnumFmtId="(\d+)"/.exec(tag)?.[1]);
  const [, cells = ''] = styles.split(/<(?:\w+:)?cellXfs\b/);
  const [own] = cells.split(/<\/(?:\w+:)?cellXfs>/);
  const used = [...own.matchAll(/<(?:\w+:)?xf\b[^<>]*>/g)].map(([tag]) => /\bnumFmtId="(\d+)"/.exec(tag)?.[1]);
  return new Set(used.flatMap((format, at) => (formats.has(format) ? [String(at)] : [])));
}

const VALUE = /<(?:\w+:)?v\b[^<>]*>([^<]*)<\//;

/** A percentage as it is shown: the file holds 2% as 0.02. Undefined of any other cell. */
function percentOf(start, cell, percents) {
  if (!percents.has(/\bs="(\d+)"/.exec(start)?.[1]) || /\bt="(?!n")/.test(start)) return undefined;
  const value = Number(VALUE.exec(cell)?.[1] || NaN);
  return Number.isFinite(value) ? `${Number((value * 100).toPrecision(12))}%` : undefined;
}

/**
 * A formula becomes the text of itself: nothing is computed, and it can be told from a value. A percentage becomes the
 * text that is shown.
 */
function unformulate(xml, percents) {
  const written = [];
  let done = 0;
  // one walk from cell to cell: each ends before the next begins, or the sheet is refused
  for (const { 0: start, 1: prefix, index } of xml.matchAll(CELL_START)) {
    if (start.endsWith('/>')) continue;
    const inside = index + start.length;
    const cell = xml.slice(inside, inside + MAX_CELL_XML);
    const length = cell.indexOf(`</${prefix}c>`);
    if (length < 0) throw new Refused(cell.length < MAX_CELL_XML ? 'not-a-sheet' : 'too-big');
    const found = FORMULA_START.exec(cell.slice(0, length));
    const text = found ? `${FORMULA}${found[1] ?? ''}` : percentOf(start, cell.slice(0, length), percents);
    if (text === undefined) continue;
    const place = /\br="[A-Z]+\d+"/.exec(start)?.[0] ?? '';
    written.push(xml.slice(done, index));
    written.push(`<${prefix}c ${place} t="inlineStr"><${prefix}is><${prefix}t>${text}</${prefix}t></${prefix}is>`);
    done = inside + length;
  }
  written.push(xml.slice(done));
  return written.join('');
}

/** Refuses a part with a tag that does not end before the next begins, or with texts or tags longer than anybody writes. */
function refuseMalformed(xml) {
  for (let tag = xml.indexOf('<'), end = 0; tag >= 0; tag = xml.indexOf('<', end)) {
    if (tag - end > MAX_TEXT) throw new Refused('too-big');
    end = xml.indexOf('>', tag);
    const next = xml.indexOf('<', tag + 1);
    if (end < 0 || (next >= 0 && next < end)) throw new Refused('not-a-sheet');
  }
}

/** Which sheet is read, counted from 1: the first that its author sees. */
function firstInSight(workbook) {
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return (
    Math.max(
      0,
      sheets.findIndex((sheet) => !/\sstate="(?:hidden|veryHidden)"/.test(sheet)),
    ) + 1
  );
}

const quoteText = (cell) =>
  typeof cell !== 'string'
    ? cell
    : cell.startsWith(FORMULA)
      ? cell.slice(1)
      : cell.trimStart().startsWith('=')
        ? `'${cell.trimStart()}`
        : cell;

async function readWorkbook(file) {
  const parts = inflate(file);
  const percents = percentStyles(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array()));
  for (const name of Object.keys(parts)) {
    const xml = strFromU8(parts[name]);
    refuseMalformed(xml);
    if (/worksheets\/[^/]+\.xml$/i.test(name)) parts[name] = strToU8(unformulate(xml, percents));
  }
  // packed again, so that the library reads exactly the parts that were measured
  const table = await readSheet(
    Buffer.from(zipSync(parts, { level: 0 })),
    firstInSight(strFromU8(parts['xl/workbook.xml'])),
  );
  return table.map((cells) => cells.map(quoteText));
}

/** UTF-8 with or without its mark, UTF-16 with it, else Latin-1. */
function decode(file) {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The delimiter that separates the titles of the first line. */
function delimiterOf(text) {
  const titles = (text.split(/[\r\n]/).find((line) => line.trim()) ?? '').replace(/"[^"]*"/g, '');
  const count = (mark) => titles.split(mark).length;
  return [';', ',', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** How web pages, XML, PDF, RTF and saved e-mails begin: they are text, but no CSV. */
const NO_SHEET = /^\uFEFF?\s*(?:<[!?a-z]|%PDF-|\{\\rtf|MIME-Version:)/i;

function readText(file) {
  const text = decode(file);
  if (text.includes('\0') || NO_SHEET.test(text)) throw new Refused('not-a-sheet');
  // line breaks are made alike, as a file may mix them and the parser expects one kind
  const { data, errors, meta } = Papa.parse(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), {
    delimiter: delimiterOf(text),
    newline: '\n',
    preview: maxRows * 2 + 100,
  });
  // a quote that does not close would take all that follows into its cell
  const stray = errors.find(({ type }) => type === 'Quotes');
  if (stray) throw new Refused('stray-quote', stray.row + 1);
  // reading stopped after many (blank) lines: rows behind them must not be left out silently
  if (meta.truncated) throw new Refused('too-many-rows');
  return data;
}

const isOldExcel = (file) => file[0] === 0xd0 && file[1] === 0xcf && file[2] === 0x11 && file[3] === 0xe0;
const isZip = (file) => file[0] === 0x50 && file[1] === 0x4b;

/** The same as for any text that is sent (shown-text.ts). */
const UNSHOWN = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

const textOf = (cell) => {
  if (cell === null || cell === undefined) return '';
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return text
    .replace(/[\v\f]/g, ' ')
    .replace(UNSHOWN, '')
    .trim()
    .slice(0, MAX_CELL)
    .toWellFormed();
};

async function read(file) {
  if (isOldExcel(file)) throw new Refused('old-excel');
  const table = isZip(file) ? await readWorkbook(file) : readText(file);
  const lines = table
    .map((cells, at) => ({ line: at + 1, cells: cells.map(textOf) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [head, ...rows] = lines;
  if (!head || rows.length === 0) throw new Refused('empty');
  if (rows.length > maxRows) throw new Refused('too-many-rows');
  const last = head.cells.findLastIndex(Boolean) + 1;
  if (last > maxColumns) throw new Refused('too-many-columns');
  const width = Math.min(maxColumns, Math.max(last, ...rows.map(({ cells }) => cells.length)));
  const fit = (cells) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return { columns: fit(head.cells), rows: rows.map(({ line, cells }) => ({ line, cells: fit(cells) })) };
}

const answer = await read(new Uint8Array(bytes)).then(
  (sheet) => ({ sheet }),
  (error) => ({ refused: error instanceof Refused ? error.message : 'not-a-sheet', line: error.line }),
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.postMessage(answer);
