import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import money from '../../../locales/pt-BR/money.json';
import topUp from '../../../locales/pt-BR/top-up.json';
import { i18n } from '../../providers/i18n';
import { openPage } from '../../test-support/routed-part';
import { bank, bodyOf, press, sign, type } from '../../test-support/signed-part';
import TopUpPage from './top-up-page';

i18n.addResourceBundle('pt-BR', 'money', money);
i18n.addResourceBundle('pt-BR', 'top-up', topUp);

const counterpart = { name: 'TIM', document: null, bankName: null, branch: null, account: null, code: '11999999910' };
const review = {
  kind: 'top-up',
  amount: 3000,
  fee: 0,
  total: 3000,
  counterpart,
  date: { day: '2026-11-25', today: true, from: null, cutOff: null, moved: null },
  available: 10_000,
  limit: null,
  refusals: [],
};

/** Goes from the form to the step that signs. */
async function fill(): Promise<void> {
  type('Celular', '(11) 99999-9910');
  await screen.findByText('Pelo número, a operadora é TIM.');
  await waitFor(() => expect((screen.getByRole('radio', { name: 'TIM' }) as HTMLInputElement).checked).toBe(true));
  fireEvent.click(await screen.findByRole('radio', { name: /30,00/ }));
  await press('Continuar');
}

test('a number brings its operator and its values, and what was reviewed is what is signed', async () => {
  bank.answers['GET recharge/operators'] = {
    items: [
      { id: 'vivo', name: 'Vivo' },
      { id: 'tim', name: 'TIM' },
    ],
  };
  bank.answers['GET recharge/recent'] = { items: [] };
  bank.answers['GET recharge/phones/11999999910'] = { operator: { id: 'tim', name: 'TIM' } };
  bank.answers['GET recharge/operators/tim/values?areaCode=11'] = { items: [{ amount: 3000, validDays: 60 }] };
  bank.answers['POST recharge/review'] = review;
  bank.answers['POST recharge'] = {
    id: 7,
    kind: 'top-up',
    label: 'Recarga de celular em andamento',
    state: 'reserved',
    amount: 3000,
    counterpart,
    protocol: '1',
    scheduled_for: '2026-11-25',
  };
  openPage(<TopUpPage />);
  await screen.findByText('Vivo');
  expect(screen.getByText('Os valores aparecem depois do número e da operadora.')).toBeTruthy();
  await fill();
  await sign('Assinar e recarregar');
  await screen.findByText('Recarga de celular em andamento');
  expect(bodyOf('POST recharge')).toMatchObject({
    phone: '11999999910',
    operator: 'tim',
    amount: 3000,
    day: '2026-11-25',
  });

  await press(topUp.again);
  await fill();
  const word = (await screen.findByLabelText('Assinatura eletrônica')) as HTMLInputElement;
  expect(word.value, 'the word of the payment before').toBe('');
});
