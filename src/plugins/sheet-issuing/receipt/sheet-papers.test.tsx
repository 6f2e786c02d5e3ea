import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/sheet-issuing.json';
import tasks from '../../../../locales/pt-BR/tasks.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, press, refusal } from '../../../test-support/signed-part';
import { SheetPapers } from './sheet-papers';

giveTexts({ 'sheet-issuing': texts, tasks });

const START = 'POST charge-sheets/7/papers';
const PLACE = 'balcao:task:1:sheet-papers:7';
const task = { id: 40, status: 'failed', done: 0, total: 2, refused: 0, error: null, file: null };
const button = () => screen.queryByRole('button', { name: /Imprimir todas as cobranças/ });

it.each([
  ['failed', task, tasks.failed],
  ['is stored no more', refusal(404, { code: 'not-found', silent: true }), tasks.gone],
])('the PDF can be made again where its task %s', async (_, answer, said) => {
  sessionStorage.setItem(PLACE, '40');
  bank.answers['GET tasks/40'] = answer;
  bank.answers[START] = { task: 41 };
  bank.answers['GET tasks/41'] = { ...task, id: 41, status: 'running', done: 1 };
  drawPart(<SheetPapers id={7} />);
  await screen.findByText(said);
  await press('file-pdf Imprimir todas as cobranças');
  await screen.findByText('1 de 2');
  expect([button(), sessionStorage.getItem(PLACE)]).toEqual([null, '41']);
});

it('a PDF that is being made, or was, is not begun a second time', async () => {
  sessionStorage.setItem(PLACE, '40');
  bank.answers['GET tasks/40'] = { ...task, status: 'done', done: 2 };
  drawPart(<SheetPapers id={7} />);
  expect(button()).toBeNull();
  await screen.findByText('Concluído: 2 de 2');
  expect(button()).toBeNull();
});
