import {
  formatCep as maskCep,
  formatCnpj,
  formatCpf,
  formatPhone as maskPhone,
  getAreaCodeInfo,
  isValidCep,
  isValidCnpj,
  isValidCpf,
  isValidEmail,
  isValidLandlinePhone,
  isValidMobilePhone,
} from '@brazilian-utils/brazilian-utils';

/** F a person (CPF), J a company (CNPJ). */
export type PersonType = 'F' | 'J';
/** A number in [0, 1), as Math.random gives. */
export type Random = () => number;

const ALPHANUMERIC = { version: 2 } as const;

/** CPF, with or without mask (domain.md 4: mod11 twice, repeated digits refused). */
export const isCpf = (value: string): boolean => isValidCpf(value);

/** CNPJ of digits or alphanumeric, any case, with or without mask (IN RFB 2.229/2024). One character repeated is refused. */
export const isCnpj = (value: string): boolean =>
  isValidCnpj(value, ALPHANUMERIC) && !/^(.)\1{11}/.test(normalizeDocument(value));

/** Whether the value is a valid document of that kind of person. */
export const isDocument = (personType: PersonType, value: string): boolean =>
  personType === 'F' ? isCpf(value) : isCnpj(value);

/** Without mask or spaces, upper case: '12.abc.345/01de-35' → '12ABC34501DE35'. Validates nothing. */
export const normalizeDocument = (value: string): string => value.replace(/[\s./-]/g, '').toUpperCase();

/** F or J of a valid document, else null. */
export const personTypeOf = (value: string): PersonType | null => (isCpf(value) ? 'F' : isCnpj(value) ? 'J' : null);

/** '529.982.247-25' or '12.ABC.345/01DE-35'; a value of neither length comes back as it was. */
export const formatDocument = (value: string): string => {
  const plain = normalizeDocument(value);
  if (/^\d{11}$/.test(plain)) return formatCpf(plain);
  return /^[0-9A-Z]{12}\d{2}$/.test(plain) ? formatCnpj(plain, ALPHANUMERIC) : value;
};

/** A document shown to others: first and check digits hidden, '***.982.247-**'. */
export const obscureDocument = (value: string): string => {
  const plain = normalizeDocument(value);
  return plain.length === 11
    ? formatCpf(plain, { obfuscate: true })
    : formatCnpj(plain, { ...ALPHANUMERIC, obfuscate: true });
};

/** Written with the code of another country; '(00) 99999-9999' counts as Brazilian, with a DDD that does not exist. */
export const isForeignPhone = (value: string): boolean =>
  /^(\+(?!55)[1-9]|00(?!55)[1-9]\d{9})/.test(value.replace(/[^\d+]/g, ''));

/**
 * DDD and number only, without +55, mask or the 0 dialled before a DDD: '+55 (011) 98765-4321' → '11987654321'. Empty
 * where it is another country's, too long, or written with anything but digits and mask.
 */
export const normalizePhone = (value: string): string => {
  if (!/^\+?[\d\s().-]+$/.test(value) || isForeignPhone(value)) return '';
  const digits = value
    .replace(/\D/g, '')
    .replace(/^(00)?55(?=0?\d{10,11}$)/, '')
    .replace(/^0(?=[1-9]\d{9,10}$)/, '');
  return digits.length > 11 ? '' : digits;
};

/** Mobile: a DDD in use, 9 and 8 digits. The library alone lets the ninth digit be 7 or 8. */
export const isMobile = (value: string): boolean =>
  /^\d{2}9/.test(normalizePhone(value)) && isValidMobilePhone(normalizePhone(value));

/** Landline: a DDD in use and 8 digits. */
export const isLandline = (value: string): boolean => isValidLandlinePhone(normalizePhone(value));

/** Mobile or landline with DDD, masked or not, with or without +55. */
export const isPhone = (value: string): boolean => isMobile(value) || isLandline(value);

/** '(11) 98765-4321' or '(11) 3265-4321'. */
export const formatPhone = (value: string): string => maskPhone(normalizePhone(value), { mask: 'nanp' });

/** '+5511987654321', as the Pix directory writes it. */
export const internationalPhone = (value: string): string => `+55${normalizePhone(value)}`;

/** CEP: 8 digits, hyphen allowed, not all zeros. */
export const isCep = (value: string): boolean =>
  /^\d{5}-?\d{3}$/.test(value) && !/^0+$/.test(normalizeCep(value)) && isValidCep(value);

/** '01310-100' → '01310100'. */
export const normalizeCep = (value: string): string => value.replace(/\D/g, '');

/** '01310100' → '01310-100'. */
export const formatCep = (value: string): string => maskCep(normalizeCep(value));

/** An e-mail address of at most 120 characters (CustomerInput.emails). */
export const isEmail = (value: string): boolean => value.length <= 120 && isValidEmail(value);

const pick = (random: Random, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');

/** The two check digits the library accepts after a base: it has no function for them, but only one pair in a hundred passes. */
const complete = (base: string, isValid: (value: string) => boolean): string | null => {
  for (let n = 0; n < 100; n++) {
    const value = base + String(n).padStart(2, '0');
    if (isValid(value)) return value;
  }
  return null;
};

const draw = (base: () => string, isValid: (value: string) => boolean): string => {
  for (;;) {
    const value = complete(base(), isValid);
    if (value) return value;
  }
};

/** A valid CPF, for demonstration data. The same random numbers give the same CPF. */
export const fakeCpf = (random: Random): string => draw(() => pick(random, '0123456789', 9), isCpf);

/** A valid CNPJ of a head office (branch 0001), for demonstration data; alphanumeric on request. */
export const fakeCnpj = (random: Random, alphanumeric = false): string =>
  draw(() => `${pick(random, alphanumeric ? '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ' : '0123456789', 8)}0001`, isCnpj);

/** A valid phone of that DDD (11 by default), digits only, for demonstration data. */
export const fakePhone = (random: Random, kind: 'mobile' | 'landline' = 'mobile', ddd = '11'): string => {
  if (!getAreaCodeInfo(ddd)) throw new RangeError(`unknown DDD ${ddd}`);
  return kind === 'mobile'
    ? `${ddd}9${pick(random, '6789', 1)}${pick(random, '0123456789', 7)}`
    : `${ddd}3${pick(random, '0123456789', 7)}`;
};
