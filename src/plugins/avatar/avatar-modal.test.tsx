import { act, fireEvent, screen } from '@testing-library/react';
import { it } from 'vitest';
import avatar from '../../../locales/pt-BR/avatar.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { entryOf, sessionOf } from '../../test-support/session';
import { bank, press, refusal, told } from '../../test-support/signed-part';
import AvatarModal from './avatar-modal';

giveTexts({ avatar });

it('SHELL-8-26: what the bank refuses is told in a toast, with its message', async () => {
  const { user, ...session } = sessionOf([], entryOf(1));
  bank.answers['DELETE profile/avatar'] = refusal(422, { error_description: 'A imagem não pôde ser removida.' });
  drawPart(<AvatarModal onClose={() => undefined} />, { session: { ...session, user: { ...user, avatar: '/a.jpg' } } });
  await press(avatar.remove);
  await screen.findByText(avatar.toldText.remove);
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: avatar.remove }).at(-1)!));
  await told('error', 'A imagem não pôde ser removida.');
});
