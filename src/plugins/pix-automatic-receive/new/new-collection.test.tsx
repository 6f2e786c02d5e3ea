import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import charging from '../../../../locales/pt-BR/charging.json';
import pixAutomatic from '../../../../locales/pt-BR/pix-automatic-receive.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank, press, type } from '../../../test-support/signed-part';
import { SlotsProvider } from '../../../ui/page/slots';
import NewCollection from './new-collection';

giveTexts({ charging, 'pix-automatic-receive': pixAutomatic });

it('what was filled in is not thrown away unasked by the tab of another kind of charge', async () => {
  bank.answers['GET charges/recipients'] = [];
  const kinds = ['banking_billet', 'pix_automatic'].map((name) => ({ id: name, name, label: name, Part: () => null }));
  const page = (
    <SlotsProvider value={{ 'charge-kind': kinds }}>
      <NewCollection />
    </SlotsProvider>
  );
  const router = drawPages({ '/home': null, '/emitir': page });
  await act(() => router.navigate('/emitir?billingMethod=pix_automatic'));
  type(pixAutomatic.list.contract, 'C-1');
  fireEvent.click(screen.getByRole('link', { name: 'banking_billet' }));
  await press('Continuar preenchendo');
  expect(router.state.location.search).toBe('?billingMethod=pix_automatic');
});
