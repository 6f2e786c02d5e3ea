import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/security.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import SecurityPage from './security-page';

giveTexts({ security: texts });

it.each([
  ['senha', 'Alterar senha'],
  ['dois-fatores', texts['two-factor'].title],
  ['assinatura', texts.signature.title],
  ['dispositivos', texts.devices.title],
  ['sessoes', texts.sessions.title],
])('what is changed on the page of security has the address ?mudar=%s', async (word, title) => {
  drawPart(<SecurityPage />, { path: `/?mudar=${word}` });
  expect((await screen.findByRole('dialog')).textContent).toContain(title);
});

it('a change that does not exist opens nothing; one that is chosen opens, and is closed to the page', async () => {
  drawPart(<SecurityPage />, { path: '/?mudar=nada' });
  const open = await screen.findByRole('button', { name: texts.sessions.open });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(open);
  await screen.findByRole('dialog');
  fireEvent.click(await screen.findByRole('button', { name: texts.back }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
