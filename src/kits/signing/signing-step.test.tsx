import { Refine } from '@refinedev/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../locales/pt-BR/signing.json';
import { createDataProvider } from '../../providers/data';
import { i18n } from '../../providers/i18n';
import { queryClient } from '../../providers/query-client';
import { sessionStore } from '../../providers/session';
import { sessionOf } from '../../test-support/session';
import '../../test-support/texts';
import { MOST_POLLS, POLL_MS } from './ask-device';
import { SigningStep } from './signing-step';
import { useSigned } from './use-signed';

i18n.addResourceBundle('pt-BR', 'signing', texts);

const REGISTER = '/bff/secure-device/devices';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const wrong = {
  code: '3000048',
  error_description: 'Assinatura eletrônica inválida. Tente usar outra palavra de 5 letras.',
};
const expired = 'Tempo expirado para autorização. Por favor, tente novamente.';

/** The fake bank: `asked` records the requests of the step, the other variables decide the answers. */
let asked: { path: string; body: any; key: string | null }[];
let usable: boolean;
let register: () => Response;
let status: () => number;
const feedbackOf = { 302: ['2', 200, ''], 403: ['3', 403, 'A operação foi recusada no dispositivo.'] } as const;

beforeEach(() => {
  asked = [];
  usable = false;
  register = () => Response.json({ id: 1, name: 'Tablet', registeredAt: '', lastUsedAt: null });
  queryClient.clear();
  sessionStorage.clear();
  sessionStore.refresh(sessionOf([]));
  vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit) => {
    asked.push({ path, body: body && JSON.parse(body as string), key: new Headers(headers).get('idempotency-key') });
    if (path === '/bff/secure-device') return Response.json({ usable, devices: usable ? [{ name: 'Celular' }] : [] });
    if (path.endsWith('/challenge'))
      return Response.json({
        Grupos: { Grupo: [{ Numero: 1, Oficial: ALPHABET, Correspondente: [...ALPHABET].toReversed().join('') }] },
        Token: `token-${asked.length}`,
      });
    if (path.endsWith('/start'))
      return Response.json({ id: 9, token: 'device-token', expiresAt: new Date(Date.now() + 300_000).toISOString() });
    if (path.endsWith('/transfer/status/9')) return Response.json({ status: status() });
    if (path.endsWith('/transfer/feedbacks/9')) {
      const [code, at, message] = feedbackOf[status() as 302 | 403];
      return Response.json({ code, status: at, message, errors: [] });
    }
    return register();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settled = vi.fn();
function Page() {
  const signed = useSigned('POST /secure-device/devices');
  return (
    <>
      <SigningStep signed={signed} />
      <button
        disabled={signed.off !== undefined || signed.busy}
        onClick={() => void signed.run({ body: { name: 'Tablet' } }).then(settled, settled)}
      >
        Confirmar
      </button>
    </>
  );
}
async function open() {
  settled.mockReset();
  render(
    <Refine
      dataProvider={createDataProvider([])}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      <Page />
    </Refine>,
  );
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain('/bff/secure-device'));
}
const button = () => screen.getByRole('button', { name: 'Confirmar' }) as HTMLButtonElement;
const field = () => screen.getByLabelText('Assinatura eletrônica') as HTMLInputElement;
const sent = () => asked.filter(({ path }) => path === REGISTER);
async function sign(word = 'pluma') {
  fireEvent.change(field(), { target: { value: word } });
  await act(async () => fireEvent.click(button()));
  await vi.waitFor(() => expect(settled).toHaveBeenCalled());
}

describe('the word of the signature', () => {
  it('is asked whole (SHELL-5-13) and sent in the letters of a challenge made for these values', async () => {
    await open();
    fireEvent.change(field(), { target: { value: 'plu1' } });
    expect([field().value, button().disabled]).toEqual(['PLU', true]);
    // Enter in it is the button of its step (Steps)
    expect(field().dataset).toHaveProperty('endsStep');
    await sign();
    expect(asked.find(({ path }) => path.endsWith('/challenge'))!.body).toEqual({
      call: 'POST /secure-device/devices',
      body: { name: 'Tablet' },
    });
    expect(sent().map(({ body }) => body)).toEqual([
      { name: 'Tablet', signature: { value: 'KOFNZ', token: expect.stringMatching('token-') } },
    ]);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  });

  it('that is wrong is told at its place, under the same key; the fifth blocks (SHELL-5-14)', async () => {
    await open();
    register = () => Response.json(wrong, { status: 422 });
    for (let i = 0; i < 5; i++) {
      settled.mockReset();
      await sign('ERRAR');
      expect(settled).toHaveBeenCalledWith(false);
      expect((await screen.findByRole('alert')).textContent).toBe(wrong.error_description);
      expect(field().value).toBe('');
    }
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
    expect([field().disabled, button().disabled]).toEqual([true, true]);
  });

  it('is told what the operation itself was refused with', async () => {
    await open();
    register = () => Response.json({ code: 'devices-max', error_description: 'Cheio.' }, { status: 422 });
    await sign();
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'devices-max', message: 'Cheio.' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the trusted device, where one is usable (SHELL-4.10-1)', () => {
  async function startOnDevice() {
    usable = true;
    await open();
    await screen.findByText(/Autorize esta operação no seu dispositivo de segurança: Celular/);
    vi.useFakeTimers();
    await act(async () => fireEvent.click(button()));
    await act(() => vi.advanceTimersByTimeAsync(0));
  }
  const polls = () => asked.filter(({ path }) => path.endsWith('/transfer/status/9')).length;

  it('is polled every 5 s; 302 makes the call with its token (SHELL-4.9-1, SHELL-4.9-2)', async () => {
    status = () => (polls() < 3 ? 202 : 302);
    await startOnDevice();
    expect([screen.getByText('Aguarde') !== null, screen.getByText('5:00') !== null]).toEqual([true, true]);
    await act(() => vi.advanceTimersByTimeAsync(2 * POLL_MS));
    expect([polls(), screen.getByText('4:50') !== null, sent()]).toEqual([2, true, []]);
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    await vi.waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([{ name: 'Tablet', deviceToken: 'device-token' }]),
    );
  });

  it('that refuses is told, and nothing is sent (SHELL-4.9-4)', async () => {
    status = () => 403;
    await startOnDevice();
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    expect(screen.getByRole('alert').textContent).toBe('A operação foi recusada no dispositivo.');
    expect(sent()).toEqual([]);
  });

  it.each([
    ['sixty polls', () => 202, MOST_POLLS],
    ['what the bank says', () => 408, 1],
  ])('expires by %s (SHELL-4.9-3)', async (_by, answer, times) => {
    status = answer;
    await startOnDevice();
    await act(() => vi.advanceTimersByTimeAsync(MOST_POLLS * POLL_MS + POLL_MS));
    expect([polls(), screen.getByRole('alert').textContent]).toEqual([times, expired]);
    expect(sent()).toEqual([]);
  });

  it('may be lost: the word is taken instead, and the device asked no more', async () => {
    status = () => 202;
    await startOnDevice();
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Usar a assinatura eletrônica' })));
    vi.useRealTimers();
    await vi.waitFor(() => expect(button().textContent).toBe('Confirmar'));
    settled.mockReset();
    await sign();
    expect([polls(), sent()[0]!.body.signature.value]).toEqual([1, 'KOFNZ']);
  });
});
