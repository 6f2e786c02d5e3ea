import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/file-exchange-sftp.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { bank, press, expectToast } from '../../test-support/signed-part';
import { ServerCard } from './server-card';

giveTexts({ 'file-exchange-sftp': texts });

const server = {
  host: 'sftp.empresa.com.br',
  port: 2222,
  user: 'banco',
  folder: '/entrada',
  fingerprint: `SHA256:${'A'.repeat(43)}`,
  layout: 'cnab400',
  public_key: 'ssh-ed25519 AAAA balcao-1',
  by: 'Ana Lima',
  set_at: '2026-11-01T12:00:00Z',
};
const give = (found: object | null) => void (bank.answers['GET file-exchange/return-server'] = { server: found });

it('a server that the bank cannot reach says why, and one that it can says so', async () => {
  give(server);
  drawPart(<ServerCard />);
  await screen.findByText('sftp.empresa.com.br:2222');
  bank.answers['POST file-exchange/return-server/try'] = { fault: 'A pasta não existe no servidor.' };
  await press(texts.try);
  await screen.findByText('A pasta não existe no servidor.');
  bank.answers['POST file-exchange/return-server/try'] = { fault: null };
  await press(texts.try);
  await screen.findByText(texts.works);
  expect(screen.queryByText('A pasta não existe no servidor.')).toBeNull();
});

it('files stop going to a server only once that is confirmed, and the card shows that there is none', async () => {
  give(server);
  drawPart(<ServerCard />);
  await press(texts.stop);
  const question = within(await screen.findByRole('group', { name: texts.stop }));
  question.getByText(texts.stopAsk);
  expect(bank.asked.map(({ call }) => call)).not.toContain('DELETE file-exchange/return-server');
  give(null);
  await act(async () => fireEvent.click(question.getByRole('button', { name: texts.stop })));
  await expectToast('success', texts.stopped);
  await screen.findByText(texts.none);
});
