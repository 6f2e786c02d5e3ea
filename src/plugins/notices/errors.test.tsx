import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import notices from '../../../locales/pt-BR/notices.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { entryOf, sessionOf } from '../../test-support/session';
import { bank, press, refusal, expectToast, toasts } from '../../test-support/signed-part';
import { PopUpTurn } from '../../ui/page/pop-up';
import NoticesPopUp from './pop-up';

giveTexts({ notices });

const notice = (id: number, title: string, fields: Record<string, string>) => ({
  id,
  title,
  mainContent: { content: '<p>Texto</p>' },
  components: Object.entries(fields).map(([name, value]) => ({ id: name, value })),
});
/** SHELL-7.4-2: each of the four is named. */
const ADS = 'GET notices/v2/ads?limit=10&page=1&order=asc&type=all';
const ACCEPT = { confirmSubmitText: 'Aceitar os termos', confirmCheckText: 'Li' };
const DELAY = { delay: 'Lembrar depois' };

function open(first: object, { later = [] as { id: number }[], role = 'admin' as 'admin' | 'subuser' } = {}) {
  bank.answers[ADS] = { first, refs: later.map(({ id }) => `/notices/v2/ad/${id}`) };
  later.forEach((one) => (bank.answers[`GET notices/v2/ad/${one.id}`] = one));
  const done = vi.fn();
  const signOut = vi.fn();
  const session = sessionOf([], entryOf(1, { role }), [entryOf(2)]);
  drawPart(
    <PopUpTurn value={done}>
      <NoticesPopUp />
    </PopUpTurn>,
    { session, view: { signOut } },
  );
  return { done, signOut };
}

it('SHELL-8-15: terms that cannot be fetched', async () => {
  bank.answers[ADS] = refusal(500, {});
  const done = vi.fn();
  drawPart(
    <PopUpTurn value={done}>
      <NoticesPopUp />
    </PopUpTurn>,
  );
  await screen.findByText('Erro ao buscar os termos de uso');
  expect(done).toHaveBeenCalled();
});

it('SHELL-8-16, 5-31: a term needs its tick and says so; refused, the message is a toast and it stays', async () => {
  bank.answers['POST notices/v3/ad/1/noticed'] = refusal(500, { error_description: 'Agora não deu.' });
  open(notice(1, 'Termos', ACCEPT));
  const accept = await screen.findByRole('button', { name: 'Aceitar os termos' });
  expect(screen.getByText('Para aceitar, você precisa confirmar que leu e concorda com os Termos de uso')).toBeTruthy();
  fireEvent.click(accept);
  expect(bank.asked.some(({ call }) => call.includes('noticed'))).toBe(false);
  fireEvent.click(screen.getByLabelText('Li'));
  await press('Aceitar os termos');
  expect((await screen.findByText('Agora não deu.')).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByText('Texto')).toBeTruthy();
  const { body } = bank.asked.find(({ call }) => call.endsWith('/noticed'))!;
  expect(body.accepted_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/);
});

it('SHELL-8-17: a term that cannot be put off closes without a word', async () => {
  bank.answers['POST notices/ad/1/noticed/delay'] = refusal(500, { error_description: 'Agora não deu.' });
  const { done } = open(notice(1, 'Termos', DELAY));
  await press('Lembrar depois');
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(screen.queryByText('Agora não deu.')).toBeNull();
});

describe('SHELL-4.4: several, in their order', () => {
  it('closing one that may wait puts it off and shows the next; its own tip stands for the usual one', async () => {
    const tip = { ...ACCEPT, confirmSubmitTip: 'Leia até o fim.' };
    const { done } = open(notice(1, 'Primeiro', DELAY), { later: [notice(2, 'Segundo', tip)] });
    await screen.findByText('Primeiro');
    await press('Close');
    await screen.findByText('Segundo');
    expect(bank.asked.map(({ call }) => call)).toContain('POST notices/ad/1/noticed/delay');
    expect(screen.getByText('Leia até o fim.')).toBeTruthy();
    expect(done).not.toHaveBeenCalled();
  });

  it('a sub-user is signed out where the term says so', async () => {
    const { signOut } = open(notice(1, 'Termos', { ...DELAY, logout: 'true' }), { role: 'subuser' });
    await press('Sair');
    expect(signOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Lembrar depois' })).toBeNull();
  });

  it('a sub-user who may neither accept nor wait goes to another account', async () => {
    open(notice(1, 'Termos', ACCEPT), { role: 'subuser' });
    await screen.findByRole('region', { name: 'Acessar outra conta' });
    expect(screen.getByRole('button', { name: 'Conta 2' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Aceitar os termos' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});

describe('SHELL-4.4-4: a later notice that cannot be fetched', () => {
  const [first, third] = [notice(1, 'Primeiro', DELAY), notice(3, 'Terceiro', DELAY)];
  const AD = 'GET notices/v2/ad/2';

  it('is told and skipped where an administrator reads, who may skip any', async () => {
    const { done } = open(first, { later: [{ id: 2 }, third] });
    bank.answers[AD] = refusal(500, {});
    await press('Lembrar depois');
    await screen.findByText('Terceiro');
    await expectToast('error', 'Erro ao buscar os termos de uso');
    await press('Lembrar depois');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
  });

  it('is skipped without a word where it is no longer there', async () => {
    const { done } = open(first, { later: [{ id: 2 }], role: 'subuser' });
    bank.answers[AD] = refusal(404, {});
    await press('Lembrar depois');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(toasts('alert')).toEqual([]);
  });

  it('might block a sub-user: it is asked for until it comes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { done } = open(first, { later: [{ id: 2 }], role: 'subuser' });
    bank.answers[AD] = refusal(500, {});
    await press('Lembrar depois');
    await expectToast('error', 'Erro ao buscar os termos de uso');
    bank.answers[AD] = notice(2, 'Segundo', ACCEPT);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await screen.findByText('Segundo');
    expect(done).not.toHaveBeenCalled();
  });
});

describe('SHELL-5-32: pictures and videos', () => {
  it('show where their value is longer than 10 characters, a video in its embedded form', async () => {
    open(
      notice(1, 'Termos', {
        image: '/images/card.png',
        video: 'https://www.youtube.com/watch?v=abcdef12345',
        ...DELAY,
      }),
    );
    await screen.findByText('Termos');
    expect(document.querySelector('.ant-modal img')?.getAttribute('src')).toBe('/images/card.png');
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe(
      'https://www.youtube.com/embed/abcdef12345?rel=0',
    );
  });
  it('do not where it is shorter, nor of another host', async () => {
    open(notice(1, 'Termos', { image: '/a.png', video: 'https://attacker.example/watch?v=abcdef12345', ...DELAY }));
    await screen.findByText('Termos');
    expect(document.querySelector('.ant-modal img, iframe')).toBeNull();
  });
});
