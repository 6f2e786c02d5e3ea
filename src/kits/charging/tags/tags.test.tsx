import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/charging.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { loseFirstAnswer, pressAgain, timesAsked } from '../../../test-support/lost-answer';
import { bank, bodyOf, press, expectToast, type } from '../../../test-support/signed-part';
import { TagsChoice } from './tags-choice';

giveTexts({ charging: texts });

const LIST = 'GET tags?showHidden=true';
const monthly = { id: 3, color_ref: 'red', transmission_method_id: null, name: 'Mensal', hidden: false };
const yearly = { ...monthly, id: 4, name: 'Anual' };

function Choice() {
  const [ids, setIds] = useState<number[]>([]);
  return <TagsChoice value={ids} onChange={setIds} held={[]} shownBy={[]} />;
}

it('a tag whose answer was lost and that is sent again is not a second one; it is listed and put on the charge', async () => {
  bank.answers[LIST] = [monthly];
  const done = loseFirstAnswer('POST tag', yearly);
  drawPart(<Choice />);
  await screen.findByLabelText(/Mensal/, { selector: 'input' });
  await press('plus Criar etiqueta');
  type('Nome da etiqueta', 'Anual');
  bank.answers[LIST] = [monthly, yearly];
  await pressAgain('Salvar etiqueta', 'POST tag');
  const tick = await screen.findByLabelText(/Anual/, { selector: 'input[type=checkbox]' });
  expect((tick as HTMLInputElement).checked).toBe(true);
  await expectToast('success', 'Etiqueta criada');
  expect(done).toHaveLength(1);
  expect(timesAsked(LIST)).toBe(2);
});

it('a change of a tag whose answer was lost is one change', async () => {
  bank.answers[LIST] = [monthly];
  const done = loseFirstAnswer('PUT tag/3', { ...monthly, hidden: true });
  drawPart(<Choice />);
  await screen.findByLabelText(/Mensal/, { selector: 'input' });
  await press('Editar a etiqueta Mensal');
  await pressAgain('Ocultar', 'PUT tag/3');
  await expectToast('success', 'Etiqueta atualizada');
  expect(done).toHaveLength(1);
});

it('AREAS-3-charge-4: how billets of a tag are sent is chosen on it', async () => {
  bank.answers[LIST] = [monthly];
  bank.answers['PUT tag/3'] = monthly;
  drawPart(<Choice />);
  await screen.findByLabelText(/Mensal/, { selector: 'input' });
  await press('Editar a etiqueta Mensal');
  fireEvent.click(screen.getByLabelText('WhatsApp'));
  await press('Salvar etiqueta');
  await expectToast('success', 'Etiqueta atualizada');
  expect(bodyOf('PUT tag/3')).toMatchObject({ transmission_method_id: 3 });
});
