import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import registration from '../../../../locales/pt-BR/registration.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { sessionOf } from '../../../test-support/session';
import { bank, press } from '../../../test-support/signed-part';
import RegistrationUpdatePage from './registration-update';

giveTexts({ registration });

it('a concluded update reads the session again, which the pending update had blocked', async () => {
  bank.answers['GET crs/steps'] = { state: 'open', steps: [{ name: 'personal', status: 'done' }] };
  bank.answers['GET auth/session'] = { session: sessionOf(['home']) };
  drawPart(<RegistrationUpdatePage />);
  await press('Concluir atualização');
  await screen.findByText(registration.done.text);
  expect(bank.asked.map(({ call }) => call)).toEqual(expect.arrayContaining(['POST crs/conclude', 'GET auth/session']));
});
