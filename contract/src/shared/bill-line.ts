import { mod10, mod11General, mod11Own } from './check-digits';

/** A part of a typed line that has its own check digit. `ok` is null while the part is incomplete. */
export interface BillBlock {
  /** Index of the first digit, and of the one after the last. */
  from: number;
  to: number;
  ok: boolean | null;
}

/** What was typed of a billet (47 digits, AREAS-5-14) or of a utility or tax slip (48, beginning with 8); or its 44-digit barcode. */
export interface BillLine {
  kind: 'billet' | 'utility';
  digits: string;
  /** How many digits the line has when it is whole. */
  length: 44 | 47 | 48;
  blocks: BillBlock[];
  /** Index of the first block whose check digit is wrong; null where none is. */
  wrong: number | null;
  isWhole: boolean;
  /** Something other than digits and separators was typed. */
  isForeign: boolean;
  /** The 44 digits of the barcode, once the line is complete and right. */
  barcode: string | null;
}

const BILLET = [10, 11, 11, 1, 14] as const;
const UTILITY = [12, 12, 12, 12] as const;
const BARCODE = 44;

const bounds = (lengths: readonly number[]): [number, number][] => {
  let at = 0;
  return lengths.map((length) => [at, (at += length)]);
};

/** Third digit of a slip: 6 and 7 check by modulo 10, 8 and 9 by modulo 11 (domain.md 3). */
const utilityDigit = (digits: string): ((part: string) => number) =>
  '89'.includes(digits[2] ?? '') ? mod11Own : mod10;

const billetBars = (line: string): string =>
  line.slice(0, 4) + line[32] + line.slice(33) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
const utilityBars = (line: string): string =>
  bounds(UTILITY)
    .map(([from, to]) => line.slice(from, to - 1))
    .join('');

/** The 48-digit typed line of the 44-digit barcode of a utility or tax slip. */
export function utilityLine(bars: string): string {
  const digitOf = utilityDigit(bars);
  const parts = [0, 11, 22, 33].map((at) => bars.slice(at, at + 11));
  return parts.map((part) => part + digitOf(part)).join('');
}

const generalOfBillet = (bars: string): boolean =>
  String(mod11General(bars.slice(0, 4) + bars.slice(5))) === bars[4] && bars[3] === '9';
const generalOfUtility = (bars: string): boolean =>
  String(utilityDigit(bars)(bars.slice(0, 3) + bars.slice(4))) === bars[3];

/** Reads what is typed or pasted, digit by digit; separators are let through. Never throws. */
export function readBillLine(typed: string): BillLine {
  const bare = typed.replace(/[\s.\-/]/g, '');
  const digits = bare.replace(/\D/g, '');
  const kind = digits.startsWith('8') ? 'utility' : 'billet';
  const isForeign = bare !== digits;
  const whole = kind === 'utility' ? 48 : 47;
  if (digits.length === BARCODE && barsAreRight(digits, kind))
    return { kind, digits, length: BARCODE, blocks: [], wrong: null, isWhole: true, isForeign, barcode: digits };
  const blocks = kind === 'utility' ? utilityBlocks(digits) : billetBlocks(digits);
  const wrong = blocks.findIndex(({ ok }) => ok === false);
  const isRight = digits.length === whole && wrong < 0 && !isForeign;
  return {
    kind,
    digits,
    length: whole,
    blocks,
    wrong: wrong < 0 ? null : wrong,
    isWhole: digits.length === whole,
    isForeign,
    barcode: isRight ? (kind === 'utility' ? utilityBars(digits) : billetBars(digits)) : null,
  };
}

const barsAreRight = (bars: string, kind: BillLine['kind']): boolean =>
  kind === 'utility' ? generalOfUtility(bars) : generalOfBillet(bars);

function billetBlocks(digits: string): BillBlock[] {
  return bounds(BILLET).map(([from, to], i) => {
    if (i < 3) return { from, to, ok: checked(digits, from, to, mod10) };
    // the general digit covers the due factor and value: it is judged once the line is whole and its three fields are right
    const isWhole = digits.length >= 47;
    const fieldsAreRight =
      isWhole &&
      bounds(BILLET)
        .slice(0, 3)
        .every(([a, b]) => checked(digits, a, b, mod10));
    return { from, to, ok: !fieldsAreRight || i === 4 ? null : generalOfBillet(billetBars(digits)) };
  });
}

const utilityBlocks = (digits: string): BillBlock[] =>
  bounds(UTILITY).map(([from, to]) => ({ from, to, ok: checked(digits, from, to, utilityDigit(digits)) }));

const checked = (digits: string, from: number, to: number, digitOf: (part: string) => number): boolean | null =>
  digits.length < to ? null : String(digitOf(digits.slice(from, to - 1))) === digits[to - 1];

/** Integer cents that the bars of a utility or tax slip say; 0 where they say a quantity. */
export const utilityValue = (bars: string): number => ('68'.includes(bars[2] ?? '') ? Number(bars.slice(4, 15)) : 0);
