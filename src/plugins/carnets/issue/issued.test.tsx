import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import carnets from '../../../../locales/pt-BR/carnets.json';
import charging from '../../../../locales/pt-BR/charging.json';
import { giveTexts } from '../../../test-support/drawn-part';
import { openPage } from '../../../test-support/routed-part';
import { bank } from '../../../test-support/signed-part';
import { Issued } from './issued';

giveTexts({ carnets, charging });

it.each([
  [false, carnets.done.text, 1],
  [true, carnets.done.sent, 0],
])('a carnet that goes by e-mail: %s, says so, and offers to be sent where it does not', async (sent, text, offers) => {
  bank.answers['POST carnets/all'] = { items: [], total: 0 };
  openPage(<Issued id={7} sent={sent} onAgain={() => undefined} />);
  expect((await screen.findByRole('status')).textContent).toBe(text);
  expect(screen.queryAllByText(carnets.done.send)).toHaveLength(offers);
});
