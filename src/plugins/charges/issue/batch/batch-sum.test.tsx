import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import charges from '../../../../../locales/pt-BR/charges.json';
import { i18n } from '../../../../providers/i18n';
import { bank, openPart } from '../../../../test-support/signed-part';
import { bulkActions } from '../../bulk/bulk-action';
import { BatchSum } from './batch-sum';

i18n.addResourceBundle('pt-BR', 'charges', charges);

test('an issue to several ends with the sum, and with how many have no address', async () => {
  bank.answers = { ...bank.answers, 'POST charges/sum': { count: 69, value: 690_000, withEmail: 66 } };
  openPart(<BatchSum ids={[1, 2]} />);
  const sum = await screen.findByText(/emitidos ao todo/);
  expect(sum.parentElement!.textContent!.replaceAll('\u00a0', ' ')).toBe(
    'R$ 6.900,00 emitidos ao todo. 3 boletos são de quem não tem e-mail: envie por outro meio.',
  );
});

test('what cannot be undone stands last in the bar', () => {
  expect([bulkActions(false).at(-1), bulkActions(true).at(-1)]).toEqual(['cancel', 'cancel']);
});
