import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import { beforeEach, expect, it } from 'vitest';
import texts from '../../../locales/pt-BR/notifications.json';
import { i18n } from '../../providers/i18n';
import { bank, openPart, press, refusal, expectToast } from '../../test-support/signed-part';
import Panel from './panel';

i18n.addResourceBundle('pt-BR', 'notifications', texts);

const pageOf = (page: number) => `GET gns-notifications?page=${page}&limit=15&version=v3`;
const note = (id: number, read = false) => ({
  id,
  type: 'billet-paid',
  content: `Boleto ${id} pago`,
  read,
  created_at: '2026-11-23T12:00:00.000Z',
  params: {},
});
const answer = (ids: number[], hasNext = false) => ({ items: ids.map((id) => note(id)), hasNext, hasUnread: true });

beforeEach(() => {
  bank.answers['GET gns-notifications/preferences'] = { mail: false };
});

function open(unread = 1) {
  openPart(
    <App>
      <Panel open onClose={() => undefined} unread={unread} />
    </App>,
  );
}

it('shows fifteen and asks for the next page on demand (SHELL-4.6-1, SHELL-9-3)', async () => {
  bank.answers[pageOf(0)] = answer([3, 2], true);
  bank.answers[pageOf(1)] = answer([1]);
  open();
  await screen.findByText(/Boleto 3 pago/);
  await press('Ver mais');
  await screen.findByText(/Boleto 1 pago/);
  expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull();
});

it('a failure offers to try again, from page 0 (SHELL-4.6-3, SHELL-8-24)', async () => {
  bank.answers[pageOf(0)] = refusal(500, { code: 'x', error_description: 'x' });
  open();
  await screen.findByText('Não conseguimos carregar suas notificações.');
  bank.answers[pageOf(0)] = answer([4]);
  await press('Tentar novamente');
  await screen.findByText(/Boleto 4 pago/);
});

it('one is marked read when it is opened, and all at once; a refusal is a toast (SHELL-8-25)', async () => {
  bank.answers[pageOf(0)] = answer([5]);
  open();
  fireEvent.click(await screen.findByText(/Boleto 5 pago/));
  await waitFor(() => expect(bank.asked.map(({ call }) => call)).toContain('PATCH gns-notifications/5/read'));
  bank.answers['PATCH gns-notifications/read'] = refusal(500, { code: 'x', error_description: 'Agora não deu.' });
  await press('Marcar como lidas');
  await expectToast('error', 'Agora não deu.');
});

it('one that is read already is opened without being marked again', async () => {
  bank.answers[pageOf(0)] = { ...answer([]), items: [note(8, true), note(9)] };
  open();
  fireEvent.click(await screen.findByText(/Boleto 8 pago/));
  fireEvent.click(screen.getByText(/Boleto 9 pago/));
  const marked = () => bank.asked.map(({ call }) => call).filter((call) => call.startsWith('PATCH'));
  await waitFor(() => expect(marked()).not.toEqual([]));
  expect(marked()).toEqual(['PATCH gns-notifications/9/read']);
});

it('is cleared after a question, and offers neither where there is nothing', async () => {
  bank.answers[pageOf(0)] = answer([6]);
  open();
  await screen.findByText(/Boleto 6 pago/);
  await press('Limpar');
  const question = (await screen.findAllByText('Limpar as notificações?'))[0]!.closest<HTMLElement>(
    '.ant-modal-confirm',
  )!;
  expect(bank.asked.some(({ call }) => call === 'DELETE gns-notifications')).toBe(false);
  bank.answers[pageOf(0)] = { items: [], hasNext: false, hasUnread: false };
  fireEvent.click(within(question).getByRole('button', { name: 'Limpar' }));
  await screen.findByText(/Você não tem notificações/);
  expect(bank.asked.some(({ call }) => call === 'DELETE gns-notifications')).toBe(true);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Marcar como lidas' })).toBeNull());
});

it('asks for e-mails, and for none', async () => {
  bank.answers[pageOf(0)] = answer([7]);
  open();
  const box = await screen.findByLabelText('Receber também por e-mail');
  expect((box as HTMLInputElement).checked).toBe(false);
  bank.answers['GET gns-notifications/preferences'] = { mail: true };
  bank.answers['PUT gns-notifications/preferences'] = { mail: true };
  fireEvent.click(box);
  await waitFor(() => expect(bank.asked.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({ mail: true }));
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(true));
});
