import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import fileExchange from '../../../../locales/pt-BR/file-exchange.json';
import sheets from '../../../../locales/pt-BR/sheets.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank } from '../../../test-support/signed-part';
import { RoutingProvider } from '../../../ui/page/routing';
import ShippingPage from './shipping-page';

giveTexts({ 'file-exchange': fileExchange, sheets });

const draft = {
  id: 7,
  file_name: 'a.rem',
  layout: 'cnab240',
  file_number: 12,
  status: 'draft',
  total: 2,
  done: 0,
  refused: 1,
  value: 10_000,
  user_name: 'Ana',
  created_at: '2026-11-26T13:00:00Z',
  parts: [{ movement: '01', label: 'Registrar título', count: 1, value: 10_000 }],
  newCustomers: 1,
  fee: 349,
  task: null,
  started_at: null,
  ended_at: null,
};
const row = {
  line: 5,
  movement: '01',
  movementLabel: 'Registrar título',
  documentNumber: 'NF-2',
  ourNumber: null,
  payer: 'MARIA',
  isNew: false,
  due: '2020-01-01',
  value: 10_000,
  state: 'refused',
  faults: [{ line: 5, from: 78, to: 85, field: 'Vencimento', message: 'O vencimento não pode ser anterior a hoje' }],
  charge: null,
};
const routing = { pathOf: () => '/', destinationOf: () => undefined, crumbs: [], parent: undefined };

it('what will happen is told with refused titles by place, and started once by its button (AREAS-2-file-exchange-2)', async () => {
  bank.answers['GET file-exchange/shipping-file/7'] = draft;
  bank.answers['POST file-exchange/shipping-file/7/rows'] = { items: [row], total: 1 };
  bank.answers['POST file-exchange/shipping-file/7/run'] = { task: 3 };
  drawPart(
    <RoutingProvider value={routing as never}>
      <ShippingPage />
    </RoutingProvider>,
    { path: '/?remessa=7' },
  );
  const told = 'Linha 5, colunas 78 a 85, Vencimento: O vencimento não pode ser anterior a hoje';
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.getByText('Clientes novos')).toBeTruthy();
  bank.answers['GET file-exchange/shipping-file/7'] = { ...draft, status: 'done', done: 1 };
  fireEvent.click(screen.getByRole('button', { name: 'Processar 1 título' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Processar 1 título' })).toBeNull());
  expect(bank.asked.filter(({ call }) => call.endsWith('/run'))).toHaveLength(1);
});
