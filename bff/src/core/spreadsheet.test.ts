import { performance } from 'node:perf_hooks';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { sheetPart, xlsxFile } from './spreadsheet';

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

it('a thread that fails is told of', async () => {
  await expect(xlsxFile([{ title: 'Número' }], [Buffer.from('no rows')], 'Boletos')).rejects.toThrow('JSON');
});
