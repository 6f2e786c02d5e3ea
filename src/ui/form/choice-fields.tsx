import { Select, type SelectProps } from 'antd';

export { ChoiceField } from './choice-field';

/** One of many choices. antd puts what a form says of the field on an element that has no role, where it means nothing. */
export const SelectField = <Value extends string | number = string>(props: SelectProps<Value>) => (
  <Select<Value> {...props} aria-required={undefined} />
);
