import { isRealDay } from '../day';
import { cut, type Decoded, type Field, type RecordTable, type Value, type Values } from './table';

/** A text as ISO-8859-1 can hold it: other letters lose their accent, other characters become a blank. */
export const latin1 = (text: string): string =>
  [...text]
    .map((one) => {
      if (one >= ' ' && one <= '\u00ff' && !(one >= '\u007f' && one <= '\u009f')) return one;
      const bare = one.normalize('NFD')[0]!;
      return bare >= ' ' && bare <= '~' ? bare : ' ';
    })
    .join('');

/** A text as a file holds it: upper case, in ISO-8859-1. */
export const fileText = (text: string): string => latin1(text.toUpperCase());

const dayDigits = (day: string, width: number): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return date + month + (width === 6 ? year.slice(2) : year);
};

/** 'yyyy-mm-dd' of DDMMAA or DDMMAAAA; null where it is empty. A year of two digits is of this century. */
export function dayOf(digits: string): string | null {
  if (/^[0 ]*$/.test(digits)) return null;
  const year = digits.length === 6 ? `20${digits.slice(4)}` : digits.slice(4);
  return `${year}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
}

/** A value as its field's characters. @throws RangeError where it does not fit, as a negative amount does not */
export function encodeField(field: Field, given: Value | undefined): string {
  const width = field.to - field.from + 1;
  const value = given ?? field.fixed ?? null;
  if (field.kind === 'blank') return ' '.repeat(width);
  if (field.kind === 'text')
    return fileText(String(value ?? ''))
      .slice(0, width)
      .padEnd(width);
  if (field.kind === 'verbatim')
    return latin1(String(value ?? ''))
      .slice(0, width)
      .padEnd(width);
  const text =
    field.kind === 'day' ? (value === null ? '' : dayDigits(String(value), width)) : String(value ?? '').toUpperCase();
  if (text.length > width || !/^[0-9A-Z]*$/.test(text) || (field.kind !== 'document' && /\D/.test(text)))
    throw new RangeError(`${field.label}: '${text}' does not fit ${width} columns`);
  return text.padStart(width, '0');
}

/** The value in a field's characters; an unreadable number is 0, an unreadable day null: {@link fieldFault} tells of them. */
export function decodeField(field: Field, text: string): Value {
  switch (field.kind) {
    case 'number':
    case 'cents':
      return /^\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : 0;
    case 'day': {
      const day = dayOf(text);
      return day !== null && isRealDay(day) ? day : null;
    }
    case 'code':
      return text;
    default:
      return text.trim();
  }
}

/** A record's line. @throws RangeError where a value does not fit */
export function encodeRecord<N extends string>(record: RecordTable<N>, values: Values<NoInfer<N>>): string {
  return record.fields.map((field) => encodeField(field, values[field.name])).join('');
}

/** The values of a line; a shorter line counts as filled with blanks. */
export function decodeRecord<N extends string>(record: RecordTable<N>, line: string): Decoded<N> {
  const values: Partial<Record<N, Value>> = {};
  for (const field of record.fields) values[field.name] = decodeField(field, cut(line, field));
  return values as Decoded<N>;
}

export interface FieldFault {
  code: 'digits' | 'day' | 'required' | 'fixed' | 'document' | 'control';
  /** pt-BR. */
  expected: string;
  mend: string;
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/** What is wrong with a field's characters; null where nothing is. */
export function fieldFault(field: Field, text: string): FieldFault | null {
  if (CONTROL.test(text))
    return {
      code: 'control',
      expected: 'letras, números e sinais',
      mend: 'Troque o caractere de controle por um espaço.',
    };
  if (field.kind === 'blank') return null;
  if (field.fixed !== undefined && text.trimEnd() !== field.fixed)
    return { code: 'fixed', expected: `'${field.fixed}'`, mend: `Escreva ${field.fixed} nestas colunas.` };
  const isText = field.kind === 'text' || field.kind === 'verbatim';
  if (isText && !field.required) return null;
  const isEmpty = /^ *$/.test(text) || (field.kind !== 'text' && /^0*$/.test(text));
  if (field.required && isEmpty)
    return { code: 'required', expected: 'um valor', mend: 'Preencha este campo: ele é obrigatório.' };
  if (isEmpty || isText) return null;
  if (field.kind === 'document')
    return /^[0-9A-Z]+$/.test(text)
      ? null
      : {
          code: 'document',
          expected: 'um CPF ou CNPJ sem pontuação',
          mend: 'Escreva só letras e números, com zeros à esquerda.',
        };
  if (!/^\d+$/.test(text))
    return {
      code: 'digits',
      expected: `${field.to - field.from + 1} dígitos`,
      mend: 'Escreva só dígitos, com zeros à esquerda; valores não levam sinal nem vírgula.',
    };
  if (field.kind !== 'day') return null;
  const day = dayOf(text);
  return day === null || isRealDay(day)
    ? null
    : {
        code: 'day',
        expected: text.length === 6 ? 'uma data que exista, DDMMAA' : 'uma data que exista, DDMMAAAA',
        mend: 'Corrija o dia, o mês ou o ano.',
      };
}
