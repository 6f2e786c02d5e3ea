import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import money from '../../../../locales/pt-BR/money.json';
import pix from '../../../../locales/pt-BR/pix.json';
import help from '../../../../locales/pt-BR/pix-help.json';
import { i18n } from '../../../providers/i18n';
import { timesAsked } from '../../../test-support/lost-answer';
import { openPage } from '../../../test-support/routed-part';
import { bank, press, refusal, type } from '../../../test-support/signed-part';
import ByKey from './by-key';

i18n.addResourceBundle('pt-BR', 'money', money);
i18n.addResourceBundle('pt-BR', 'pix', pix);
i18n.addResourceBundle('pt-BR', 'pix-help', help);

/** The refusals of the review, with their fields. */
const LIMIT = 'O valor passa do seu limite diário: restam R$ 10,00 de R$ 500,00 até 26/11, 00:00.';
const REFUSED = [
  ['key', 'Esta chave é desta mesma conta. Informe a de quem vai receber.'],
  ['value', LIMIT],
  ['frequency', 'Escolha de quanto em quanto tempo o Pix se repete.'],
  ['times', 'Informe de 2 a 60 vezes.'],
  ['date', 'Agende para até um ano a partir de hoje.'],
] as const;

const holderOf = (name: string) => ({
  owner: { name, document: null },
  account: { ispb: null, bank: null, branch: null, number: null },
});
const field = () => screen.getByLabelText('Chave Pix');
const leave = () => act(async () => fireEvent.blur(field()));

test('a holder is shown under their own key alone, however late the answer', async () => {
  let answer: (response: Response) => void;
  bank.answers['GET pix/keys/ana'] = () => new Promise<Response>((resolve) => (answer = resolve));
  bank.answers['GET pix/keys/bia'] = holderOf('Bia');
  openPage(<ByKey />);
  type('Chave Pix', 'ana');
  await leave();
  type('Chave Pix', 'bia');
  await act(async () => answer(Response.json(holderOf('Ana'))));
  expect(screen.queryByText('Ana')).toBeNull();
  await leave();
  await screen.findByText('Bia');
  type('Chave Pix', 'carla');
  await waitFor(() => expect(screen.queryByText('Bia')).toBeNull());
});

test('the holder of a favourite is shown before anything is typed', async () => {
  bank.answers['GET pix/keys/ana'] = holderOf('Ana Souza');
  openPage(<ByKey />, { contact: { key: 'ana' } });
  await screen.findByText('Ana Souza');
});

test('Enter, and then leaving the field, asks once whose key it is; again only where that failed', async () => {
  const call = 'GET pix/keys/ana';
  bank.answers[call] = refusal(500, { error_description: 'Agora não deu.' });
  openPage(<ByKey />);
  type('Chave Pix', 'ana');
  await leave();
  await screen.findByText('Agora não deu.');
  bank.answers[call] = holderOf('Ana');
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  await leave();
  await screen.findByText('Ana');
  await leave();
  expect(timesAsked(call)).toBe(2);
});

test('what the review of a Pix refuses is read at each field, in the words of the rule', async () => {
  bank.answers['GET pix/keys/eu%40minha.com.br'] = {
    key: 'eu@minha.com.br',
    type: 'email',
    owner: { name: 'Ana Souza', document: null },
    account: { ispb: null, bank: null, branch: null, number: null },
  };
  bank.answers['POST pix/review'] = {
    refusals: REFUSED.map(([field, message]) => ({ code: message === LIMIT ? 'limit' : 'invalid', field, message })),
  };
  openPage(<ByKey />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Repetir' }));
  fireEvent.mouseDown(await screen.findByLabelText('Repete a cada'));
  fireEvent.click(await screen.findByTitle('Mensal'));
  type('Quantas vezes', '99');
  type('Chave Pix', 'eu@minha.com.br');
  type('Valor', '1000');
  await press('Continuar');
  for (const [field, message] of REFUSED) {
    const input = (await screen.findByText(message)).closest('.ant-form-item')?.querySelector('input');
    expect([input?.id, input?.getAttribute('aria-invalid')]).toEqual([field, 'true']);
  }
  // a refusal by a limit shows the link to change limits
  expect(screen.getByText('Ver ou mudar meus limites de Pix')).toBeTruthy();
  expect(bank.asked.some(({ call }) => call === 'POST pix/start')).toBe(false);
});

test.each([
  [true, pix.pay.submit],
  [false, pix.pay.schedule],
])('what goes out today: %s, is signed by %s', async (today, submit) => {
  bank.answers['GET pix/keys/ana'] = holderOf('Ana');
  const nobody = { document: null, bankCode: null, bankName: null, ispb: null, branch: null, account: null };
  bank.answers['POST pix/review'] = {
    kind: 'pix',
    amount: 1_000,
    fee: 0,
    total: 1_000,
    counterpart: { name: 'Ana', ...nobody, accountType: null, pixKey: 'ana', code: null },
    date: { day: '2026-12-01', today, from: null, cutOff: null, moved: null },
    available: 5_000,
    limit: null,
    refusals: [],
    warnings: [],
    recurrence: null,
    receiver: 'ana',
  };
  openPage(<ByKey />);
  type('Chave Pix', 'ana');
  type('Valor', '1000');
  await press('Continuar');
  await screen.findByRole('button', { name: submit });
});
