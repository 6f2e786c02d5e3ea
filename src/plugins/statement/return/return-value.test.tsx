import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import money from '../../../../locales/pt-BR/money.json';
import statement from '../../../../locales/pt-BR/statement.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf, isOff, press, sign, type } from '../../../test-support/signed-part';
import ReturnValue from './return-value';

giveTexts({ money, statement });

const REVIEW = 'POST statement/9/return/review';
const RETURN = 'POST statement/9/return';
const answerOf = (amount: number) =>
  Response.json({
    most: 10_000,
    review: { amount, total: amount, counterpart: { name: 'Ana', document: null }, available: 50_000, refusals: [] },
  });
const reviewed = () => Promise.resolve(answerOf(bodyOf(REVIEW).amount));
const name = 'Devolver valor';

beforeEach(async () => {
  bank.answers['GET statement/9'] = { id: 9, value: 10_000, returnable: true };
  bank.answers[REVIEW] = reviewed;
  bank.answers[RETURN] = {};
  const router = drawPages({ '/home': null, '/extrato/:id': <ReturnValue /> });
  await router.navigate('/extrato/9');
  await screen.findByText('O que vai acontecer');
  type('Assinatura eletrônica', 'pluma');
  await waitFor(() => expect(isOff(name)).toBe(false));
});

it('gives back only an amount whose review is there', async () => {
  let answer: (response: Response) => void;
  bank.answers[REVIEW] = () => new Promise<Response>((resolve) => (answer = resolve));
  type('Quanto devolver', '4000');
  await waitFor(() => expect(screen.queryByText('O que vai acontecer')).toBeNull());
  expect(isOff(name)).toBe(true);
  await press(name);
  expect(bodyOf(RETURN)).toBeUndefined();
  await waitFor(() => expect(bodyOf(REVIEW)).toEqual({ amount: 4000 }));
  await act(async () => answer(answerOf(4000)));
  await screen.findByText('O que vai acontecer');
  await sign(name);
  await waitFor(() => expect(bodyOf(RETURN)).toMatchObject({ amount: 4000, to: 'Ana' }));
});

it('does not where the review failed, and says why', async () => {
  bank.answers[REVIEW] = () => Response.json({ error_description: 'Agora não deu.' }, { status: 500 });
  type('Quanto devolver', '4000');
  await screen.findByText('Agora não deu.');
  expect(isOff(name)).toBe(true);
  expect(screen.getByRole('button', { name }).title).toBe('Agora não deu.');
});

it('nor where there is no amount', async () => {
  type('Quanto devolver', '');
  await waitFor(() => expect(isOff(name)).toBe(true));
});

it('does not what the review refuses, and says why at the amount', async () => {
  const message = 'Você pode devolver até R$ 100,00.';
  bank.answers[REVIEW] = async () => {
    const { most, review } = await answerOf(bodyOf(REVIEW).amount).json();
    return Response.json({ most, review: { ...review, refusals: [{ code: 'most', field: 'amount', message }] } });
  };
  type('Quanto devolver', '10001');
  await screen.findByText(message);
  expect(isOff(name)).toBe(true);
  expect(screen.getByRole('button', { name }).title).toBe(message);
});
