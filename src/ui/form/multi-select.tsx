import { Select, type SelectProps } from 'antd';
import type { DefaultOptionType } from 'antd/es/select';
import type { KeyboardEvent } from 'react';
import './multi-select.css';

interface Props<Value, Option extends DefaultOptionType> extends Omit<SelectProps<Value, Option>, 'mode'> {
  /** 'tags': what is typed can be chosen too. */
  mode?: 'multiple' | 'tags';
}

/**
 * A select of several. In antd's own, Tab chooses or takes back the option in line and never goes on; here it leaves the field, and only
 * what was typed is chosen by it.
 */
export function MultiSelect<Value, Option extends DefaultOptionType = DefaultOptionType>({
  mode = 'multiple',
  ...rest
}: Props<Value, Option>) {
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && (event.target as HTMLInputElement).value === '') event.stopPropagation();
  };
  return (
    <span className="multi-select" onKeyDownCapture={leave}>
      <Select<Value, Option> {...rest} mode={mode} />
    </span>
  );
}
