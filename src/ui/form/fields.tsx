import { Input, type InputProps, type InputRef } from 'antd';
import type { ChangeEvent, ClipboardEvent, FocusEvent, Ref } from 'react';
import { NumberFormatBase, type NumberFormatValues } from 'react-number-format';
import { bareDocument, formatAmount, formatCep, formatPhone } from '../text/format';
import { typeDay } from './typed-day';

interface FieldProps<T> extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'defaultValue'> {
  value?: T;
  onChange?: (value: T) => void;
}

const MAX_DIGITS = 12;

/** The integer cents of a written amount; undefined where the text is no amount or has more than 12 digits. */
function centsOf(text: string): number | undefined {
  const bare = text.replace(/^\s*R\$/, '').trim();
  const [, whole = '', part = ''] =
    /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(bare) ?? /^(\d+|\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(bare) ?? [];
  const cents = Number(whole.replace(/\D/g, '') + part.padEnd(2, '0'));
  return whole && cents < 10 ** MAX_DIGITS ? cents : undefined;
}

/** Reais as integer cents: typed digits push in from the right, what is pasted is taken as it is written. Empty is undefined. */
export function MoneyField({
  value,
  onChange,
  ref,
  ...rest
}: FieldProps<number | undefined> & { ref?: Ref<InputRef> }) {
  return (
    <NumberFormatBase
      {...(rest as object)}
      customInput={Input}
      // what is typed replaces an amount that was filled in, as it does where one comes by the tab key
      onFocus={({ target }: FocusEvent<HTMLInputElement>) => target.select()}
      // the form needs the ref to find the field whose value the server refused
      {...(ref ? { getInputRef: ref as never } : {})}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        event.preventDefault();
        const cents = centsOf(event.clipboardData.getData('text'));
        if (cents !== undefined) onChange?.(cents);
      }}
      prefix="R$"
      inputMode="numeric"
      autoComplete="off"
      className={`num ${rest.className ?? ''}`}
      value={value === undefined || value === null ? '' : String(value)}
      format={(digits: string) => (digits === '' ? '' : formatAmount(Number(digits)))}
      removeFormatting={(text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')}
      isValidInputCharacter={(char: string) => /\d/.test(char)}
      getCaretBoundary={(text: string) => Array.from({ length: text.length + 1 }, (_, at) => at === text.length)}
      isAllowed={({ value: digits }: NumberFormatValues) => digits.length <= MAX_DIGITS}
      valueIsNumericString
      onValueChange={({ value: digits }: NumberFormatValues, { source }: { source: string }) => {
        if (source === 'event') onChange?.(digits === '' ? undefined : Number(digits));
      }}
    />
  );
}

const typing = (mask: string) => (value: string) => {
  let out = '';
  let at = 0;
  for (const slot of mask) {
    if (at >= value.length) break;
    out += slot === '#' ? value[at++] : slot;
  }
  return out;
};

const cpf = typing('###.###.###-##');
const cnpj = typing('##.###.###/####-##');
/** The mask of a document as it is typed: CPF up to 11 digits, else CNPJ. A pasted 'CPF' or 'CNPJ' before the number is dropped. */
export const typeDocument = (value: string) => {
  const bare = bareDocument(value.replace(/^\s*(cpf|cnpj)\b/i, '')).slice(0, 14);
  return bare.length <= 11 && /^\d*$/.test(bare) ? cpf(bare) : cnpj(bare);
};
/**
 * The mask of a phone as it is typed. A number of another country, or of too many digits, is left as it is for the rule to refuse; the 0
 * dialled before a DDD is dropped.
 */
export const typePhone = (value: string) => {
  const bare = barePhone(value);
  const digits = bare
    .replace(/^\+55(?=\d)/, '')
    .replace(/^55(?=0?\d{10,11}$)/, '')
    .replace(/^0(?=[1-9]\d{9,10}$)/, '');
  if (digits.startsWith('+') || digits.length > 11) return digits.slice(0, 16);
  return digits.length >= 10
    ? formatPhone(digits)
    : typing(digits[2] === '9' ? '(##) #####-####' : '(##) ####-####')(digits);
};
/** Digits, and the plus that a country's code begins with. */
const barePhone = (value: string) => value.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
const typeCep = (value: string) => {
  const digits = value.replace(/\D/g, '').slice(0, 8);
  return digits.length === 8 ? formatCep(digits) : typing('#####-###')(digits);
};

/** Keeps the caret behind the character just typed when the mask adds or drops others. */
export function Masked({
  value,
  onChange,
  show,
  bare,
  ...rest
}: FieldProps<string> & { show: (value: string) => string; bare: (value: string) => string }) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    const caret = field.selectionStart ?? field.value.length;
    const before = bare(field.value.slice(0, caret)).length;
    const next = show(field.value);
    onChange?.(bare(next));
    requestAnimationFrame(() => {
      let at = 0;
      for (let seen = 0; at < next.length && seen < before; at++) if (bare(next[at]!) !== '') seen++;
      if (document.activeElement === field) field.setSelectionRange(at, at);
    });
  };
  return <Input autoComplete="off" {...rest} value={show(value ?? '')} onChange={change} />;
}

const digits = (value: string) => value.replace(/\D/g, '');

/** CPF or CNPJ, letters of the new CNPJ included; the value is bare and upper case. */
export const DocumentField = (props: FieldProps<string>) => (
  <Masked maxLength={24} {...props} show={typeDocument} bare={bareDocument} />
);
/** Brazilian phone; the value is 10 or 11 digits, or what the rule refuses. */
export const PhoneField = (props: FieldProps<string>) => (
  <Masked inputMode="tel" maxLength={24} {...props} show={typePhone} bare={barePhone} />
);
/** CEP; the value is 8 digits. */
export const CepField = (props: FieldProps<string>) => (
  <Masked inputMode="numeric" maxLength={12} {...props} show={typeCep} bare={digits} />
);
/** A day; the value is its digits, ddmmaaaa. */
export const DayField = (props: FieldProps<string>) => (
  <Masked inputMode="numeric" maxLength={24} {...props} show={typeDay} bare={digits} />
);
