import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import cardMachine from '../../../../locales/pt-BR/card-machine.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { sessionOf } from '../../../test-support/session';
import { bank } from '../../../test-support/signed-part';
import { dayOf } from '../../../ui/text/format';
import ContestDetail from './contest-detail';

giveTexts({ 'card-machine': cardMachine });

const DAY = 86_400_000;
const session = { ...sessionOf([]), now: new Date().toISOString() };

it.each([
  ['on its last day', 'open', 0, true],
  ['a day late', 'open', 1, false],
  ['once answered', 'answered', 0, false],
] as const)('a contest %s (%s, %i days late) offers its answers: %s', async (_, state, late, offered) => {
  bank.answers['GET pos/contests/7'] = {
    id: 7,
    sale: 3,
    state,
    deadline: dayOf(new Date(Date.now() - late * DAY)),
    reason: 'Não reconhece a compra',
    amount: 10_000,
    owed: 0,
    card: null,
    sold_at: '2026-11-01T12:00:00Z',
    opened_at: '2026-11-10T12:00:00Z',
    answered_at: null,
    ended_at: null,
    defence: null,
  };
  const router = drawPages({ '/home': null, '/contestacoes/:id': <ContestDetail /> }, { session });
  await router.navigate('/contestacoes/7');
  await screen.findByText('Não reconhece a compra');
  const { accept, answer } = cardMachine.contest;
  expect([accept, answer].map((name) => screen.queryByRole('button', { name }) !== null)).toEqual([offered, offered]);
});
