import { screen } from '@testing-library/react';
import { it } from 'vitest';
import limits from '../../../../locales/pt-BR/limits.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, press, refusal } from '../../../test-support/signed-part';
import AllLimitsPage from './all-limits';

giveTexts({ limits });

it('SHELL-8-27: limits that cannot be read are a communication failure, which is tried again', async () => {
  bank.answers['GET account/transactions/limits'] = refusal(500, {});
  drawPart(<AllLimitsPage />);
  await screen.findByText('Houve uma falha de comunicação');
  bank.answers['GET account/transactions/limits'] = [];
  await press('Tentar novamente');
  await screen.findByRole('heading', { level: 1 });
});
