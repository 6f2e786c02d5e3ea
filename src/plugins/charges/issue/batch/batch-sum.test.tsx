import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import charges from '../../../../../locales/pt-BR/charges.json';
import { i18n } from '../../../../providers/i18n';
import { bank, openPart } from '../../../../test-support/signed-part';
import { bulkActions } from '../../bulk/bulk-action';
import { BatchSum } from './batch-sum';

i18n.addResourceBundle('pt-BR', 'charges', charges);

test('an issue to several ends with the sum, all of it on paper, and who has no address, each by name', async () => {
  bank.answers = {
    ...bank.answers,
    'POST charges/sum': {
      count: 69,
      value: 690_000,
      withEmail: 66,
      withoutEmail: [
        { id: 1, customerName: 'Ana Souza' },
        { id: 2, customerName: 'Bia Lima' },
      ],
    },
    'POST charges/pdf': { task: 5 },
    'GET tasks/5': { id: 5, kind: 'billet-papers', status: 'running', done: 0, total: 69, refused: 0, file: null },
  };
  openPart(<BatchSum uuid="u" ids={[1, 2]} />);
  const sum = await screen.findByText(/emitidos ao todo/);
  expect(sum.textContent!.replaceAll('\u00a0', ' ')).toBe('R$ 6.900,00 emitidos ao todo.');
  screen.getByText('3 boletos são de quem não tem e-mail: envie por outro meio.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana Souza',
    'Bia Lima',
    'e mais 1',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /PDF com todos os boletos/ }));
  await screen.findByRole('progressbar', { name: 'PDF com todos os boletos' });
  expect(bank.asked.find(({ call }) => call === 'POST charges/pdf')!.body).toEqual({ ids: [1, 2] });
});

test('what cannot be undone stands last in the bar', () => {
  expect([bulkActions(false).at(-1), bulkActions(true).at(-1)]).toEqual(['cancel', 'cancel']);
});
