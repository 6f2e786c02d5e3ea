import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/scheduled-payments.json';
import { drawPages, giveTexts } from '../../test-support/drawn-part';
import { bank, isOff, press } from '../../test-support/signed-part';
import CancelScheduled from './cancel-drawer';

giveTexts({ 'scheduled-payments': texts });

const CANCEL = 'PUT scheduled-payments/9/cancel';
const name = 'Cancelar agendamento';

async function open(cannot_cancel: string | null): Promise<void> {
  const payment = {
    id: 9,
    amount: 100,
    counterpart: { name: 'Ana' },
    scheduled_for: '2026-12-01',
    label: 'Pix',
    series: null,
  };
  bank.answers['GET scheduled-payments/9'] = { ...payment, cannot_cancel };
  bank.answers[CANCEL] = {};
  const router = drawPages({ '/home': null, '/agendados/:id': <CancelScheduled /> });
  await router.navigate('/agendados/9');
  await screen.findByText('Ana');
}
const asked = () => bank.asked.some(({ call }) => call === CANCEL);

it('says why a payment is not cancelled here, and does not', async () => {
  await open('Cancele este pagamento na página Pix automático.');
  expect(screen.getByText('Cancele este pagamento na página Pix automático.')).toBeTruthy();
  expect(isOff(name)).toBe(true);
  await press(name);
  expect(asked()).toBe(false);
});

it('cancels any other', async () => {
  await open(null);
  await press(name);
  await waitFor(() => expect(asked()).toBe(true));
});
