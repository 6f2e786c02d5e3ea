import { Radio, type RadioGroupProps } from 'antd';

/** Radios: one of a few choices. The role is named because aria-required, which the form sets, is only valid with one. */
export const ChoiceField = (props: RadioGroupProps) => <Radio.Group {...props} {...{ role: 'radiogroup' }} />;
