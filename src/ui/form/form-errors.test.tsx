import { act, render, renderHook, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { expect, it } from 'vitest';
import '../../test-support/texts';
import { focusFirstError } from './form-errors';
import { MoreFields } from './more-fields';

it('an error in folded fields opens them, and what has none stays folded', async () => {
  const [form] = renderHook(() => Form.useForm()).result.current;
  render(
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
    </Form>,
  );
  await act(async () => {
    form.setFields([{ name: ['terms', 'fine'], errors: ['Muito alta'] }]);
    focusFirstError(form);
  });
  const [shipping, fine] = ['Frete', 'Multa'].map((title) => screen.getByText(title).closest('details')!);
  expect([shipping!.open, fine!.open]).toEqual([false, true]);
});
