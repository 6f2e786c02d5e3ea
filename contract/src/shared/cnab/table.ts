/**
 * How a field is written. `code`: digits of a fixed meaning, kept as they stand; `number`: an integer; `cents`: money, integer cents;
 * `day`: DDMMAAAA or DDMMAA; `text`: upper case, left-aligned; `verbatim`: text whose case matters; `document`: CPF or CNPJ,
 * alphanumeric ones too, with zeros on the left; `blank`: left to the layout's owner.
 */
export type FieldKind = 'code' | 'number' | 'cents' | 'day' | 'text' | 'verbatim' | 'document' | 'blank';

/** Integer cents, other integers, texts, and days 'yyyy-mm-dd'; null: an empty day. */
export type Value = string | number | null;

/** A field of a record: its columns from 1, inclusive, and its name in pt-BR. */
export interface Field<N extends string = string> {
  name: N;
  label: string;
  from: number;
  to: number;
  kind: FieldKind;
  /** What it always holds in a file of this bank. */
  fixed?: string;
  /** It may not be empty. */
  required?: true;
}

/** A kind of line: its fields without gaps. */
export interface RecordTable<N extends string = string> {
  id: string;
  /** pt-BR. */
  label: string;
  width: number;
  fields: readonly Field<N>[];
}

/** The values of a record by its fields' names. */
export type Values<N extends string> = Partial<Record<N, Value>>;
export type Decoded<N extends string> = Record<N, Value>;

type Row<N extends string> = readonly [
  from: number,
  to: number,
  kind: FieldKind,
  name: N,
  label: string,
  rule?: '!' | `=${string}`,
];

/** Columns that belong to nobody. @param from first column @param to last column */
export const blank = (from: number, to: number) => [from, to, 'blank', `blank${from}`, 'Uso do banco'] as const;

/** A record's table; in a row '!' says that the field is required, '=…' what it always holds. */
export const defineRecord = <const R extends readonly Row<string>[]>(
  id: string,
  label: string,
  rows: R,
): RecordTable<R[number][3]> => ({
  id,
  label,
  width: rows.at(-1)![1],
  fields: rows.map(([from, to, kind, name, said, rule]) => ({
    from,
    to,
    kind,
    name,
    label: said,
    ...(rule === '!' ? { required: true as const } : {}),
    ...(rule?.startsWith('=') ? { fixed: rule.slice(1) } : {}),
  })),
});

/** The characters of a field in a line. */
export const cut = (line: string, { from, to }: Pick<Field, 'from' | 'to'>): string => line.slice(from - 1, to);
