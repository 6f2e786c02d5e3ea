import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/salary-portability.json';
import { drawPages, giveTexts } from '../../test-support/drawn-part';
import { bank, signWrongly } from '../../test-support/signed-part';
import CancelPage from './cancel-page';

giveTexts({ 'salary-portability': texts });

it('a cancelled portability that is signed wrongly is not left for its receipt', async () => {
  bank.answers['GET salary-portability/7'] = {
    state: 'requested',
    employerName: 'Padaria',
    employerDocument: '11222333000181',
    bank: { name: 'Banco' },
  };
  const router = drawPages({ '/home': null, '/cancelar': <CancelPage />, '*': null });
  await act(() => router.navigate('/cancelar?solicitacao=7'));
  await signWrongly(texts.cancel.submit, 'PUT salary-portability/7/cancel');
  expect(router.state.location.pathname).toBe('/cancelar');
});
