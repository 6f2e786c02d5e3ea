import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../../locales/pt-BR/tickets.json';
import { i18n } from '../../../providers/i18n';
import { sessionStore } from '../../../providers/session';
import { entryOf, sessionOf } from '../../../test-support/session';
import { bank, openPart, press, refusal, toasts, expectToast } from '../../../test-support/signed-part';
import { ChatLink } from './chat-link';
import { TOKEN_LIFE_MS, type ChatWidget } from './chat-widget';

i18n.addResourceBundle('pt-BR', 'tickets', texts);

const TOKEN = 'POST support-chat/token';
const asked = (call: string) => bank.asked.filter((one) => one.call === call);
const logged = () => asked('POST log/error').map(({ body }) => body.message);
const widget = { init: vi.fn<ChatWidget['init']>(), open: vi.fn<ChatWidget['open']>(), close: vi.fn() };

function configure() {
  document.head.innerHTML = '<meta name="support-chat" content="https://chat.exemplo.com.br/widget.js">';
  // the chat's script never runs here: the test sets `window.supportChat` itself
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
}

beforeEach(() => {
  vi.resetModules();
  for (const one of Object.values(widget)) one.mockReset();
  let n = 0;
  bank.answers[TOKEN] = () => Response.json({ token: `token-${++n}` });
});
afterEach(() => {
  delete window.supportChat;
  document.head.innerHTML = '';
  vi.restoreAllMocks();
});

it('is not there where the bank has none', () => {
  openPart(<ChatLink />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('opens as the person; who they are is told anew once 30 minutes have passed, and not before (SHELL-4.1-13)', async () => {
  configure();
  window.supportChat = widget;
  openPart(<ChatLink />);
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await press('Conversar pelo chat');
  await waitFor(() => expect(widget.open).toHaveBeenCalledTimes(1));
  now.mockReturnValue(1_000_000 + TOKEN_LIFE_MS - 1);
  await press('Conversar pelo chat');
  await waitFor(() => expect(widget.open).toHaveBeenCalledTimes(2));
  expect(asked(TOKEN)).toHaveLength(1);
  now.mockReturnValue(1_000_000 + TOKEN_LIFE_MS);
  await press('Conversar pelo chat');
  await waitFor(() => expect(widget.open).toHaveBeenCalledTimes(3));
  expect(widget.init.mock.calls).toEqual([[{ token: 'token-1' }], [{ token: 'token-2' }]]);
});

it('waits for its script every 500 ms, at most 30 times, and then says so (SHELL-9-12, SHELL-8-28)', async () => {
  configure();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openPart(<ChatLink />);
  await press('Conversar pelo chat');
  await screen.findByRole('button', { name: 'Abrindo o chat…' });
  await act(() => vi.advanceTimersByTimeAsync(29 * 500));
  expect(logged()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await expectToast('error', 'Não foi possível abrir o chat. Tente novamente ou abra um chamado.');
  expect(logged()).toEqual(['chat: init attempts exceeded']);
});

describe('a person who switches the account while the chat opens', () => {
  const leave = () => sessionStore.replace(sessionOf([], entryOf(2)));
  const opened = async () => {
    await screen.findByRole('button', { name: 'Conversar pelo chat' });
    return [widget.init.mock.calls.length, widget.open.mock.calls.length];
  };

  it('does not get the chat of the account before: its script came too late', async () => {
    configure();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openPart(<ChatLink />);
    await press('Conversar pelo chat');
    await waitFor(() => expect(asked(TOKEN)).toHaveLength(1));
    leave();
    window.supportChat = widget;
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(await opened()).toEqual([0, 0]);
  });

  it('nor is told that it failed', async () => {
    configure();
    bank.answers[TOKEN] = () => {
      leave();
      return refusal(500, {})();
    };
    openPart(<ChatLink />);
    await press('Conversar pelo chat');
    expect(await opened()).toEqual([0, 0]);
    expect([logged(), toasts('alert')]).toEqual([[], []]);
  });

  it('and one that knows already who they were is closed', async () => {
    configure();
    window.supportChat = widget;
    widget.init.mockImplementation(leave);
    openPart(<ChatLink />);
    await press('Conversar pelo chat');
    expect(await opened()).toEqual([1, 0]);
    expect(widget.close).toHaveBeenCalledOnce();
  });
});

it.each([
  ['token fetch error', () => (bank.answers[TOKEN] = refusal(500, { code: 'x', error_description: 'Agora não deu.' }))],
  ['init error: nobody', () => widget.init.mockRejectedValue(new Error('nobody'))],
  [
    'launch error: busy',
    () =>
      widget.open.mockImplementation(() => {
        throw new Error('busy');
      }),
  ],
])('writes into the log what failed: %s (SHELL-8-28)', async (message, fail) => {
  configure();
  window.supportChat = widget;
  fail();
  openPart(<ChatLink />);
  await press('Conversar pelo chat');
  await expectToast('error', 'Não foi possível abrir o chat. Tente novamente ou abra um chamado.');
  expect(logged()[0]).toContain(`chat: ${message}`);
});
