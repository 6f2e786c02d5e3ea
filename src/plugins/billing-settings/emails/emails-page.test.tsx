import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import billingSettings from '../../../../locales/pt-BR/billing-settings.json';
import { queryClient } from '../../../providers/query-client';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf, press, type } from '../../../test-support/signed-part';
import EmailsPage from './emails-page';

giveTexts({ 'billing-settings': billingSettings });

const { emails, moment } = billingSettings;
const READ = 'GET billing-settings/emails';
const templates = (body: string, own = false) => ({
  templates: [
    { moment: 'issued', own, subject: 'Sua cobrança', body },
    { moment: 'paid', own: false, subject: 'Recebemos', body: 'Obrigado' },
  ],
  variables: [],
});
const text = () => (screen.getByLabelText(emails.body) as HTMLTextAreaElement).value;
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const asked = () => screen.queryByRole('dialog', { name: /^Descartar o que foi preenchido/ });

async function open() {
  bank.answers[READ] = templates('O padrão');
  const router = drawPages({ '/home': null, '/emails': <EmailsPage /> });
  await act(() => router.navigate('/emails'));
  await screen.findByDisplayValue('O padrão');
}

it('another moment is not shown unasked over an e-mail that is being written', async () => {
  await open();
  type(emails.body, 'Olá');
  choose(moment.paid);
  await press('Continuar preenchendo');
  await waitFor(() => expect(asked()).toBeNull());
  expect(text()).toBe('Olá');
  choose(moment.paid);
  await press('Descartar');
  await screen.findByDisplayValue('Obrigado');
  choose(moment.issued);
  await screen.findByDisplayValue('O padrão');
  expect(asked()).toBeNull();
});

it('a colleague who saves the same e-mail takes nothing from the one being written', async () => {
  await open();
  bank.answers[READ] = templates('Do colega', true);
  type(emails.body, 'Olá');
  await act(() => queryClient.invalidateQueries());
  await screen.findByRole('radio', { name: emails.own.replace('{{name}}', moment.issued) });
  expect(text()).toBe('Olá');
  await press(emails.submit);
  await waitFor(() => expect(bodyOf('PUT billing-settings/emails/issued')).toMatchObject({ body: 'Olá' }));
});

it('and shows what they saved where nothing is being written', async () => {
  await open();
  bank.answers[READ] = templates('Do colega', true);
  await act(() => queryClient.invalidateQueries());
  await screen.findByDisplayValue('Do colega');
});
