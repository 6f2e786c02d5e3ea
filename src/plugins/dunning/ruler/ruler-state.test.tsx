import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/dunning.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, press } from '../../../test-support/signed-part';
import RulerPage from './ruler-page';
import RulerState from './ruler-state';

giveTexts({ dunning: texts });

it.each([
  [true, texts.state.on],
  [false, texts.state.rulerOff],
])('where the ruler is on: %s, the usual notices say %s and have no switch of it', async (enabled, says) => {
  bank.answers['GET dunning'] = { settings: { enabled } };
  drawPart(<RulerState />);
  await screen.findByText(says);
  expect([screen.queryByRole('button'), screen.queryByRole('switch')]).toEqual([null, null]);
});

it('the ruler is turned off on its own page, and its hours stay', async () => {
  const settings = { enabled: true, from_hour: 9, to_hour: 18, business_days: false };
  const results = { sent: 0, charges: 0, paid: 0, value: 0 };
  bank.answers['GET dunning'] = { settings, results, steps: [], pauses: [], groups: [], variables: [] };
  bank.answers['GET dunning/upcoming'] = { items: [], isLowerBound: false };
  drawPart(<RulerPage />);
  await press(texts.settings.turnOff);
  await waitFor(() =>
    expect(bank.asked.find(({ call }) => call === 'PUT dunning/settings')?.body).toEqual({
      ...settings,
      enabled: false,
    }),
  );
});
