import { expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import receivables from '../../../../locales/pt-BR/receivables.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { entryOf, sessionOf } from '../../../test-support/session';
import { bank } from '../../../test-support/signed-part';
import Ages from './ages';
import Debtors from './debtors';

giveTexts({ receivables });
const TOTALS = 'POST v2/charges/banking-billet/totals';

it('SHELL-1: an account that issues nothing is shown and asks nothing of what there is to receive', async () => {
  const cards = (modality: 'you' | 'pro') => {
    drawPart(
      <>
        <Ages />
        <Debtors />
      </>,
      { session: sessionOf([], entryOf(1, {}, { modality })) },
    );
    return screen.queryAllByRole('region').length;
  };
  expect(cards('you')).toBe(0);
  expect(bank.asked).toEqual([]);
  expect(cards('pro')).toBe(2);
  await waitFor(() => expect(bank.asked.map(({ call }) => call)).toContain(TOTALS));
});
