import { Input, type InputProps } from 'antd';
import { NumberFormatBase, type NumberFormatValues } from 'react-number-format';
import { formatPercent } from './percent';

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'defaultValue'> {
  /** Integer, in units of the last decimal: 200 with 2 decimals is 2,00%. */
  value?: number | undefined;
  onChange?: (value: number | undefined) => void;
  decimals?: number;
}

/** A percentage as an integer: digits push in from the right, as in MoneyField. Empty is undefined. */
export function PercentField({ value, onChange, decimals = 2, ...rest }: Props) {
  return (
    <NumberFormatBase
      {...(rest as object)}
      customInput={Input}
      suffix="%"
      inputMode="numeric"
      autoComplete="off"
      className={`num ${rest.className ?? ''}`}
      value={value === undefined || value === null ? '' : String(value)}
      format={(digits: string) => (digits === '' ? '' : formatPercent(Number(digits), decimals).slice(0, -1))}
      removeFormatting={(text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')}
      isValidInputCharacter={(char: string) => /\d/.test(char)}
      getCaretBoundary={(text: string) => Array.from({ length: text.length + 1 }, (_, at) => at === text.length)}
      isAllowed={({ value: digits }: NumberFormatValues) => digits.length <= 6}
      valueIsNumericString
      onValueChange={({ value: digits }: NumberFormatValues, { source }: { source: string }) => {
        if (source === 'event') onChange?.(digits === '' ? undefined : Number(digits));
      }}
    />
  );
}
