import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { expect, it } from 'vitest';
import '../../../test-support/texts';
import type { CallError } from '../../../data/use-call';
import { ListFailure } from './list-failure';

const failure = (): CallError =>
  ({ statusCode: 500, status: 500, message: 'Ops, ocorreu um erro.' }) as unknown as CallError;
const told = () => screen.queryByRole('dialog', { name: 'Houve uma falha de comunicação' });

it('SHELL-8-20, AREAS-8-10: once closed it stays closed while the list is asked for again by itself, until the list could be read', async () => {
  const shown = (error: CallError | null, isFetching = false) => (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ListFailure table={{ error, isFetching, retry: () => undefined }} />
    </ConfigProvider>
  );
  const { rerender } = render(shown(failure()));
  fireEvent.click(screen.getByRole('button', { name: /close|fechar/i }));
  await waitFor(() => expect(told()).toBeNull());
  // while the list is read again its error is null
  rerender(shown(null, true));
  rerender(shown(failure()));
  expect(told()).toBeNull();
  rerender(shown(null));
  rerender(shown(failure()));
  await waitFor(() => expect(told()).not.toBeNull());
});
