import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../../locales/pt-BR/charges.json';
import tasks from '../../../../../locales/pt-BR/tasks.json';
import { drawPart, giveTexts } from '../../../../test-support/drawn-part';
import { bank, bodyOf, press } from '../../../../test-support/signed-part';
import { BatchPapers } from './batch-papers';

giveTexts({ charges: texts, tasks });

it('the PDF of a batch can be made again where its task failed', async () => {
  const task = { id: 40, status: 'failed', done: 0, total: 2, refused: 0, error: null, file: null };
  sessionStorage.setItem('balcao:task:1:papers:u-1', '40');
  bank.answers['GET tasks/40'] = task;
  bank.answers['POST charges/pdf'] = { task: 41 };
  bank.answers['GET tasks/41'] = { ...task, id: 41, status: 'running', done: 1 };
  drawPart(<BatchPapers uuid="u-1" ids={[8, 9]} />);
  await screen.findByText(tasks.failed);
  await press(`file-pdf ${texts.batch.papers}`);
  await screen.findByText('1 de 2');
  expect(bodyOf('POST charges/pdf')).toEqual({ ids: [8, 9] });
});
