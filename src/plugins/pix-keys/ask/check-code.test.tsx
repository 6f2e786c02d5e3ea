import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../providers/query-client';
import { loadTexts } from '../../../providers/texts';
import { openPage } from '../../../test-support/routed-part';
import { bank, press, resetBank } from '../../../test-support/signed-part';
import CheckCode from './check-code';

const KEYS = 'GET pix/keys';
const check = {
  id: 5,
  type: 'email',
  key: 'ana@exemplo.com.br',
  purpose: 'register',
  channel: 'mail',
  resend_at: '2026-11-20T12:00:40Z',
  expires_at: '2026-11-20T12:30:00Z',
};
const listed = (checks: object[]) => ({ keys: [], claims: [], checks });

beforeAll(() => loadTexts(['pix-keys']));
beforeEach(resetBank);

it('AREAS-4-pix-2: the page of a code stays while its code is given, though the list says before that it was used', async () => {
  bank.answers[KEYS] = listed([check]);
  let answer: (response: Response) => void = () => {};
  bank.answers['POST pix/keys/mail/verify'] = () => new Promise<Response>((resolve) => (answer = resolve));
  openPage(<CheckCode />);
  fireEvent.change(await screen.findByLabelText('Código'), { target: { value: '123456' } });
  await press('Confirmar código');
  await waitFor(() => expect(bank.asked.at(-1)!.call).toBe('POST pix/keys/mail/verify'));
  bank.answers[KEYS] = listed([]);
  await act(() => queryClient.refetchQueries());
  await vi.waitFor(() => expect(bank.asked.filter(({ call }) => call === KEYS)).toHaveLength(2));
  expect(screen.queryByText('Não há código à espera')).toBeNull();
  await act(async () => answer(Response.json({ success: false, attempts: 1, result: null })));
  expect(await screen.findByText(/1 de 3/)).toBeTruthy();
});

it('a page whose code was used or expired before it was opened says so', async () => {
  bank.answers[KEYS] = listed([]);
  openPage(<CheckCode />);
  expect(await screen.findByText('Não há código à espera')).toBeTruthy();
});
