import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { canCorrect } from '@balcao/contract/shared/cnab/correct';
import { checkFile } from '@balcao/contract/shared/cnab/validate';

const SAMPLES = new URL('../../../test/cnab/', import.meta.url);

/** What the validator finds in each file: notices ('line-ends'; 'bank': it is another bank's), and faults with their lines. */
const TOLD: [name: string, file: string | null, lines: number, notices: string[], faults: string[]][] = [
  ['240-return-caixa.ret', 'cnab240 return 104', 22, ['bank'], []],
  ['240-return-sicoob.ret', 'cnab240 return 756', 14, ['bank'], []],
  ['240-shipping-bb.rem', 'cnab240 shipping 001', 7, ['line-ends', 'bank'], []],
  ['240-shipping-caixa.rem', 'cnab240 shipping 104', 7, ['line-ends', 'bank'], []],
  [
    '240-shipping-no-trailer.rem',
    'cnab240 shipping 756',
    4,
    ['line-ends', 'bank'],
    ['missing-record 1', 'lot 1', 'lot 2', 'lot 3', 'count 4', 'missing-record 4'],
  ],
  ['240-shipping-santander.rem', 'cnab240 shipping 033', 10, ['line-ends', 'bank'], []],
  ['240-shipping-utf16-broken.rem', null, 0, [], ['utf16 1']],
  ['400-return-bb.ret', 'cnab400 return 001', 3, ['bank'], []],
  ['400-return-inter-lf.ret', 'cnab400 return 077', 3, ['line-ends', 'bank'], []],
  ['400-return-santander.ret', 'cnab400 return 033', 3, ['bank'], []],
  ['400-shipping-banrisul.rem', 'cnab400 shipping 041', 3, ['line-ends', 'bank'], []],
  ['400-shipping-mixed-444.rem', 'cnab400 shipping 341', 4, ['line-ends', 'bank'], ['width 2']],
  ['400-shipping-santander.rem', 'cnab400 shipping 033', 3, ['line-ends', 'bank'], []],
];

it.each(TOLD)(
  'a file met in the wild is read or refused as it should be: %s',
  async (name, file, lines, notices, faults) => {
    const checked = await checkFile(readFileSync(new URL(name, SAMPLES)));
    const told = checked.file && `${checked.file.layout} ${checked.file.kind} ${checked.file.bank}`;
    expect([told, checked.lines.length]).toEqual([file, lines]);
    const codes = (isNotice: boolean) => checked.faults.filter((one) => Boolean(one.isNotice) === isNotice);
    expect(codes(true).map(({ code }) => code)).toEqual(notices);
    expect(codes(false).map(({ code, line }) => `${code} ${line}`)).toEqual(faults);
    expect(checked.errors).toBe(faults.length);
    // line ends alone can be mended for the company
    expect(canCorrect(checked)).toBe(notices.includes('line-ends') && faults.length === 0);
  },
);

it('no file is left out', () => {
  const names = readdirSync(SAMPLES).filter((name) => /\.re[mt]$/.test(name));
  expect(names.sort()).toEqual(TOLD.map(([name]) => name));
});
