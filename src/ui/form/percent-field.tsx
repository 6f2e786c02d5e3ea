import type { InputProps } from 'antd';
import { useState } from 'react';
import { Masked } from './fields';
import { percentOf, typedPercent, typePercent } from '../text/percent';

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'type' | 'defaultValue'> {
  /** Integer, in units of the last decimal: 200 with 2 decimals is 2,00%. */
  value?: number | undefined;
  onChange?: (value: number | undefined) => void;
  decimals?: number;
}

/**
 * A percentage as an integer, typed as it is written: '2' is 2%, '2,5' is 2,5%. All its decimals are shown once it is
 * left. Empty is undefined.
 */
export function PercentField({ value, onChange, decimals = 2, onBlur, ...rest }: Props) {
  // the text being typed; dropped once the value changes
  const [typed, setTyped] = useState<{ text: string; as: number | undefined } | null>(null);
  return (
    <Masked
      suffix="%"
      inputMode="decimal"
      {...rest}
      className={`num ${rest.className ?? ''}`}
      value={typed && typed.as === value ? typed.text : typedPercent(value, decimals)}
      show={(text) => typePercent(text, decimals)}
      bare={(text) => text.replace(/[^\d,.]/g, '')}
      onChange={(text) => {
        const as = percentOf(text, decimals);
        setTyped({ text, as });
        onChange?.(as);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
