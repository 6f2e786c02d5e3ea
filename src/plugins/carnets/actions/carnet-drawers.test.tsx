import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import carnets from '../../../../locales/pt-BR/carnets.json';
import charging from '../../../../locales/pt-BR/charging.json';
import { queryClient } from '../../../providers/query-client';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf, isOff, press, refusal, expectToast } from '../../../test-support/signed-part';
import CancelCarnet from './cancel-carnet';
import EditNote from './edit-note';
import EditTags from './edit-tags';
import FileCarnet from './file-carnet';

giveTexts({ carnets, charging });

const tag = (id: number) => ({
  id,
  name: `Etiqueta ${id}`,
  color_ref: 'green-1',
  hidden: false,
  transmission_method_id: null,
});
const TAGS = Array.from({ length: 11 }, (_, i) => tag(i + 1));
const CARNET = {
  id: 7,
  customer_name: 'Ana Souza',
  value: 30000,
  parcels: 3,
  paid_parcels: 1,
  overdue_parcels: 0,
  status: 'active',
  translated_status: 'Em dia',
  actions: ['file', 'cancel'],
  filed: false,
  note: 'Paga no balcão',
  tags: [tag(1), tag(2)],
};

async function open(drawer: ReactNode, carnet: object = {}) {
  bank.answers['GET carnet/7'] = { ...CARNET, ...carnet };
  bank.answers['GET tags?showHidden=true'] = TAGS;
  const router = drawPages({ '/home': null, '/carnes/:id': drawer });
  await act(() => router.navigate('/carnes/7'));
  await screen.findByText('Ana Souza');
}
const done = (ok = true, message = '') => ({ results: [{ id: 7, ok, message }] });
const alerts = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('alert')
    .map((one) => one.textContent);

it('a note is saved without the blanks around it (AREAS-7-charges-3)', async () => {
  await open(<EditNote />);
  fireEvent.change(screen.getByDisplayValue('Paga no balcão'), { target: { value: '  Paga em dinheiro ' } });
  await press(carnets.note.submit);
  await expectToast('success', carnets.note.done);
  expect(bodyOf('POST carnet/7/note')).toEqual({ note: 'Paga em dinheiro' });
});

it('an emptied note is sent empty, which deletes it (AREAS-7-charges-3)', async () => {
  await open(<EditNote />);
  fireEvent.change(screen.getByDisplayValue('Paga no balcão'), { target: { value: '' } });
  await press(carnets.note.submit);
  await expectToast('success', carnets.note.done);
  expect(bodyOf('POST carnet/7/note')).toEqual({ note: '' });
});

it('only the tags that were ticked or cleared are changed (AREAS-7-charges-5)', async () => {
  bank.answers['POST carnets/tags'] = done();
  await open(<EditTags />);
  for (const name of ['Etiqueta 2', 'Etiqueta 3']) fireEvent.click(await screen.findByRole('checkbox', { name }));
  await press(carnets.tags.submit);
  await expectToast('success', carnets.tags.done);
  expect(bodyOf('POST carnets/tags')).toEqual({ ids: [7], add: [3], remove: [2] });
});

it.each([
  [10, true],
  [11, false],
])('%i tags are sent: %s (AREAS-7-charges-5)', async (count, isSent) => {
  bank.answers['POST carnets/tags'] = done();
  await open(<EditTags />, { tags: [] });
  for (const { name } of TAGS.slice(0, count)) fireEvent.click(await screen.findByRole('checkbox', { name }));
  await press(carnets.tags.submit);
  if (isSent) await expectToast('success', carnets.tags.done);
  else await screen.findByText(charging.tags.tooMany);
  expect(bodyOf('POST carnets/tags') !== undefined).toBe(isSent);
});

it('an action that the state forbids says why instead of what it does, and is not sent (AREAS-4-charges-2)', async () => {
  await open(<CancelCarnet />, { actions: [], translated_status: 'Concluído' });
  expect(alerts()).toEqual(['Com a situação “Concluído”, isto não pode ser feito neste carnê.']);
  expect(screen.queryByText(carnets.cancel.text)).toBeNull();
  expect(isOff(carnets.cancel.submit)).toBe(true);
  await press(carnets.cancel.submit);
  expect(bodyOf('PUT carnets/cancel')).toBeUndefined();
});

it('an action that the bank refuses keeps the drawer open, with the reason (AREAS-4-charges-2)', async () => {
  bank.answers['PUT carnets/cancel'] = done(false, 'Carnê concluído não pode ser cancelado');
  await open(<CancelCarnet />);
  screen.getByText(carnets.cancel.text);
  await press(carnets.cancel.submit);
  await waitFor(() => expect(alerts()).toEqual(['Carnê concluído não pode ser cancelado']));
});

it.each([
  [false, carnets.file.title],
  [true, carnets.unfile.title],
])(
  'a carnet with filed %s opens the drawer %s, which stays so once it changed (AREAS-4-charges-3)',
  async (filed, title) => {
    await open(<FileCarnet />, { filed, actions: ['file', 'unfile'] });
    bank.answers['GET carnet/7'] = { ...CARNET, filed: !filed, customer_name: 'Bia', actions: [] };
    await act(() => queryClient.invalidateQueries());
    screen.getByRole('dialog', { name: title });
    screen.getByText('Ana Souza');
    expect(alerts()).toEqual([]);
  },
);

it('a carnet that cannot be read opens no drawer (SHELL-2.3-7)', async () => {
  bank.answers['GET carnet/7'] = refusal(404, {});
  const router = drawPages({ '/home': null, '/carnes/:id': <EditNote /> });
  await act(() => router.navigate('/carnes/7'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
