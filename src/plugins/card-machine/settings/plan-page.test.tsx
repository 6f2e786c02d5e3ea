import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import cardMachine from '../../../../locales/pt-BR/card-machine.json';
import { i18n } from '../../../providers/i18n';
import { drawPages } from '../../../test-support/drawn-part';
import { bank, bodyOf, press, sign, signWrongly } from '../../../test-support/signed-part';
import { RoutingProvider } from '../../../ui/page/routing';
import PlanPage from './plan-page';

i18n.addResourceBundle('pt-BR', 'card-machine', cardMachine);

const routing = { pathOf: () => '/feito', destinationOf: () => undefined, crumbs: [], parent: undefined };
const CHANGE = 'PUT pos/my-account-financial-settings/active-plan';
const plan = (anticipation_due_days: number, anticipation_rate: number) => ({
  anticipation_due_days,
  anticipation_rate,
  rates: [{ modality: 'credit', brands: ['visa'], from: 1, to: 1, rate: 249 }],
});

test('a plan with anticipation is signed once its cost was agreed to, and not left before (AREAS-7-card-machine-2)', async () => {
  bank.answers['GET pos/my-account-financial-settings'] = {
    accountNumber: '1',
    active_plan_anticipation_due_days: 0,
    plans: [plan(0, 0), plan(14, 169)],
    consents: [],
  };
  const router = drawPages({
    '/plano': (
      <RoutingProvider value={routing}>
        <PlanPage />
      </RoutingProvider>
    ),
    '/feito': null,
  });
  const current = await screen.findByRole('radio', { name: /plano de hoje/ });
  expect((current as HTMLInputElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Tudo em 14 dias' }));
  await screen.findByText(/A antecipação custa 1,69% ao mês/);
  await press('Continuar');
  await screen.findByText('Confirme que concorda com o custo da antecipação.');
  fireEvent.click(screen.getByRole('checkbox', { name: /1,69% ao mês/ }));
  await press('Continuar');
  await signWrongly('Assinar e mudar plano', CHANGE);
  bank.answers[CHANGE] = {
    anticipation_due_days: 14,
    starts_at: '2026-11-26T12:00:00Z',
    user: 'Ana',
    text: 'Tudo em 14 dias.',
  };
  await sign('Assinar e mudar plano');
  await waitFor(() => expect(router.state.location.pathname).toBe('/feito'));
  await waitFor(() =>
    expect(bodyOf(CHANGE)).toMatchObject({
      anticipation_due_days: 14,
      accepts: true,
    }),
  );
});
