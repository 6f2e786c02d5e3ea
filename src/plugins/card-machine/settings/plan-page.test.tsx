import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import cardMachine from '../../../../locales/pt-BR/card-machine.json';
import { i18n } from '../../../providers/i18n';
import { openPage } from '../../../test-support/routed-part';
import { bank, bodyOf, press, sign } from '../../../test-support/signed-part';
import PlanPage from './plan-page';

i18n.addResourceBundle('pt-BR', 'card-machine', cardMachine);

const plan = (anticipation_due_days: number, anticipation_rate: number) => ({
  anticipation_due_days,
  anticipation_rate,
  rates: [{ modality: 'credit', brands: ['visa'], from: 1, to: 1, rate: 249 }],
});

test('a plan with anticipation is signed once its cost was agreed to (AREAS-7-card-machine-2)', async () => {
  bank.answers['GET pos/my-account-financial-settings'] = {
    accountNumber: '1',
    active_plan_anticipation_due_days: 0,
    plans: [plan(0, 0), plan(14, 169)],
    consents: [],
  };
  bank.answers['PUT pos/my-account-financial-settings/active-plan'] = {
    anticipation_due_days: 14,
    starts_at: '2026-11-26T12:00:00Z',
    user: 'Ana',
    text: 'Tudo em 14 dias.',
  };
  openPage(<PlanPage />);
  const current = await screen.findByRole('radio', { name: /plano de hoje/ });
  expect((current as HTMLInputElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Tudo em 14 dias' }));
  await screen.findByText(/A antecipação custa 1,69% ao mês/);
  await press('Continuar');
  await screen.findByText('Confirme que concorda com o custo da antecipação.');
  fireEvent.click(screen.getByRole('checkbox', { name: /1,69% ao mês/ }));
  await press('Continuar');
  await sign('Assinar e mudar plano');
  await waitFor(() =>
    expect(bodyOf('PUT pos/my-account-financial-settings/active-plan')).toMatchObject({
      anticipation_due_days: 14,
      accepts: true,
    }),
  );
});
