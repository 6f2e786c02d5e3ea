import { Form, Input } from 'antd';
import { rules } from './rules';

/** Somebody else's e-mail address, which is required: the field `email` of a form. */
export const EmailField = ({ label }: { label: string }) => (
  <Form.Item name="email" label={label} rules={[rules.required(), rules.email()]}>
    <Input type="email" autoComplete="off" maxLength={120} />
  </Form.Item>
);
