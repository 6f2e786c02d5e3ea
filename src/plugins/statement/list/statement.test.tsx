import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import statement from '../../../../locales/pt-BR/statement.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf } from '../../../test-support/signed-part';
import Statement from './statement';

giveTexts({ statement });

const line = {
  id: 7,
  at: '2026-11-25T12:00:00-03:00',
  day: '2026-11-25',
  type: 'billet',
  typeLabel: 'Boleto recebido',
  description: 'Boleto recebido de Ana',
  value: 7_641,
  gross: 7_990,
  fee: 349,
  balance: 7_641,
  protocol: '000000000007',
};

it('SHELL-7.6-3: the statement is asked for in the order and by the page size of its address, and shows gross and fee', async () => {
  bank.answers['POST statement'] = {
    transactions: [line],
    days: [{ day: line.day, in: 7_641, out: 0, balance: 7_641 }],
    blocks: { count: 0, amount: 0 },
    balance: 7_641,
    pagination: { cursor: { actual: null, next: null } },
  };
  bank.answers['POST statement/totals'] = { count: 1, in: 7_641, out: 0 };
  bank.answers['GET statement/types'] = { types: [] };
  const router = drawPages({ '/home': null, '/extrato': <Statement /> });
  await router.navigate('/extrato?pageSize=50&sortDesc=false');
  await screen.findByText('Boleto recebido de Ana');
  expect(screen.getByText(/79,90 menos tarifa de .*3,49/)).toBeTruthy();
  const asked = (given: object) => expect(bodyOf('POST statement').pagination).toMatchObject(given);
  asked({ pageSize: 50, sortDesc: false });
  fireEvent.change(screen.getByLabelText('Ordem'), { target: { value: 'date true' } });
  await waitFor(() => asked({ pageSize: 50, sortDesc: true }));
  await router.navigate('/extrato?pageSize=17');
  await waitFor(() => asked({ pageSize: 15, sortDesc: true }));
});

it('AREAS-3-statement-2: sorted by value, lines stand in one list, each with its day', async () => {
  const later = { ...line, id: 8, day: '2026-11-20', description: 'Venda', value: 90_000, gross: null, fee: null };
  bank.answers['POST statement'] = {
    transactions: [later, line, { ...line, id: 9, description: 'Tarifa', value: -300 }],
    days: [],
    blocks: { count: 0, amount: 0 },
    balance: 7_641,
    pagination: { cursor: { actual: null, next: null } },
  };
  bank.answers['POST statement/totals'] = { count: 3, in: 97_641, out: -300 };
  bank.answers['GET statement/types'] = { types: [] };
  const router = drawPages({ '/home': null, '/extrato': <Statement /> });
  await router.navigate('/extrato');
  fireEvent.change(await screen.findByLabelText('Ordem'), { target: { value: 'value true' } });
  await waitFor(() => expect(bodyOf('POST statement').pagination).toMatchObject({ sortBy: 'value', sortDesc: true }));
  expect(router.state.location.search).toBe('?sortBy=value');
  await screen.findByText('20/11/2026');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  const lines = [...document.querySelectorAll('.statement-what')].map((one) => one.textContent);
  expect(lines).toEqual(['Venda', 'Boleto recebido de Ana', 'Tarifa']);
});
