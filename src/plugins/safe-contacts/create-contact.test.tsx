import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/safe-contacts.json';
import { drawPages, giveTexts } from '../../test-support/drawn-part';
import { bank } from '../../test-support/signed-part';
import CreateContact from './create-contact';

giveTexts({ 'safe-contacts': texts });

it('the owner of a key is shown as long as that key is in the field', async () => {
  bank.answers['POST safe-contacts/owner'] = { name: 'Ana Souza', document: '52998224725', bank: 'Banco do Norte' };
  const router = drawPages({ '/home': <p>Início</p>, '/contato': <CreateContact /> });
  await router.navigate('/contato');
  const field = await screen.findByRole('textbox', { name: texts.create.key });
  fireEvent.change(field, { target: { value: 'ana@exemplo.com.br' } });
  await act(async () => fireEvent.blur(field));
  await screen.findByText(/Ana Souza/);
  fireEvent.change(field, { target: { value: 'ana@exemplo.com' } });
  await waitFor(() => expect(screen.queryByText(/Ana Souza/)).toBeNull());
});
