import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import customers from '../../../../locales/pt-BR/customers.json';
import shell from '../../../../locales/pt-BR/shell.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, press, refusal, type } from '../../../test-support/signed-part';
import { GroupRow } from './group-row';

giveTexts({ customers, shell });

const RENAME = 'Renomear Atacado';
const draw = () =>
  drawPart(
    <ul>
      <GroupRow id={3} name="Atacado" size={2} />
    </ul>,
  );

it('a name that is refused stays in its field, beside the reason', async () => {
  bank.answers['PATCH groups/3'] = refusal(422, { code: 'invalid', error_description: 'Já há um grupo com este nome' });
  draw();
  await press(RENAME);
  type(RENAME, 'Varejo');
  await press('Salvar');
  await screen.findByText('Já há um grupo com este nome');
  expect(screen.getByLabelText(RENAME)).toHaveProperty('value', 'Varejo');
});

it('the question stays where the group could not be deleted', async () => {
  bank.answers['DELETE groups/3'] = refusal(409, { code: 'used', error_description: 'Este grupo está em uso' });
  draw();
  await press('Excluir Atacado');
  await press('Excluir grupo');
  await screen.findByText('Este grupo está em uso');
  screen.getByRole('button', { name: 'Excluir grupo' });
});
