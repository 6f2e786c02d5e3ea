/** Something about a file, by its place; texts in pt-BR. */
export interface Fault {
  /** From 1; null: of the file as a whole. */
  line: number | null;
  /** Columns from 1, inclusive; null: the whole line. */
  from: number | null;
  to: number | null;
  /** Name of the field. */
  field: string | null;
  /** Stable word for programs. */
  code: string;
  found: string;
  expected: string;
  mend: string;
  /** It was read all the same. */
  isNotice: boolean;
  /** A corrected file can be made without knowing more. */
  canMend: boolean;
}

const LONGEST = 60;

/** What was found, short enough to be shown. */
export const shownPart = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text.trim() === '' ? '(em branco)' : text;

/** A fault of the file or of a whole line. */
export const faultOf = (given: Pick<Fault, 'code' | 'found' | 'expected' | 'mend'> & Partial<Fault>): Fault => ({
  line: null,
  from: null,
  to: null,
  field: null,
  isNotice: false,
  canMend: false,
  ...given,
});
