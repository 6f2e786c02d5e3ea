import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/limits.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, expectToast, press, refusal, sign, type } from '../../../test-support/signed-part';
import { productOf } from '../../../resources/limits-pages';
import AllLimitsPage from './all-limits';
import ProductLimitsPage from './product-limits';
import RequestLimit from './request-limit';

giveTexts({ limits: texts });

it('SHELL-8-27: limits that cannot be read are a communication failure, which is tried again', async () => {
  bank.answers['GET account/transactions/limits'] = refusal(500, {});
  drawPart(<AllLimitsPage />);
  await screen.findByText('Houve uma falha de comunicação');
  bank.answers['GET account/transactions/limits'] = [];
  await press('Tentar novamente');
  await screen.findByRole('heading', { level: 1 });
});

const LIMIT = {
  id: 'pix:day',
  interval: 'day',
  name: 'Diário',
  security_measure_interval: 24,
  actual: 10_000,
  used: 2_500,
  available: 7_500,
  preApproved: 20_000,
  minimum: 10_000,
  frees_at: null,
  pending: null,
};
const of = (product: string, ...intervals: string[]) => ({
  product,
  platform: 'all',
  destination: 'anyone',
  limits: intervals.map((interval) => ({ ...LIMIT, id: `${product}:${interval}`, interval })),
});

it('the page of all limits shows what is counted by day, night and month, each product changed in place', async () => {
  bank.answers['GET account/transactions/limits'] = [of('ted', 'transaction', 'day', 'night', 'month')];
  bank.answers['GET account/night-time'] = {
    options: [{ begins: '20:00', ends: '06:00', enabled: true }],
    timeForChange: null,
  };
  drawPart(<AllLimitsPage />);
  await screen.findByText('Mensal');
  expect(['Por operação', 'Diário', 'Noturno'].map((text) => screen.queryByText(text) !== null)).toEqual([
    false,
    true,
    true,
  ]);
  expect(screen.getByRole('link', { name: 'Alterar limites de Transferência' }).getAttribute('href')).toContain(
    '/alterar?produto=transferencia',
  );
  await screen.findByText('Das 20 h às 6 h');
  expect(document.querySelectorAll('.limit-bars .track')).toHaveLength(3);
  expect(screen.getByRole('link', { name: texts.night.change }).getAttribute('href')).toMatch(/\/horario$/);
});

it('a month without a limit says so beside the day and the night, with what was used of it', async () => {
  const [day, month] = of('pix', 'day', 'month').limits;
  const limits = [day, { ...month, actual: null, available: null, used: 4_200 }];
  bank.answers['GET account/transactions/limits'] = [{ ...of('pix'), limits }];
  drawPart(<AllLimitsPage />);
  const bar = (await screen.findByText('Mensal')).closest('.limit-bar')!;
  expect(bar.textContent).toMatch(/^MensalSem limiteUsado: R\$\s42,00/);
  expect(bar.querySelector('.track')).toBeNull();
});

it('among all limits, one of which nothing is used stands without its use', async () => {
  const [day, night] = of('pix', 'day', 'night').limits;
  const limits = [day, { ...night, used: 0, available: 10_000 }];
  bank.answers['GET account/transactions/limits'] = [{ ...of('pix'), limits }];
  drawPart(<AllLimitsPage />);
  await screen.findByText('Noturno');
  expect(screen.getAllByText(/^Usado:/)).toHaveLength(1);
});

it('among all limits, one whose increase waits says so', async () => {
  const [day, night] = of('pix', 'day', 'night').limits;
  const pending = { id: 7, requested: 20_000, effective_at: '2026-11-24T12:00:00.000Z' };
  bank.answers['GET account/transactions/limits'] = [{ ...of('pix'), limits: [{ ...day, pending }, night] }];
  drawPart(<AllLimitsPage />);
  await screen.findByText(/^Aumento para R\$\s200,00 em análise/);
  expect(screen.getAllByText(/em análise/)).toHaveLength(1);
});

it('a product of which nothing is limited says so once, and shows no bars', async () => {
  const none = of('billet-carnet', 'day', 'month');
  bank.answers['GET account/transactions/limits'] = [
    { ...none, limits: none.limits.map((limit) => ({ ...limit, actual: null, used: 0, available: null })) },
  ];
  drawPart(<AllLimitsPage />);
  await screen.findByText('Sem limite');
  expect(screen.queryByText('Mensal')).toBeNull();
});

it.each([
  ['prepaid-card', 'prepaid-card'],
  ['nada', 'pix'],
  [null, 'pix'],
])('an address that names the product %s changes the limits of %s', (slug, product) =>
  expect(productOf(slug)).toBe(product),
);

it('AREAS-3-limits-1: the limits of a product say where they count and how long an increase waits', async () => {
  bank.answers['GET account/transactions/limits'] = [of('pix', 'day')];
  drawPart(<ProductLimitsPage />, { path: '/configuracoes-da-conta/limites/configurar-limites/pix' });
  await screen.findByText(/o aplicativo e a API usam o mesmo limite\. Um aumento vale depois de 24 horas/);
});

it('a pending increase that is cancelled is gone from the page', async () => {
  const { limits, ...pix } = of('pix', 'day');
  const pending = { id: 7, requested: 20_000, effective_at: '2026-11-24T12:00:00.000Z' };
  bank.answers['GET account/transactions/limits'] = [{ ...pix, limits: limits.map((one) => ({ ...one, pending })) }];
  bank.answers['POST account/limit-requests/7/cancel'] = () => {
    bank.answers['GET account/transactions/limits'] = [{ ...pix, limits }];
    return Response.json({});
  };
  drawPart(<ProductLimitsPage />, { path: '/configuracoes-da-conta/limites/configurar-limites/pix' });
  const { cancel } = texts.pending;
  await press(cancel);
  await waitFor(() => expect(screen.queryByRole('button', { name: cancel })).toBeNull());
});

it('a value that another limit would refuse is checked again where that one is chosen (AREAS-9-10)', async () => {
  const [day, night] = of('pix', 'day', 'night').limits;
  bank.answers['GET account/transactions/limits'] = [
    { ...of('pix'), limits: [day, { ...night, preApproved: 15_000 }] },
  ];
  drawPart(<RequestLimit />, { path: '/configuracoes-da-conta/limites/configurar-limites/pix/alterar' });
  await screen.findByText(/^Hoje: R\$ 100,00\./);
  const choose = async (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })));
  type(texts.request.amount, '180,00');
  await choose('Noturno');
  const tooHigh = /^O limite máximo disponível é de R\$ 150,00$/;
  await screen.findByText(tooHigh);
  await choose('Diário');
  await waitFor(() => expect(screen.queryByText(tooHigh)).toBeNull());
});

it.each([
  ['50,00', texts.request.lowered],
  ['150,00', texts.request.done],
])('a limit of R$ 100,00 that is changed to %s says: %s', async (amount, says) => {
  bank.answers['GET account/transactions/limits'] = [
    { ...of('pix'), limits: of('pix', 'day').limits.map((limit) => ({ ...limit, minimum: 0 })) },
  ];
  drawPart(<RequestLimit />, { path: '/configuracoes-da-conta/limites/configurar-limites/pix/alterar' });
  await screen.findByText(/^Hoje: R\$ 100,00\./);
  type(texts.request.amount, amount);
  await sign(texts.request.submit);
  await expectToast('success', says);
});
