import { expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import home from '../../../locales/pt-BR/home.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { bank, refusal, expectToast } from '../../test-support/signed-part';
import FirstSteps from './first-steps';

giveTexts({ home });
const INDICATORS = 'GET account/indicators';

it('SHELL-8-26: why the indicators could not be read is told in a toast', async () => {
  bank.answers[INDICATORS] = refusal(500, { error_description: 'Indicadores indisponíveis.' });
  drawPart(<FirstSteps />);
  await expectToast('error', 'Indicadores indisponíveis.');
});

it('an account through which no money went is told how to begin', async () => {
  bank.answers[INDICATORS] = { balance: 0, incoming: 0, month_revenue: 0 };
  drawPart(<FirstSteps />);
  await screen.findByRole('heading', { name: home.first.title });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
