import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import avatar from '../../../locales/pt-BR/avatar.json';
import shell from '../../../locales/pt-BR/shell.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { entryOf, sessionOf } from '../../test-support/session';
import { bank, press, refusal, expectToast } from '../../test-support/signed-part';
import AvatarModal from './avatar-modal';

giveTexts({ avatar });

it('SHELL-8-26: what the bank refuses is told in a toast, with its message', async () => {
  const { user, ...session } = sessionOf([], entryOf(1));
  bank.answers['DELETE profile/avatar'] = refusal(422, { error_description: 'A imagem não pôde ser removida.' });
  drawPart(<AvatarModal onClose={() => undefined} />, { session: { ...session, user: { ...user, avatar: '/a.jpg' } } });
  await press(avatar.remove);
  await screen.findByText(avatar.toldText.remove);
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: avatar.remove }).at(-1)!));
  await expectToast('error', 'A imagem não pôde ser removida.');
});

it("SHELL-8-36: 'Tentar novamente' after a removal that found no server removes the picture, also from the header", async () => {
  const { user, ...session } = sessionOf([], entryOf(1));
  bank.answers['DELETE profile/avatar'] = () => {
    throw new TypeError('Failed to fetch');
  };
  drawPart(<AvatarModal onClose={() => undefined} />, { session: { ...session, user: { ...user, avatar: '/a.jpg' } } });
  await press(avatar.remove);
  await screen.findByText(avatar.toldText.remove);
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: avatar.remove }).at(-1)!));
  await screen.findByText(avatar.toldText.offline);
  bank.asked = [];
  bank.answers['DELETE profile/avatar'] = undefined;
  bank.answers['GET auth/session'] = { session: sessionOf([], entryOf(1)) };
  await press(shell.retry);
  await expectToast('success', avatar.removed);
  expect(bank.asked.map(({ call }) => call)).toEqual(['DELETE profile/avatar', 'GET auth/session']);
});
