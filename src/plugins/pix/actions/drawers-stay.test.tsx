import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import pix from '../../../../locales/pt-BR/pix.json';
import { queryClient } from '../../../providers/query-client';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { timesAsked } from '../../../test-support/lost-answer';
import { bank, refusal, type } from '../../../test-support/signed-part';
import Complain from './complain';
import Refund from './refund';

giveTexts({ pix });

const READ = 'GET pix/history/7';

it.each([
  ['complaint', <Complain />, pix.complain.text],
  ['refund', <Refund />, pix.refund.description],
])('what is typed in a %s stays when the Pix cannot be read again meanwhile', async (_, drawer, field) => {
  bank.answers[READ] = { id: 7, name: 'Ana', value: 1000, refund: { most: 1000 } };
  const router = drawPages({ '/home': null, '/pix/:id': drawer });
  await act(() => router.navigate('/pix/7'));
  await screen.findByLabelText(field, { exact: false });
  const label = screen.getByText(field, { exact: false, selector: 'label' }).textContent!;
  type(label, 'Comprei e não chegou');
  bank.answers[READ] = refusal(500, {});
  await act(() => queryClient.invalidateQueries());
  expect(timesAsked(READ)).toBe(2);
  screen.getByDisplayValue('Comprei e não chegou');
});
