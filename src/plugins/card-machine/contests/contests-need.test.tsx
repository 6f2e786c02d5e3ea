import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/card-machine.home.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { sessionOf } from '../../../test-support/session';
import { bank, bodyOf } from '../../../test-support/signed-part';
import ContestsNeed from './contests-need';

giveTexts({ 'card-machine.home': texts });

it.each([
  [2, 'vendas da maquininha contestadas'],
  [0, undefined],
])('with %i open contests the home page says: %s', async (total, text) => {
  bank.answers['POST pos/contests/search'] = { items: [], total };
  drawPages({ '/home': <ContestsNeed /> }, { session: sessionOf([]) });
  await waitFor(() => expect(bodyOf('POST pos/contests/search')).toMatchObject({ state: 'open' }));
  if (text) expect((await screen.findByRole('link')).textContent).toContain(text);
  else expect(screen.queryByRole('link')).toBeNull();
});
