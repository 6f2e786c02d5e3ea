import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/limits.json';
import { GENERAL } from '../../../resources/limits-pages';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank } from '../../../test-support/signed-part';
import RequestHistoryPage from './request-history';

giveTexts({ limits: texts });

const REQUEST = {
  id: 1,
  product: 'pix',
  interval: 'day',
  previous: 10_000,
  requested: 20_000,
  state: 'pending',
  requested_at: '2026-11-20T12:00:00.000Z',
  effective_at: '2026-11-24T12:00:00.000Z',
  requested_by: 'Ana Souza',
  attachments: [],
};

it.each([
  ['pix', `${GENERAL}:pix`, 1],
  ['ted', `${GENERAL}:transfer`, 1],
  ['pix', `${GENERAL}:transfer`, 0],
  ['pix', GENERAL, 0],
] as const)(
  'a pending increase of %s is cancelled in the history by who holds %s: %i',
  async (product, held, offered) => {
    bank.answers['POST account/limit-requests/search'] = { items: [{ ...REQUEST, product }], total: 1 };
    drawPart(<RequestHistoryPage />, { view: { can: (id) => ({ can: id === held }) } });
    await screen.findAllByText(/200,00/);
    for (const menu of document.querySelectorAll('.row-more')) fireEvent.click(menu);
    expect(screen.queryAllByText(texts.pending.cancel)).toHaveLength(offered);
  },
);
