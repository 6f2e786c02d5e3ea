import { Checkbox, type GetProps } from 'antd';

/** Tick boxes: several of a few choices. antd puts aria-required on an element whose role does not allow it; here it is left out. */
export const ChecksField = <Value,>(props: GetProps<typeof Checkbox.Group<Value>>) => (
  <Checkbox.Group<Value> {...props} {...{ 'aria-required': undefined }} />
);
