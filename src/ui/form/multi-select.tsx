import { Select, type RefSelectProps, type SelectProps } from 'antd';
import type { DefaultOptionType } from 'antd/es/select';
import type { KeyboardEvent, Ref } from 'react';
import './multi-select.css';

interface Props<Value, Option extends DefaultOptionType> extends Omit<SelectProps<Value, Option>, 'mode'> {
  /** 'tags': what is typed can be chosen too. */
  mode?: 'multiple' | 'tags';
  ref?: Ref<RefSelectProps>;
}

/**
 * A select of several options. In antd's own, Tab chooses or unchooses the highlighted option and never moves on; here Tab leaves the
 * field, and chooses the highlighted option only where something was typed.
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
