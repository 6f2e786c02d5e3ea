import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import limits from '../../../../locales/pt-BR/limits.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank } from '../../../test-support/signed-part';
import ChangeNight from './change-night';

giveTexts({ limits });

const options = [
  { begins: '20:00', enabled: true },
  { begins: '22:00', enabled: false },
];

it.each([
  ['the present hours, where none wait', null, [true, false]],
  [
    'the hours that wait: the present ones call them off',
    { begins: '22:00', at: '2026-11-26T12:00:00Z' },
    [false, true],
  ],
])('nobody chooses again %s', async (_, timeForChange, off) => {
  bank.answers['GET account/night-time'] = { options, timeForChange };
  const router = drawPages({ '/home': <p>Início</p>, '/horario': <ChangeNight /> });
  await router.navigate('/horario');
  await screen.findByText(limits.night.from['20']);
  const isOff = (label: string) => screen.getByLabelText<HTMLInputElement>(label).disabled;
  await waitFor(() => expect([isOff(limits.night.from['20']), isOff(limits.night.from['22'])]).toEqual(off));
});
