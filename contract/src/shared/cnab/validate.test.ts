import { describe, expect, it } from 'vitest';
import { correctedFile } from './correct';
import { fileBytes, fileOf } from './lines';
import { sampleOwner, sampleTitle } from './sample-title';
import { shippingLines } from './shipping';
import { checkFile, MOST_FAULTS } from './validate';

const lines240 = () => shippingLines('cnab240', sampleOwner, [sampleTitle(), sampleTitle()]);
const lines400 = () => shippingLines('cnab400', sampleOwner, [sampleTitle(), sampleTitle({ wantsPix: true })]);
const check = (lines: string[]) => checkFile(fileBytes(fileOf(lines)));
const codes = async (bytes: Uint8Array) => (await checkFile(bytes)).faults.map(({ code, line }) => [code, line]);
const put = (lines: string[], line: number, from: number, text: string) => {
  const old = lines[line - 1]!;
  lines[line - 1] = old.slice(0, from - 1) + text + old.slice(from - 1 + text.length);
  return lines;
};

describe('a file met in the wild is read and told gently', () => {
  const good = fileOf(lines240());
  it.each([
    ['line-ends', fileBytes(good.replaceAll('\r\n', '\n'))],
    ['line-ends', fileBytes(good.replace('\r\n', '\r'))],
    ['bom', new Uint8Array([0xef, 0xbb, 0xbf, ...fileBytes(good)])],
    ['eof', fileBytes(`${good}\u001a`)],
    ['eof', fileBytes(`${good}\u001a\r\n`)],
    [
      'short',
      fileBytes(
        lines240()
          .map((line) => line.trimEnd())
          .join('\r\n'),
      ),
    ],
  ])('%s', async (code, bytes) => {
    const checked = await checkFile(bytes);
    expect([checked.errors, checked.faults.map((fault) => fault.code)]).toEqual([0, [code]]);
    expect(Buffer.from(correctedFile(checked)!).toString('latin1')).toBe(good);
  });

  it('accents in UTF-8 are read, and become ISO-8859-1 in the corrected file', async () => {
    const lines = put(lines240(), 1, 73, 'CAFÉ'.padEnd(30));
    const checked = await checkFile(new TextEncoder().encode(fileOf(lines)));
    expect(checked.faults.map(({ code }) => code)).toEqual(['utf8']);
    expect(Buffer.from(correctedFile(checked)!).toString('latin1')).toBe(fileOf(lines));
  });
});

describe('a broken file is refused with line, column, what was found and what to do', () => {
  it('a line of 241 columns', async () => {
    const lines = lines240();
    lines[2] += 'X';
    const { faults } = await check(lines);
    expect(faults).toMatchObject([
      { line: 3, from: 241, code: 'width', found: '241 colunas', expected: '240 colunas' },
    ]);
    expect(correctedFile(await check(lines))).toBeNull();
  });

  it('a line of 444 columns among those of 400', async () => {
    const lines = lines400();
    lines[1] += '1'.repeat(44);
    expect((await check(lines)).faults).toMatchObject([{ line: 2, code: 'width', found: '444 colunas' }]);
  });

  it('a gap in the sequence, told once at its place', async () => {
    const lines = lines240();
    lines.splice(3, 1);
    const faults = (await check(lines)).faults.map(({ code, line, from }) => [code, line, from]);
    expect(faults).toEqual([
      ['sequence', 4, 9],
      ['count', 6, 18],
      ['count', 7, 24],
    ]);
    expect(correctedFile(await check(lines))).toBeNull();
    const short = lines400();
    short.splice(1, 1);
    expect((await check(short)).faults.map(({ code, line }) => [code, line])).toEqual([['sequence', 2]]);
  });

  it('a trailer that lies: the corrected file tells the truth', async () => {
    const lines = put(lines240(), 8, 24, '000099');
    const checked = await check(lines);
    expect(checked.faults).toMatchObject([{ line: 8, from: 24, found: '000099', expected: '000008', canMend: true }]);
    expect(Buffer.from(correctedFile(checked)!).toString('latin1')).toBe(fileOf(lines240()));
  });

  it.each([
    ['day', 3, 78, '31022026'],
    ['digits', 3, 86, '-00000000010000'],
    ['digits', 3, 86, '         100,00'],
    ['required', 4, 34, ' '.repeat(40)],
    ['control', 4, 34, 'MARIA\u0001'],
    ['document', 4, 19, '529.982.247-25 '],
    ['fixed', 2, 10, '02'],
    ['segment', 3, 14, 'Z'],
  ])('%s', async (code, line, from, text) => {
    expect((await check(put(lines240(), line, from, text))).faults).toMatchObject([{ code, line, from }]);
  });

  it('no trailer, nothing after the trailer, no header', async () => {
    const found = async (lines: string[]) => (await check(lines)).faults.map(({ code }) => code);
    expect(await found(lines240().slice(0, -1))).toEqual(['missing-record']);
    expect(await found([...lines240(), lines240()[2]!])).toEqual(['order']);
    expect(await found(lines400().slice(0, -1))).toEqual(['missing-record']);
    expect(await found(lines400().slice(1))).toEqual(['unknown']);
  });
});

describe('a hostile file has an exact answer at once', () => {
  it.each([
    ['utf16', new Uint8Array([0xff, 0xfe, 48, 0])],
    ['nul', fileBytes(fileOf(lines240()).replace('CAFE', 'CA\u0000E'))],
    ['empty', new Uint8Array()],
    ['zip', fileBytes('PK\u0003\u0004 zip')],
    ['unknown', fileBytes('<html></html>')],
    ['too-big', new Uint8Array(30_000_000)],
    ['long-line', new Uint8Array(12_000_000).fill(48)],
    ['too-many-lines', new Uint8Array(1_000_000).fill(10)],
    ['too-many-lines', new Uint8Array(1_000_000).fill(13)],
  ])('%s', async (code, bytes) => {
    const begun = performance.now();
    expect((await codes(bytes)).map(([found]) => found)).toEqual([code]);
    // well under a second where nothing else runs
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('faults in every line: the first are told, all are counted, other work runs between', async () => {
    const head = lines240()[0]!;
    const bytes = fileBytes(fileOf([head, ...Array.from({ length: 50_000 }, () => 'X'.repeat(240))]));
    let pauses = 0;
    const checked = await checkFile(bytes, { pause: () => Promise.resolve(pauses++) });
    expect(checked.faults).toHaveLength(MOST_FAULTS);
    expect(checked.errors).toBeGreaterThan(50_000);
    expect(pauses).toBe(25);
    expect(correctedFile(checked)).toBeNull();
  });
});
