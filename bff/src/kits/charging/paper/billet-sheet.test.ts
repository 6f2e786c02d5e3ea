import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { drawSheet } from './billet-sheet';

const WORD = 'condominio';
/** A row of as many cells as a table may have, each of as many characters as one may have. */
const row = Array.from({ length: 12 }, () => ({ text: WORD.repeat(25) }));

/** Draws so many rows; answers how many characters were measured, and how often other work had its turn meanwhile. */
async function draw(count: number) {
  const doc = new PDFDocument({ size: 'A4', margin: 0, tagged: true, pdfVersion: '1.7' });
  const measured = vi.spyOn(doc, 'widthOfString');
  let turns = 0;
  const other = setInterval(() => (turns += 1), 0);
  await drawSheet(doc, { title: 'Balancete', sections: [{ tables: [{ rows: Array(count).fill(row) }] }] });
  clearInterval(other);
  return { characters: measured.mock.calls.reduce((sum, [text]) => sum + text.length, 0), turns };
}

it('a cell is measured a few times over whatever its length, as anybody with its address has the billet printed', async () => {
  const { characters } = await draw(1);
  expect(characters).toBeLessThan(12 * WORD.length * 25 * 10);
});

it('other requests are served between the pages of a sheet', async () => {
  expect((await draw(30)).turns).toBeGreaterThan(1);
});
