import { Input, type InputProps } from 'antd';

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'defaultValue'> {
  value?: number | string | undefined;
  onChange?: (value: number | string | undefined) => void;
}

/** The number that '12' or '1.000' says; the text itself where it is no whole number; undefined where nothing was typed. */
function take(typed: string): number | string | undefined {
  const text = typed.trim();
  const number = /^(\d+|\d{1,3}(\.\d{3})+)$/.test(text) ? Number(text.replaceAll('.', '')) : NaN;
  return text === '' ? undefined : Number.isSafeInteger(number) ? number : text;
}

/** A whole number. What is typed stays as it is, right or wrong: a rule refuses it. */
export const NumberField = ({ value, onChange, ...rest }: Props) => (
  <Input
    inputMode="numeric"
    autoComplete="off"
    {...rest}
    className={`num ${rest.className ?? ''}`}
    value={value ?? ''}
    onChange={({ target }) => onChange?.(take(target.value))}
  />
);
