import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/charge-items.json';
import { queryClient } from '../../providers/query-client';
import { drawPages, drawPart, giveTexts } from '../../test-support/drawn-part';
import { loseFirstAnswer, pressAgain, timesAsked } from '../../test-support/lost-answer';
import { bank, press, refusal, expectToast, type } from '../../test-support/signed-part';
import { RoutingProvider } from '../../ui/page/routing';
import CreateItem from './actions/create-item';
import EditItem from './actions/edit-item';
import RemoveItem from './actions/remove-item';
import ItemDetail from './detail/item-detail';

giveTexts({ 'charge-items': texts });

const AT = '2026-11-01T12:00:00.000Z';
const item = { id: 7, name: 'Frete', value: 1500, created_at: AT, updated_at: AT };
const routing = {
  pathOf: (name: string) => (name === 'receive:billing-items' ? '/itens' : '/itens/7'),
  destinationOf: () => undefined,
  crumbs: [],
  parent: undefined,
};

it('an item whose answer was lost and that is sent again is not a second one', async () => {
  const done = loseFirstAnswer('POST charge-items', item);
  drawPart(<CreateItem />);
  type('O que é cobrado', 'Frete');
  type('Valor unitário', '15,00');
  await pressAgain('Cadastrar item', 'POST charge-items');
  await expectToast('success', 'Item cadastrado');
  expect(done).toHaveLength(1);
});

it('a change whose answer was lost is one change', async () => {
  bank.answers['GET charge-items/7'] = item;
  const done = loseFirstAnswer('PUT charge-items/7', item);
  const router = drawPages({ '/home': null, '/itens/:id': <EditItem /> });
  await router.navigate('/itens/7');
  await screen.findByDisplayValue('Frete');
  type('O que é cobrado', 'Entrega');
  await pressAgain('Salvar alterações', 'PUT charge-items/7');
  await expectToast('success', 'Item atualizado');
  expect(done).toHaveLength(1);
  expect(bank.asked.findLast(({ call }) => call === 'PUT charge-items/7')!.body).toEqual({
    name: 'Entrega',
    value: 1500,
  });
});

it('a change being typed stays when the item cannot be read again meanwhile', async () => {
  bank.answers['GET charge-items/7'] = item;
  const router = drawPages({ '/home': null, '/itens/:id': <EditItem /> });
  await router.navigate('/itens/7');
  await screen.findByDisplayValue('Frete');
  type('O que é cobrado', 'Entrega');
  bank.answers['GET charge-items/7'] = refusal(500, {});
  await act(() => queryClient.invalidateQueries());
  expect(timesAsked('GET charge-items/7')).toBe(2);
  screen.getByDisplayValue('Entrega');
});

it('a deleted item is left without being asked for again', async () => {
  bank.answers['GET charge-items/7'] = item;
  bank.answers['GET charge-items/7/prices?page=1&size=15'] = { items: [], total: 0 };
  const page = (
    <RoutingProvider value={routing as never}>
      <ItemDetail />
      <RemoveItem />
    </RoutingProvider>
  );
  const router = drawPages({ '/itens': <p>A lista</p>, '/itens/:id': page });
  await router.navigate('/itens/7');
  await screen.findByRole('heading', { name: 'Frete', level: 1 });
  const before = timesAsked('GET charge-items/7');
  await press('Excluir item');
  await screen.findByText('A lista');
  await expectToast('success', 'Item excluído');
  await waitFor(() => expect(timesAsked('DELETE charge-items/7')).toBe(1));
  expect(timesAsked('GET charge-items/7')).toBe(before);
  expect(bank.asked.find(({ call }) => call === 'DELETE charge-items/7')!.key).toMatch(/^[\da-f-]{36}$/);
});
