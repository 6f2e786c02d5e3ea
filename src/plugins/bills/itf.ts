import { readBillLine } from '@balcao/contract/shared/bill-line';

/** Bars of each digit in Interleaved 2 of 5 (ISO/IEC 16390): 1 is a wide bar, 0 a narrow one. */
const DIGITS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
/** Numbers of runs (bars and spaces): of the start pattern, of the 44 digits in 22 pairs, and of the stop pattern. */
const START = 4;
const PAIRS = 22;
const RUNS_A_PAIR = 10;
const STOP = 3;
const WHOLE = START + PAIRS * RUNS_A_PAIR + STOP;

/** Lengths, in pixels, of alternating dark and light runs along a row of brightness (0–255), from the first dark run. */
export function runsOf(row: ArrayLike<number>): number[] {
  let [least, most] = [255, 0];
  for (let i = 0; i < row.length; i++) {
    least = Math.min(least, row[i]!);
    most = Math.max(most, row[i]!);
  }
  const middle = (least + most) / 2;
  const runs: number[] = [];
  let dark = false;
  let length = 0;
  for (let i = 0; i < row.length; i++) {
    if (row[i]! < middle === dark) length++;
    else {
      if (dark || runs.length) runs.push(length);
      dark = !dark;
      length = 1;
    }
  }
  if (dark) runs.push(length);
  return runs;
}

/** The digit of five runs, whose two longest are the wide ones; null where they are no digit. */
function digitOf(runs: readonly number[]): number | null {
  const middle = (Math.min(...runs) + Math.max(...runs)) / 2;
  const digit = DIGITS.indexOf(runs.map((run) => (run > middle ? '1' : '0')).join(''));
  return digit < 0 ? null : digit;
}

/** The 44 digits of the barcode that begins at run `from`; null where there is none, or its check digits are wrong. */
function barsAt(runs: readonly number[], from: number): string | null {
  const unit = (runs[from]! + runs[from + 1]! + runs[from + 2]! + runs[from + 3]!) / START;
  const isNarrow = runs.slice(from, from + START).every((run) => run < unit * 1.7);
  if (!isNarrow) return null;
  let digits = '';
  for (let pair = 0; pair < PAIRS; pair++) {
    const at = from + START + pair * RUNS_A_PAIR;
    const ten = runs.slice(at, at + RUNS_A_PAIR);
    const [first, second] = [0, 1].map((side) => digitOf(ten.filter((_, i) => i % 2 === side)));
    if (first === null || first === undefined || second === null || second === undefined) return null;
    digits += `${first}${second}`;
  }
  return readBillLine(digits).barcode;
}

/** The 44 digits of a bill's barcode in one row of a picture, read in both directions; null where there is none. */
export function readRow(row: ArrayLike<number>): string | null {
  const runs = runsOf(row);
  for (const way of [runs, runs.toReversed()])
    for (let from = 0; from + WHOLE <= way.length; from++) {
      const bars = barsAt(way, from);
      if (bars) return bars;
    }
  return null;
}
