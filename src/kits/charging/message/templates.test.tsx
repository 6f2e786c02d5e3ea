import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/charging.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { loseFirstAnswer, pressAgain } from '../../../test-support/lost-answer';
import { bank, press, expectToast, type } from '../../../test-support/signed-part';
import { Templates } from './templates';

giveTexts({ charging: texts });

const LIST = 'GET custom-messages/templates?type=banking_billet';
const AT = '2026-11-01T12:00:00.000Z';
const thanks = { id: 5, type: 'banking_billet', name: 'Obrigado', message: 'Obrigado!', created_at: AT };
const nothing = () => undefined;
const draw = () =>
  drawPart(<Templates type="banking_billet" message="Volte sempre" onUse={nothing} onClose={nothing} />);

it('a template whose answer was lost and that is sent again is not a second one', async () => {
  bank.answers[LIST] = [];
  const done = loseFirstAnswer('POST custom-messages', thanks);
  draw();
  await screen.findByText(texts.templates.empty);
  type('Nome do modelo', 'Obrigado');
  bank.answers[LIST] = [thanks];
  await pressAgain('Salvar modelo', 'POST custom-messages');
  await expectToast('success', 'Modelo salvo');
  await screen.findByText('Obrigado!');
  expect(done).toHaveLength(1);
});

it('a deletion whose answer was lost is one deletion, and the template is gone', async () => {
  bank.answers[LIST] = [thanks];
  const done = loseFirstAnswer('DELETE custom-messages/templates/5');
  draw();
  await screen.findByText('Obrigado!');
  await press('Excluir o modelo Obrigado');
  bank.answers[LIST] = [];
  await pressAgain('Excluir modelo', 'DELETE custom-messages/templates/5');
  await expectToast('success', 'Modelo excluído');
  await waitFor(() => expect(screen.queryByText('Obrigado!')).toBeNull());
  expect(done).toHaveLength(1);
});
