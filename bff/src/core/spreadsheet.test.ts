import { performance } from 'node:perf_hooks';
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

it('a thread that fails is told of', async () => {
  await expect(xlsxFile([{ title: 'Número' }], [Buffer.from('no rows')], 'Boletos')).rejects.toThrow('JSON');
});
