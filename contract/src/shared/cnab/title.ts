import { decodeRecord } from './value';
import type { RecordTable } from './table';

/** A title of a shipping file. Integer cents, São Paulo days; percentages as the portal keeps them (contract/src/charges). */
export interface Title {
  /** Movement code: '01' registers, '02' writes off, '06' changes the due date. */
  movement: string;
  /** 0: the bank gives one; -1: no number can be read. */
  ourNumber: number;
  documentNumber: string;
  companyId: string;
  due: string | null;
  value: number;
  issuedOn: string | null;
  abatement: number;
  /** `kind` 1: cents, 2: hundredths of a percent. */
  fine: Term | null;
  /** `kind` 1: cents a day, 2: hundredths of a percent a month. */
  interest: Term | null;
  /** `kind` 1: cents, 2: hundredths of a percent. */
  discount: (Term & { until: string | null }) | null;
  /** Days after the due date; null: as the account's settings say. */
  writeOffDays: number | null;
  payer: {
    document: string;
    name: string;
    street: string;
    neighborhood: string;
    zipcode: string;
    city: string;
    state: string;
    email: string;
  };
  /** Lines of the message, 40 characters each. */
  messages: string[];
  /** It asks for a Pix QR Code on the billet. */
  wantsPix: boolean;
}

export interface Term {
  kind: 1 | 2;
  value: number;
}

/** Where a field of a title stands in its file. */
export interface Place {
  line: number;
  from: number;
  to: number;
  /** pt-BR. */
  field: string;
}

/** A title with the lines it was read from. */
export interface ReadTitle extends Title {
  line: number;
  /** Of its fields, by the names of {@link TitleField}. */
  places: Partial<Record<TitleField, Place>>;
}

export type TitleField =
  | 'movement'
  | 'ourNumber'
  | 'due'
  | 'value'
  | 'fine'
  | 'interest'
  | 'discount'
  | 'discountUntil'
  | 'abatement'
  | 'document'
  | 'name'
  | 'street'
  | 'neighborhood'
  | 'zipcode'
  | 'city'
  | 'state'
  | 'email'
  | 'message';

export const termOf = (kind: unknown, value: unknown): Term | null =>
  (kind === '1' || kind === '2') && Number(value) > 0 ? { kind: kind === '1' ? 1 : 2, value: Number(value) } : null;

export const kindOf = (term: Term | null): string => String(term?.kind ?? 0);

/** A CPF or CNPJ by the type that its file states: 1 a CPF, 2 a CNPJ; as it stands where neither fits. */
export const documentIn = (type: unknown, text: unknown): string => {
  const width = Number(type) === 1 ? 11 : 14;
  const bare = String(text).trim();
  const zeros = bare.length - width;
  return zeros > 0 && /^0+$/.test(bare.slice(0, zeros)) ? bare.slice(zeros) : bare;
};

/** Type of a document in a file: 1 a CPF, 2 a CNPJ. */
export const documentType = (document: string): number => (document.length > 11 ? 2 : 1);

/** Our number in a text field: 11 digits, a check digit may follow; 0 where it is blank, -1 where it is no number. */
export const ourNumberIn = (text: string): number => {
  const match = /^(\d{1,11})-?\d?$/.exec(text.trim());
  return text.trim() === '' ? 0 : match ? Number(match[1]) : -1;
};

/**
 * Our number as files hold it: 11 digits and the check digit; blank where the bank gives one.
 * @throws RangeError where it does not fit
 */
export function ourNumberText(ourNumber: number, digit = ''): string {
  if (ourNumber < 0 || ourNumber > 99_999_999_999) throw new RangeError(`our number ${ourNumber} does not fit`);
  return ourNumber ? String(ourNumber).padStart(11, '0') + digit : '';
}

/** A reader of one line's values that knows where they stand. */
export const lineReader = <N extends string>(table: RecordTable<N>, line: string, at: number) => ({
  values: decodeRecord(table, line),
  place: (name: N): Place => {
    const field = table.fields.find((one) => one.name === name)!;
    return { line: at, from: field.from, to: field.to, field: field.label };
  },
});
