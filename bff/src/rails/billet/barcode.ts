import { MAX_BILLET_VALUE } from '@balcao/contract/shared/billet-limits';
import { mod10, mod11General } from './check-digits';
import { dueDay, dueFactor } from './due-factor';
import { buildFreeField, parseFreeField, type FreeField } from './free-field';
import { OWN_BANK } from '../../core/banks';

export const BANK = OWN_BANK.code;
/** Currency code of the real (Carta-Circular BCB 2.926/2000). */
const REAL = '9';
/**
 * The data in a billet's barcode. `value` in integer cents (0: the payer types the value); `due` a São Paulo day, null for a billet
 * payable on presentation.
 */
export type BilletCode = {
  bank: string;
  value: number;
  due: string | null;
  freeField: string;
  /** The parts of the free field, for a billet of this bank whose own check digit is right; else null. */
  ours: FreeField | null;
  barcode: string;
  line: string;
};

export type BilletFault =
  | 'not-digits'
  | 'length'
  | 'utility'
  | 'field-1'
  | 'field-2'
  | 'field-3'
  | 'general-digit'
  | 'currency'
  | 'own-digit';

/** Why a code was refused, as told to the user; pt-BR. */
export const BILLET_FAULTS: Record<BilletFault, string> = {
  'not-digits': 'O código só pode ter números.',
  length: 'O código do boleto tem 47 números, ou 44 no código de barras.',
  utility: 'Este código é de conta de consumo ou tributo, não de boleto.',
  'field-1': 'O primeiro campo da linha digitável tem um número errado.',
  'field-2': 'O segundo campo da linha digitável tem um número errado.',
  'field-3': 'O terceiro campo da linha digitável tem um número errado.',
  'general-digit': 'O dígito verificador do boleto não confere.',
  currency: 'A moeda do boleto não é o real.',
  'own-digit': 'O nosso número do boleto não confere.',
};

export type BilletReading = { ok: true; billet: BilletCode } | { ok: false; reason: BilletFault; message: string };

/**
 * The 44-digit barcode of a billet of this bank.
 * `value` in integer cents, at most MAX_BILLET_VALUE; `due` from 2000-07-03 on; `ourNumber` of 1 to 11 digits.
 * @throws RangeError where one of these is out of range.
 */
export const buildBarcode = ({
  value,
  due,
  account,
  ourNumber,
}: {
  value: number;
  due: string;
  account: string;
  ourNumber: number;
}): string => {
  if (!Number.isInteger(value) || value < 1 || value > MAX_BILLET_VALUE)
    throw new RangeError(`value does not fit a billet: ${value}`);
  const tail = dueFactor(due) + String(value).padStart(10, '0') + buildFreeField({ account, ourNumber });
  return BANK + REAL + mod11General(BANK + REAL + tail) + tail;
};

/** The 47-digit typed line of a 44-digit barcode, unformatted. */
export const typedLine = (barcode: string): string => {
  const free = barcode.slice(19);
  const first = barcode.slice(0, 4) + free.slice(0, 5);
  const fields = [first, free.slice(5, 15), free.slice(15, 25)].map((field) => field + mod10(field));
  return fields.join('') + barcode[4] + barcode.slice(5, 19);
};

/** The typed line in its five printed groups: '36490.00100 01234.567004 00001.048230 6 16560000124990'. */
export const formatTypedLine = (line: string): string =>
  line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');

/** The 44-digit barcode of a typed line; check digits are not verified. */
const lineToBarcode = (line: string): string =>
  line.slice(0, 4) + line[32] + line.slice(33) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);

const lineFault = (line: string): BilletFault | null => {
  const right = (from: number, to: number) => String(mod10(line.slice(from, to))) === line[to];
  if (!right(0, 9)) return 'field-1';
  if (!right(10, 20)) return 'field-2';
  return right(21, 31) ? null : 'field-3';
};

const barcodeFault = (barcode: string): BilletFault | null => {
  if (String(mod11General(barcode.slice(0, 4) + barcode.slice(5))) !== barcode[4]) return 'general-digit';
  if (barcode[3] !== REAL) return 'currency';
  return barcode.startsWith(BANK) && !parseFreeField(barcode.slice(19)) ? 'own-digit' : null;
};

const refuse = (reason: BilletFault): BilletReading => ({ ok: false, reason, message: BILLET_FAULTS[reason] });

/**
 * Reads a typed line (47 digits) or barcode (44 digits) of any bank, spaces, dots and hyphens allowed, and verifies all check digits.
 * `referenceDay`, usually today, decides between the days a due factor can mean. Never throws, whatever the text.
 * Source: domain.md 3, Carta-Circular BCB 2.926/2000.
 */
export const parseBillet = (typed: string, referenceDay: string): BilletReading => {
  const digits = typed.replace(/[\s.-]/g, '');
  if (!/^\d+$/.test(digits)) return refuse('not-digits');
  if (digits.startsWith('8') && (digits.length === 48 || digits.length === 44)) return refuse('utility');
  if (digits.length !== 47 && digits.length !== 44) return refuse('length');
  const isLine = digits.length === 47;
  const barcode = isLine ? lineToBarcode(digits) : digits;
  const fault = (isLine ? lineFault(digits) : null) ?? barcodeFault(barcode);
  if (fault) return refuse(fault);
  const freeField = barcode.slice(19);
  return {
    ok: true,
    billet: {
      bank: barcode.slice(0, 3),
      value: Number(barcode.slice(9, 19)),
      due: dueDay(barcode.slice(5, 9), referenceDay),
      freeField,
      ours: barcode.startsWith(BANK) ? parseFreeField(freeField) : null,
      barcode,
      line: isLine ? digits : typedLine(barcode),
    },
  };
};
