import { Radio, type RadioGroupProps } from 'antd';

/** A few choices, all in sight. Says what it is, so that a form may say of it that it is required. */
export const ChoiceField = (props: RadioGroupProps) => <Radio.Group {...props} {...{ role: 'radiogroup' }} />;
