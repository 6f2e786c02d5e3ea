import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Body } from '@balcao/contract/core/registry';
import bills from '../../../locales/pt-BR/bills.json';
import money from '../../../locales/pt-BR/money.json';
import { giveTexts } from '../../test-support/drawn-part';
import { openPage } from '../../test-support/routed-part';
import { bank, press } from '../../test-support/signed-part';
import { queryClient } from '../../providers/query-client';
import { dayOf, formatDay } from '../../ui/text/format';
import BillsPage from './bills-page';

giveTexts({ bills, money });

const REVIEW = 'POST bills/review';
const [LIGHT, WATER] = ['846200000004', '846200000005'] as const;
const NAMES: Record<string, string> = { [LIGHT]: 'Luz', [WATER]: 'Água' };
type Asked = Body<'POST /bills/review'>['bills'];

const asked = (): Asked[] => bank.asked.filter(({ call }) => call === REVIEW).map(({ body }) => body.bills);
const NONE = { payeeDocument: null, due: null, lastDay: null, value: 0, fine: 0, interest: 0, discount: 0 };
const TODAY = { today: false, from: null, cutOff: null, moved: null };
const answerOf = (list: Asked, today = false) =>
  Response.json({
    items: list.map(({ line, amount = 0, day: wanted = '2026-11-20' }) => ({
      bill: { ...NONE, kind: 'utility', line, payee: NAMES[line], total: amount },
      review: { amount, fee: 0, total: amount, date: { ...TODAY, today, day: wanted }, available: 100_000 },
      refusals: [],
      warnings: [],
    })),
    total: 0,
    missing: 0,
  });

/** Answers the reviews that wait, in the order in which they were asked. */
let waiting: ((answer: Response) => void)[] = [];
const answer = async (failure?: Response) => {
  await waitFor(() => expect(waiting).not.toHaveLength(0));
  const response = failure ?? answerOf(asked().at(-waiting.length)!);
  await act(async () => waiting.shift()!(response));
};

const day = (payee: string) => screen.getByLabelText<HTMLInputElement>(`Dia de pagar a ${payee}`);
const amount = (payee: string) => screen.getByLabelText<HTMLInputElement>(`Valor a pagar a ${payee}`);
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const leave = async () => {
  await act(async () => undefined);
  expect(waiting).toHaveLength(0);
};

/** The page with both bills, as a draft brings them back. */
beforeEach(async () => {
  waiting = [];
  bank.answers[REVIEW] = () => new Promise((resolve) => waiting.push(resolve));
  sessionStorage.setItem('balcao:draft:1:1:/', JSON.stringify({ bills: [{ line: LIGHT }, { line: WATER }] }));
  openPage(<BillsPage />);
  await answer();
  await screen.findByLabelText('Dia de pagar a Luz');
});

it('edits made while a review is on its way are all kept, each asked once the one before was answered', async () => {
  type(day('Luz'), '25/11/2026');
  type(amount('Água'), '5000');
  fireEvent.blur(amount('Água'));
  await waitFor(() => expect(asked()).toHaveLength(2));
  await answer();
  await waitFor(() => expect(asked()).toHaveLength(3));
  expect(screen.getByRole('button', { name: /Continuar/ }).className).toContain('loading');
  await answer();
  expect(asked().at(-1)).toEqual([
    { line: LIGHT, day: '2026-11-25' },
    { line: WATER, amount: 5000 },
  ]);
  await leave();
  expect([day('Luz').value, amount('Água').value]).toEqual(['25/11/2026', '50,00']);
  await waitFor(() => expect(screen.getByRole('button', { name: /Continuar/ }).className).not.toContain('loading'));
});

it('a bill is known by its line: one taken out before does not turn an edit to another', async () => {
  await press('Remover a conta de Luz');
  type(day('Água'), '26/11/2026');
  await answer();
  await waitFor(() => expect(asked()).toHaveLength(3));
  await answer();
  expect(asked().at(-1)).toEqual([{ line: WATER, day: '2026-11-26' }]);
  expect(day('Água').value).toBe('26/11/2026');
  expect(screen.queryByLabelText('Dia de pagar a Luz')).toBeNull();
});

it('after a review that failed the fields show what is still asked, and the page why', async () => {
  type(day('Luz'), '25/11/2026');
  await answer();
  type(day('Luz'), '30/11/2026');
  type(amount('Luz'), '7000');
  fireEvent.blur(amount('Luz'));
  const failed = () => Response.json({ error_description: 'Agora não deu.' }, { status: 500 });
  await answer(failed());
  await answer(failed());
  await screen.findByText('Agora não deu.');
  await waitFor(() => expect([day('Luz').value, amount('Luz').value]).toEqual(['25/11/2026', '']));
});

it('paid, other bills begin with none of those that were paid', async () => {
  const OTHER = '23793381286000782713695000063305975520000370000';
  bank.answers['POST bills'] = { items: [] };
  const onward = screen.getByRole('button', { name: /Continuar/ });
  await waitFor(() => expect(onward.className).not.toContain('loading'));
  await act(async () => fireEvent.click(onward));
  type(await screen.findByLabelText('Assinatura eletrônica'), 'pluma');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Assinar e agendar 2/ })));
  await press('Pagar outras contas');
  fireEvent.change(screen.getByLabelText('Linha digitável ou código de barras'), { target: { value: OTHER } });
  await press('plus Adicionar');
  await answer();
  expect(asked().at(-1)).toEqual([{ line: OTHER }]);
});

it('a day that is cleared is today again; one that does not exist is said, and not asked', async () => {
  type(day('Luz'), '25/11/2026');
  await answer();
  await waitFor(() => expect(asked()).toHaveLength(2));
  type(day('Luz'), '31/02/2027');
  expect(await screen.findByText('Digite uma data válida')).toBeTruthy();
  expect([day('Luz').value, asked().length]).toEqual(['31/02/2027', 2]);
  type(day('Luz'), '');
  await answer();
  expect(asked().at(-1)).toEqual([{ line: LIGHT }, { line: WATER }]);
  await waitFor(() => expect(day('Luz').value).toBe(formatDay(dayOf())));
  expect(screen.queryByText('Digite uma data válida')).toBeNull();
});

it.each([
  [true, 'O valor passa do seu limite noturno: restam R$ 50,00.'],
  [false, 'Limite disponível agora: R$ 50,00'],
])('AREAS-3-limits-3: of bills paid today (%s) the payer reads which limit they exceed', async (today, said) => {
  bank.answers['GET account/limits/available?product=payment'] = {
    limitAvailable: 5_000,
    friendlyMessageIfExceeded: 'O valor passa do seu limite noturno: restam R$ 50,00.',
  };
  await queryClient.invalidateQueries();
  type(amount('Água'), '5001');
  fireEvent.blur(amount('Água'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await answer(answerOf(asked().at(-1)!, today));
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((one) => one.textContent?.replaceAll('\u00a0', ' '))).toContain(said),
  );
});

it.each([
  [true, 'Assinar e pagar 2 contas'],
  [false, 'Assinar e agendar 2 contas'],
])('bills that leave today (%s) are signed with the button %s', async (today, name) => {
  type(amount('Água'), '5000');
  fireEvent.blur(amount('Água'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await answer(answerOf(asked().at(-1)!, today));
  const onward = screen.getByRole('button', { name: /Continuar/ });
  await waitFor(() => expect(onward.className).not.toContain('loading'));
  await act(async () => fireEvent.click(onward));
  expect(await screen.findByRole('button', { name: new RegExp(`${name}$`) })).toBeTruthy();
});
