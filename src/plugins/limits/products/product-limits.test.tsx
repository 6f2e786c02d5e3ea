import { screen } from '@testing-library/react';
import { it } from 'vitest';
import limits from '../../../../locales/pt-BR/limits.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, press, refusal } from '../../../test-support/signed-part';
import AllLimitsPage from './all-limits';
import ProductLimitsPage from './product-limits';

giveTexts({ limits });

it('SHELL-8-27: limits that cannot be read are a communication failure, which is tried again', async () => {
  bank.answers['GET account/transactions/limits'] = refusal(500, {});
  drawPart(<AllLimitsPage />);
  await screen.findByText('Houve uma falha de comunicação');
  bank.answers['GET account/transactions/limits'] = [];
  await press('Tentar novamente');
  await screen.findByRole('heading', { level: 1 });
});

it('AREAS-3-limits-1: the limits of a product say where they count and how long an increase waits', async () => {
  const limit = {
    id: 'pix:day',
    interval: 'day',
    name: 'Diário',
    security_measure_interval: 24,
    actual: 10_000,
    used: 0,
    available: 10_000,
    preApproved: 20_000,
    minimum: 10_000,
    frees_at: null,
    pending: null,
  };
  bank.answers['GET account/transactions/limits'] = [
    { product: 'pix', platform: 'all', destination: 'anyone', limits: [limit] },
  ];
  drawPart(<ProductLimitsPage />, { path: '/configuracoes-da-conta/limites/configurar-limites/pix' });
  await screen.findByText(/o aplicativo e a API usam o mesmo limite\. Um aumento vale depois de 24 horas/);
});
