import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import verify from '../../locales/pt-BR/verify.json';
import { i18n } from '../providers/i18n';
import '../test-support/texts';
import { Verify } from './verify';

i18n.addResourceBundle('pt-BR', 'verify', verify);

const PROTOCOL = '12345678901234567890';
const receipt = {
  state: 'settled',
  amount: 12_345,
  returned: 0,
  payer: 'Torrefação Serra',
  payee: 'Ana Souza',
  label: 'Pix',
  at: '2026-11-25T12:00:00Z',
};

/** Answers of the bank, the next first. */
let answers: Promise<Response>[];
let asked: unknown[];
beforeEach(() => {
  [answers, asked] = [[], []];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(body as string));
    return answers.shift();
  });
});
afterEach(() => vi.unstubAllGlobals());

const check = (code: string) => {
  fireEvent.change(screen.getByLabelText(verify.code), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: verify.check }));
};
const shows = () => screen.getByRole('status').textContent;

it('a receipt leaves the page as soon as another protocol is checked', async () => {
  render(<Verify given="" />);
  answers.push(Promise.resolve(Response.json(receipt)));
  check(PROTOCOL);
  await waitFor(() => expect(shows()).toContain('Ana Souza'));
  expect(shows()).toContain(verify.state.settled);

  let answerSecond: (answer: Response) => void = () => undefined;
  answers.push(new Promise((resolve) => (answerSecond = resolve)));
  check(PROTOCOL.replace('1', '9'));
  expect(shows(), 'while the bank is asked').toBe('');
  answerSecond(Response.json({ code: 'not-found', message: '' }, { status: 404 }));
  await screen.findByText(verify.unknown);
  expect(shows(), 'of an unknown protocol').toBe('');
  expect(asked).toEqual([{ code: PROTOCOL }, { code: PROTOCOL.replace('1', '9') }]);
});

it('what cannot be a protocol is told at its field, and asked of nobody', async () => {
  render(<Verify given="123" />);
  fireEvent.click(screen.getByRole('button', { name: verify.check }));
  await screen.findByText(verify.digits);
  expect(asked).toEqual([]);
});
