import { act, renderHook } from '@testing-library/react';
import { Form } from 'antd';
import { expect, it } from 'vitest';
import { ApiError } from '../../../providers/api-error';
import type { ChargeDraft } from './draft';
import { useSending } from './use-sending';

const errorOf = (status: number, code = 'x') => new ApiError(status, 'Não deu.', { code });

it.each([
  ['was refused', errorOf(422), false],
  ['was asked of another account', errorOf(409, 'account-mismatch'), true],
  ['was asked without a session', errorOf(401), true],
  ['was asked too often', errorOf(429), true],
  ['was not sent, as there is no network', errorOf(0, 'offline'), true],
  ['was lost', errorOf(504), true],
])('a draft whose first answer was lost and that then %s is perhaps issued: %#', async (_, error, unsure) => {
  const { result } = renderHook(() => {
    const [form] = Form.useForm<ChargeDraft>();
    return {
      form,
      ...useSending(
        form,
        {} as never,
        () => Promise.reject(error),
        () => undefined,
      ),
    };
  });
  result.current.form.setFieldValue('unsure', true);
  await act(() => result.current.issue({} as ChargeDraft));
  expect(result.current.form.getFieldValue('unsure')).toBe(unsure);
});
