import { Select, type SelectProps } from 'antd';

export { ChoiceField } from './choice-field';

/** One of many choices. antd puts what a form says of the field on an element that has no role, where it means nothing. */
export const SelectField = (props: SelectProps<string>) => <Select<string> {...props} aria-required={undefined} />;
