import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/billing-settings.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, press } from '../../../test-support/signed-part';
import CommunicationPage from './communication-page';

giveTexts({ 'billing-settings': texts });

const ways = { email: true, sms: false };
const COMMUNICATION = {
  issued: ways,
  'due-soon': { ...ways, days: 3 },
  'due-today': ways,
  overdue: { ...ways, days: 2 },
  paid: ways,
};

it.each([
  [true, 2],
  [false, 5],
])(
  'where another place reminds of due dates: %s, notices of %i moments are switched here',
  async (isElsewhere, moments) => {
    bank.answers['GET billing-settings/communication'] = { ...COMMUNICATION, reminded_elsewhere: isElsewhere };
    drawPart(<CommunicationPage />);
    await screen.findByText(texts.moment.paid);
    expect(screen.getAllByRole('switch')).toHaveLength(moments * 2);
    expect(screen.queryByText(texts.communication.elsewhere) !== null).toBe(isElsewhere);
  },
);

it('reminders that are not shown stay as they were saved', async () => {
  bank.answers['GET billing-settings/communication'] = { ...COMMUNICATION, reminded_elsewhere: true };
  drawPart(<CommunicationPage />);
  await press(texts.communication.submit);
  await waitFor(() =>
    expect(bank.asked.find(({ call }) => call === 'PUT billing-settings/communication')?.body).toEqual(COMMUNICATION),
  );
});
