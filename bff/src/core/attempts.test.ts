import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBank, type TestBank } from '../../../tests/support/test-bank';
import { awaitAttempt, clearAttempts, countWrong, returnAttempt } from './attempts';

let bank: TestBank;
beforeAll(async () => void (bank = await openTestBank({ BALCAO_JOBS: 'off' })));
afterAll(() => bank.close());

/** Guesses `times` at once; tells how many were judged. */
async function guess(key: string, times: number, end: typeof clearAttempts): Promise<number> {
  const { db } = bank.store;
  const judged = await Promise.all(
    Array.from({ length: times }, async () => {
      if (await awaitAttempt(db, key, 5)) return false;
      await end(db, key);
      return true;
    }),
  );
  return judged.filter(Boolean).length;
}

it.each([
  ['cleared', clearAttempts],
  ['taken back', returnAttempt],
] as const)('right guesses at once are all judged, however many, where each is %s', async (name, end) => {
  expect(await guess(`right ${name}`, 40, end)).toBe(40);
  expect(await guess(`right ${name}`, 1, end)).toBe(1);
});

it('of wrong guesses at once five are judged', async () => {
  expect(await guess('wrong', 200, countWrong)).toBe(5);
});

it('a guess whose judge died locks the others out, as a wrong one does', async () => {
  for (let n = 0; n < 5; n++) await awaitAttempt(bank.store.db, 'died', 5);
  expect(await awaitAttempt(bank.store.db, 'died', 5)).toBeInstanceOf(Date);
});

it('a person who signs in many times at once with the right password is let in each time', async () => {
  const body = { login: 'titular@balcao.demo', password: 'Balcao#2026' };
  const answers = await Promise.all(Array.from({ length: 12 }, () => bank.anonymous('POST /auth/login', { body })));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
});

it('of wrong passwords sent at once five are judged, and the login is locked', async () => {
  const body = { login: 'cobranca@balcao.demo', password: 'wrong-Password#1' };
  const answers = await Promise.all(Array.from({ length: 30 }, () => bank.anonymous('POST /auth/login', { body })));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
});
