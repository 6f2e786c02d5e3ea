import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CnabLayout } from './bank';
import * as billing240 from './cnab240';
import * as billing400 from './cnab400';
import { fileBytes, fileOf } from './lines';
import { movementsIn, returnLines, type Movement } from './return';
import { sampleOwner, sampleTitle } from './sample-title';
import { headerIn, shippingLines, titlesIn } from './shipping';
import * as statement240 from './statement240';
import { statementLines } from './statement';
import type { RecordTable } from './table';
import type { Term, Title } from './title';
import { checkFile } from './validate';

const tables = (room: object) => Object.values(room).filter((one): one is RecordTable => 'fields' in one);

describe('tables of records', () => {
  it.each([
    [240, [...tables(billing240), ...tables(statement240)]],
    [400, tables(billing400)],
  ])('fill %i columns without a gap, each field named once', (width, records) => {
    for (const { id, fields } of records) {
      let next = 1;
      for (const { from, to, name } of fields) {
        expect([id, name, from]).toEqual([id, name, next]);
        expect(to).toBeGreaterThanOrEqual(from);
        next = to + 1;
      }
      expect([id, next - 1]).toEqual([id, width]);
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    }
  });
});

const word = (most: number) =>
  fc
    .array(fc.constantFrom(...'ABCXYZ 0189-ÇÃÉ./&'.split('')), { maxLength: most })
    .map((letters) => letters.join('').trim());
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const cents = fc.integer({ min: 1, max: 9_999_999_999 });
const term = (most: number): fc.Arbitrary<Term | null> =>
  fc.option(fc.record({ kind: fc.constantFrom(1 as const, 2 as const), value: fc.integer({ min: 1, max: most }) }));
const letters = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'.split('')), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const document = fc.oneof(
  digits(11).map((text) => `1${text.slice(1)}`),
  fc.tuple(letters(12), digits(2)).map(([body, check]) => body + check),
);

const title: fc.Arbitrary<Title> = fc.record({
  movement: fc.constantFrom('01', '02', '06'),
  ourNumber: fc.integer({ min: 0, max: 99_999_999_999 }),
  documentNumber: word(10),
  companyId: word(25),
  due: day,
  value: cents,
  issuedOn: fc.option(day),
  abatement: fc.integer({ min: 0, max: 9_999 }),
  fine: term(99_999),
  interest: term(99_999),
  discount: fc.option(
    fc.record({
      kind: fc.constantFrom(1 as const, 2 as const),
      value: fc.integer({ min: 1, max: 99_999 }),
      until: day,
    }),
  ),
  writeOffDays: fc.option(fc.integer({ min: 0, max: 120 })),
  payer: fc.record({
    document,
    name: word(40),
    street: word(40),
    neighborhood: word(12),
    zipcode: digits(8).map((text) => `1${text.slice(1)}`),
    city: word(15),
    state: fc.constantFrom('SP', 'RJ', ''),
    email: fc.constantFrom('', 'ana@exemplo.com.br'),
  }),
  messages: fc.array(
    word(38).map((text) => `M${text}`),
    { maxLength: 4 },
  ),
  wantsPix: fc.boolean(),
});

describe.each<CnabLayout>(['cnab240', 'cnab400'])('%s', (layout) => {
  it('reads the ten thousand random titles that it wrote as they were', () => {
    fc.assert(
      fc.property(fc.array(title, { minLength: 50, maxLength: 50 }), (titles) => {
        const lines = shippingLines(layout, sampleOwner, titles);
        const read = titlesIn(layout, lines).map(({ line: _line, places: _places, ...rest }) => rest);
        expect(read).toEqual(titles);
      }),
      { numRuns: 200 },
    );
  });

  it('finds no fault in the files that it wrote, and their header as it was', async () => {
    const titles = [
      sampleTitle(),
      sampleTitle({ wantsPix: true, messages: ['A', 'B', 'C'], fine: { kind: 2, value: 200 } }),
    ];
    const lines = shippingLines(layout, sampleOwner, titles);
    const { file, errors, faults } = await checkFile(fileBytes(fileOf(lines)));
    expect([file, errors, faults]).toEqual([{ layout, kind: 'shipping', bank: '364' }, 0, []]);
    expect(headerIn(layout, lines)).toMatchObject({ account: '1234567', fileNumber: 1, createdOn: '2026-11-26' });
  });

  it('reads the movements of its return files as they were, without a fault', async () => {
    const movement: fc.Arbitrary<Movement> = fc.record({
      code: fc.constantFrom('02', '06', '09', '28'),
      ourNumber: fc.integer({ min: 1, max: 99_999_999_999 }),
      ourDigit: fc.constantFrom('0', '7'),
      documentNumber: word(10),
      companyId: word(25),
      due: day,
      value: cents,
      payer: fc.record({ document, name: word(40) }),
      reasons: fc.constantFrom('', '04', '0920'),
      fee: fc.integer({ min: 0, max: 999 }),
      accrued: fc.nat(9_999),
      discount: fc.nat(9_999),
      paid: cents,
      net: cents,
      occurredOn: day,
      creditOn: fc.option(day),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 30 }), async (movements) => {
        const lines = returnLines(layout, sampleOwner, movements);
        expect(movementsIn(layout, lines)).toEqual(movements);
        expect((await checkFile(fileBytes(fileOf(lines)))).faults).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('an amount below zero, one too large and a text with sign are refused, never written', () => {
    for (const given of [{ value: -1 }, { value: 1e15 }, { ourNumber: -5 }])
      expect(() => shippingLines(layout, sampleOwner, [sampleTitle(given)])).toThrow(RangeError);
  });
});

it('a statement of days closes to the cent, tells the day of each entry, and is read without a fault', async () => {
  const entries = [
    { day: '2026-11-24', value: 12_345, history: 'Boleto recebido', protocol: 'P1' },
    { day: '2026-11-25', value: -345, history: 'Tarifa', protocol: 'P2' },
  ];
  const lines = statementLines(sampleOwner, { from: '2026-11-24', to: '2026-11-25' }, -1_000, entries);
  expect(lines[1]!.slice(150, 169)).toBe('000000000000001000D');
  expect(lines[4]!.slice(150, 169)).toBe('000000000000011000C');
  expect([lines[1]!, lines[4]!].map((line) => line.slice(142, 150))).toEqual(['24112026', '25112026']);
  expect([lines[2]!, lines[3]!].map((line) => line.slice(142, 150))).toEqual(['24112026', '25112026']);
  const { file, faults } = await checkFile(fileBytes(fileOf(lines)));
  expect([file?.kind, faults]).toEqual(['statement', []]);
});
