import { Form } from 'antd';
import { MoneyField } from '../../../ui/form/fields';

/** The most that each payment may be, integer cents; empty means no limit. */
export const LimitField = ({ label, hint }: { label: string; hint: string }) => (
  <Form.Item name="limit" label={label} extra={hint}>
    <MoneyField />
  </Form.Item>
);
