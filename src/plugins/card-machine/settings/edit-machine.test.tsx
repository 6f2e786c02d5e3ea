import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/card-machine.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank, press } from '../../../test-support/signed-part';
import EditMachine from './edit-machine';

giveTexts({ 'card-machine': texts });

it.each([
  ['the instalments alone', '6x', '', [{ max_parcels: 6 }]],
  ['the PIN alone', undefined, '2580', [{ pin: '2580' }]],
  ['both', '6x', '2580', [{ max_parcels: 6 }, { pin: '2580' }]],
] as const)('a machine of which %s changed is sent so (AREAS-7-card-machine-1)', async (_, parcels, pin, sent) => {
  bank.answers['GET pos'] = { items: [{ id: 7, name: 'Balcão', max_parcels: 12 }] };
  const router = drawPages({ '/home': <p>Início</p>, '/maquininha/:id/editar': <EditMachine /> });
  await router.navigate('/maquininha/7/editar');
  const field = await screen.findByLabelText(new RegExp(`^${texts.pin.new}`));
  if (parcels) {
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(await screen.findByText(parcels));
  }
  fireEvent.change(field, { target: { value: pin } });
  await press(texts.machine.submit);
  const bodies = () => bank.asked.filter(({ call }) => call === 'PATCH pos/7').map(({ body }) => body as object);
  await waitFor(() => expect(bodies()).toEqual(sent));
});
