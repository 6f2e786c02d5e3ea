import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readSheet } from '../../core/read-sheet';
import { sheetPart, xlsxFile } from '../../core/spreadsheet';

const refused = async (file: Uint8Array) =>
  (await readSheet(file).catch(
    (error: { answer: { errors: { message: string }[] } }) => error.answer.errors[0]!.message,
  )) as unknown;
const text = (value: string) => Buffer.from(value);
const rowsOf = async (file: Uint8Array) => (await readSheet(file)).rows.map((row) => row.cells);

const workbook = (sheet: string) =>
  zipSync({
    '[Content_Types].xml': text('<Types/>'),
    'xl/workbook.xml': text(
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': text(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': text(sheet),
  });

it.each([
  ['UTF-8 with `;`', text('Nome;CPF\nJosé;1\n')],
  ['UTF-8 with its mark and `,`', text('\uFEFFNome,CPF\r\nJosé,1\r\n')],
  ['tabs', text('Nome\tCPF\nJosé\t1')],
  ['Latin-1', Buffer.from('Nome;CPF\nJosé;1', 'latin1')],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Nome\tCPF\nJosé\t1', 'utf16le')])],
  [
    'UTF-16, the great byte first',
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('Nome\tCPF\nJosé\t1', 'utf16le').swap16()]),
  ],
])('reads a CSV in %s', async (_, file) => {
  expect(await readSheet(file)).toEqual({ columns: ['Nome', 'CPF'], rows: [{ line: 2, cells: ['José', '1'] }] });
});

it('reads a workbook: days, numbers and text; blank lines are left out, lines keep their number', async () => {
  const file = await xlsxFile(
    [{ title: 'Nome' }, { title: 'Dia' }, { title: 'N' }],
    [
      sheetPart([
        ['Ana', { day: '1990-12-31' }, { number: 7 }],
        [null, null, null],
      ]),
      sheetPart([['Bia', null, { number: 8 }]]),
    ],
    'Um',
  );
  const { rows } = await readSheet(file);
  expect(rows).toEqual([
    { line: 2, cells: ['Ana', '1990-12-31', '7'] },
    { line: 4, cells: ['Bia', '', '8'] },
  ]);
});

it('characters that show nothing are left out of cells, tabs and line breaks stay', async () => {
  expect(await rowsOf(text('Nome;Obs\nA\u0008n\u0001a\uFFFE;"a\tb\nc\u000Bd\u007F"'))).toEqual([['Ana', 'a\tb\nc d']]);
});

it('a cell cut within an emoji is text that can be stored', async () => {
  const [[cell]] = (await rowsOf(text(`Nome\n${'a'.repeat(1999)}😀\n`))) as [[string]];
  expect(Buffer.from(cell).toString()).toBe(cell);
});

const STRAY = 'CPF;Nome\n00000003107;"Ana "a" b\n00000003298;Bia\n00000003379;Caio\n00000003450;Davi';

it.each([
  ['amid a quoted cell', STRAY, 2],
  ['amid one that ends all the same', 'CPF;Nome\n1;Ana\n2;"Bia "b" c"\n3;Caio', 3],
  ['that never ends', 'CPF;Nome\n1;Ana\n2;"Bia\n3;Caio', 3],
  ['behind a cell of two lines, which is one line of a spreadsheet', 'CPF;Nome\n1;"Ana\nLima"\n2;"Bia\n3;Caio', 3],
])('a stray quote %s swallows nobody: its line is told', async (_, file, line) => {
  expect(await refused(text(file))).toBe(
    `A linha ${line} tem aspas que não fecham. Corrija ou apague essas aspas e envie de novo.`,
  );
});

it('quotes as they should be: around line breaks and delimiters, doubled, and alone within a cell that has none around it', async () => {
  const file = 'CPF;Nome;Obs\n1;"Ana\r\nLima; filha";Loja 12" \n2;"Bia ""b"" c";"" \r\n3;"Caio" ;5"\n';
  expect(await rowsOf(text(file))).toEqual([
    ['1', 'Ana\nLima; filha', 'Loja 12"'],
    ['2', 'Bia "b" c', ''],
    ['3', 'Caio', '5"'],
  ]);
});

it('rows behind more blank lines than are read are not left out unsaid', async () => {
  expect(await refused(text(`Nome\n${'Ana\n\n\n'.repeat(8000)}`))).toContain('mais de 10.000 linhas');
  expect((await readSheet(text(`Nome\n${'Ana\n\n'.repeat(9000)}`))).rows).toHaveLength(9000);
});

it('formula cells: come as their own text, never computed', async () => {
  const cell = (at: string, inner: string) => `<c r="${at}" t="str">${inner}</c>`;
  const file = workbook(
    `<worksheet><sheetData><row r="1">${cell('A1', '<v>Nome</v>')}${cell('B1', '<v>CPF</v>')}</row><row r="2">${cell('A2', '<f>HYPERLINK(&quot;http://x&quot;)</f><v>Ana</v>')}${cell('B2', '<v>1</v>')}</row></sheetData></worksheet>`,
  );
  expect(await rowsOf(file)).toEqual([['=HYPERLINK("http://x")', '1']]);
});

it('a text that begins like a formula is told from one', async () => {
  const file = await xlsxFile([{ title: 'Nome' }, { title: 'Obs' }], [sheetPart([['Ana', '=1+1']])], 'Um');
  expect(await rowsOf(file)).toEqual([['Ana', "'=1+1"]]);
});

it('the first sheet in sight is read, not a hidden one before it', async () => {
  const sheet = (value: string) =>
    text(
      `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>Nome</v></c></row><row r="2"><c r="A2" t="str"><v>${value}</v></c></row></sheetData></worksheet>`,
    );
  const target = (id: string, at: number) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at}.xml"/>`;
  const file = (first: string, second: string) =>
    zipSync({
      '[Content_Types].xml': text('<Types/>'),
      'xl/workbook.xml': text(
        `<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" ${first} r:id="rId1"/><sheet name="B" sheetId="2" ${second} r:id="rId2"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': text(`<Relationships>${target('rId1', 1)}${target('rId2', 2)}</Relationships>`),
      'xl/worksheets/sheet1.xml': sheet('primeira'),
      'xl/worksheets/sheet2.xml': sheet('segunda'),
    });
  expect(await rowsOf(file('state="hidden"', ''))).toEqual([['segunda']]);
  expect(await rowsOf(file('state="veryHidden"', 'state="visible"'))).toEqual([['segunda']]);
  expect(await rowsOf(file('', 'state="hidden"'))).toEqual([['primeira']]);
  expect(await rowsOf(file('state="hidden"', 'state="hidden"'))).toEqual([['primeira']]);
});

it('a zip bomb is refused without being unpacked', async () => {
  const file = workbook('<worksheet>' + ' '.repeat(80_000_000));
  expect(file.length).toBeLessThan(200_000);
  expect(await refused(file)).toContain('grande demais');
});

it('a zip bomb that lies about its size is cut at what it says', async () => {
  const file = workbook('<worksheet>' + ' '.repeat(30_000_000));
  // the central directory and the sheet's local header say a size of 100 bytes
  const size = Buffer.alloc(4);
  size.writeUInt32LE(30_000_011);
  for (let at = Buffer.from(file).indexOf(size); at >= 0; at = Buffer.from(file).indexOf(size, at + 1))
    file.set([100, 0, 0, 0], at);
  expect(await refused(file)).toMatch(/Não conseguimos ler|vazia|grande demais/);
});

it.each([
  ['a file of no bytes', Buffer.alloc(0), 'A planilha está vazia'],
  ['an empty sheet', text('\n\n'), 'A planilha está vazia'],
  ['only titles', text('Nome;CPF\n'), 'A planilha está vazia'],
  ['10,001 rows', text('Nome\n' + 'Ana\n'.repeat(10_001)), 'mais de 10.000 linhas'],
  [
    '61 columns',
    text(`${Array.from({ length: 61 }, (_, n) => `C${n}`).join(';')}\n${'x;'.repeat(60)}x`),
    'mais de 60 colunas',
  ],
  ['the Excel of before', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'Excel antigo'],
  ['a zip of something else', zipSync({ 'a.txt': text('x') }), 'Não conseguimos ler'],
  ['a broken zip', Buffer.from('PK\x03\x04 and no more'), 'Não conseguimos ler'],
  [
    'a page that calls itself a sheet',
    text('<html><table><tr><td>CPF</td></tr>\n<tr><td>1</td></tr></table></html>'),
    'Não conseguimos ler',
  ],
  ['a page with its mark and declaration', text('\uFEFF\r\n<!DOCTYPE html>\n<table>\n</table>'), 'Não conseguimos ler'],
  ['a table of a page alone', text(' <table border="1">\n<tr><td>CPF</td></tr>'), 'Não conseguimos ler'],
  ['an XML of tables', text('<?xml version="1.0"?>\n<Workbook>\n</Workbook>'), 'Não conseguimos ler'],
  [
    'a page in UTF-16',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<html>\nCPF', 'utf16le')]),
    'Não conseguimos ler',
  ],
  ['a PDF of text', text('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj'), 'Não conseguimos ler'],
  ['an RTF', text('{\\rtf1\\ansi\nCPF}'), 'Não conseguimos ler'],
  ['a page saved with its pictures', text('MIME-Version: 1.0\nContent-Type: multipart/related'), 'Não conseguimos ler'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'Não conseguimos ler'],
])('refuses %s', async (_, file, message) => {
  expect(await refused(file)).toContain(message);
});

it('titles that only look like the beginning of something else are titles', async () => {
  expect((await readSheet(text('<5 anos;%PDF;CPF\n1;2;3'))).columns).toEqual(['<5 anos', '%PDF', 'CPF']);
});

it('takes 10,000 rows', async () => {
  expect((await readSheet(text('Nome;CPF\n' + 'Ana;1\n'.repeat(10_000)))).rows).toHaveLength(10_000);
});

const MILLION = 1_000_000;
it.each([
  [
    'cells that never close',
    `<worksheet><sheetData><row r="1">${'<c r="A1"><f/>x'.repeat(400_000)}</row></sheetData></worksheet>`,
  ],
  [
    'cell starts that never end',
    `<worksheet><sheetData><row r="1">${'<c r="A1" '.repeat(400_000)}</row></sheetData></worksheet>`,
  ],
  [
    'a cell of 55 MB',
    `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(55 * MILLION)}</t></is></c></row></sheetData></worksheet>`,
  ],
  [
    'a cell of a million texts',
    `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is>${'<t>x</t>'.repeat(MILLION)}</is></c></row></sheetData></worksheet>`,
  ],
])('refuses %s in a few seconds of work at most', { timeout: 20_000 }, async (_, sheet) => {
  const file = workbook(sheet);
  const started = process.cpuUsage();
  expect(await refused(file)).toMatch(/Não conseguimos ler|grande demais/);
  const { user } = process.cpuUsage(started);
  expect(user / MILLION).toBeLessThan(3);
});
