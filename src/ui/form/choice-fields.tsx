import { Select, type SelectProps } from 'antd';

export { ChoiceField } from './choice-field';

/** One of many choices. antd puts aria-required on an element that has no role, where it is not valid; here it is left out. */
export const SelectField = <Value extends string | number = string>(props: SelectProps<Value>) => (
  <Select<Value> {...props} aria-required={undefined} />
);
