import { act, render, screen } from '@testing-library/react';
import { Form, Input, type FormInstance } from 'antd';
import { expect, it } from 'vitest';
import '../../test-support/texts';
import { focusFirstError } from './form-errors';
import { MoreFields } from './more-fields';

it('an error in folded fields opens them, and what has none stays folded', async () => {
  let form!: FormInstance;
  const Part = () => {
    [form] = Form.useForm();
    return (
      <Form form={form}>
        <MoreFields title="Frete" isOpen={false}>
          <Form.Item name="shipping">
            <Input />
          </Form.Item>
        </MoreFields>
        <MoreFields title="Multa" isOpen={false}>
          <Form.Item name={['terms', 'fine']}>
            <Input />
          </Form.Item>
        </MoreFields>
      </Form>
    );
  };
  render(<Part />);
  await act(async () => {
    form.setFields([{ name: ['terms', 'fine'], errors: ['Muito alta'] }]);
    focusFirstError(form);
  });
  const [shipping, fine] = ['Frete', 'Multa'].map((title) => screen.getByText(title).closest('details')!);
  expect([shipping!.open, fine!.open]).toEqual([false, true]);
});
