import { Checkbox, type GetProps } from 'antd';

/** Several of a few choices, all in sight. antd puts 'required' on an element whose role has no such thing. */
export const ChecksField = <Value,>(props: GetProps<typeof Checkbox.Group<Value>>) => (
  <Checkbox.Group<Value> {...props} {...{ 'aria-required': undefined }} />
);
