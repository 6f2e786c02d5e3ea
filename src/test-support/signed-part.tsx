import { Refine, type LiveProvider, type RouterProvider } from '@refinedev/core';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import signing from '../../locales/pt-BR/signing.json';
import { SessionProvider } from '../data/session';
import type { ResourceDefinition } from '../define-resource';
import { createDataProvider } from '../providers/data';
import { i18n } from '../providers/i18n';
import { heedResource } from '../providers/live';
import { createNotificationProvider } from '../providers/notification';
import { queryClient } from '../providers/query-client';
import { sessionStore } from '../providers/session';
import { sessionOf } from './session';
import './texts';

// Milliseconds. Finding a modal by its roles is slow on a busy machine; a wait ends as soon as the state is reached.
const WAIT = 20_000;
configure({ asyncUtilTimeout: WAIT });

i18n.addResourceBundle('pt-BR', 'signing', signing);

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHALLENGE = {
  Grupos: { Grupo: [{ Numero: 1, Oficial: ALPHABET, Correspondente: ALPHABET }] },
  Token: 'token',
};
const CODE = '123456';

/** The fake bank: `asked` records requests; `answers` by 'METHOD path', computed each time by a function, 204 where absent. */
export const bank = {
  asked: [] as { call: string; body: any; key: string | undefined }[],
  answers: {} as Record<string, unknown>,
};

export const refusal = (status: number, body: object) => () => Response.json(body, { status });

/** Empties the fake bank and what is kept between pages, before each test. */
export function resetBank(): void {
  bank.asked = [];
  bank.answers = {
    'GET profile': {
      name: 'Ana Souza',
      cpf: '52998224725',
      email: 'ana@exemplo.com.br',
      cellphone: '11987654321',
      birth: '1985-03-02',
      totp: false,
    },
    'GET signature/redefine/check': { blocked: false },
    'GET secure-device': { usable: false, devices: [] },
    'POST signature/challenge': CHALLENGE,
    'GET signature': CHALLENGE,
    'GET signature/redefine/start': { phone: '•••• 4321', resendAfter: 40 },
    'GET signature/redefine/call': { phone: '•••• 4321', resendAfter: 40 },
  };
  queryClient.clear();
  sessionStorage.clear();
  sessionStore.refresh(sessionOf([]));
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit) => {
    const call = `${method} ${path.replace('/bff/', '')}`;
    const key = (headers as Record<string, string>)['idempotency-key'];
    bank.asked.push({ call, body: typeof body === 'string' ? JSON.parse(body) : body, key });
    const answer = bank.answers[call];
    if (typeof answer === 'function') return (answer as () => Response)();
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  });
}

/** Draws a part that signs calls, within the providers that it needs. */
export function openPart(part: ReactNode, permissions: string[] = []): void {
  const view = { session: sessionOf(permissions), can: () => ({ can: true }) } as unknown as ComponentProps<
    typeof SessionProvider
  >['value'];
  render(
    <MemoryRouter>
      <App>
        <Engine>
          <SessionProvider value={view}>{part}</SessionProvider>
        </Engine>
      </App>
    </MemoryRouter>,
  );
}

/** All resources of src/resources, whichever plugin shows them. */
const resources = Object.values(
  import.meta.glob<Record<string, ResourceDefinition>>('../resources/*.ts', { eager: true }),
).flatMap((file) => Object.values(file).filter((one) => 'name' in Object(one)));

/**
 * Refine with the real data and notification providers, the address with `router`, and events with `live`: calls go to the fake bank,
 * toasts are shown.
 */
export function Engine({
  children,
  router,
  live,
}: {
  children: ReactNode;
  router?: RouterProvider;
  live?: LiveProvider;
}) {
  const { notification } = App.useApp();
  return (
    <Refine
      {...(router && { routerProvider: router })}
      {...(live && { liveProvider: live, onLiveEvent: heedResource })}
      dataProvider={createDataProvider(resources)}
      notificationProvider={createNotificationProvider(notification)}
      options={{ liveMode: 'manual', disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      {children}
    </Refine>
  );
}

export const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const sign = async (button: string) => {
  await screen.findByLabelText('Assinatura eletrônica');
  type('Assinatura eletrônica', 'pluma');
  await press(button);
};
const UNSIGNED = 'A assinatura não confere.';
/** Signs wrongly, which the signing step must tell, and nothing pass for done. */
export const signWrongly = async (button: string, call: string) => {
  bank.answers[call] = refusal(422, { code: '3000048', error_description: UNSIGNED });
  await sign(button);
  await screen.findByText(UNSIGNED);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  screen.getByText(UNSIGNED);
  expect(toasts('status')).toEqual([]);
};
export const typeCode = async (code = CODE) => {
  const box = await screen.findByLabelText('Dígito 1 de 6');
  fireEvent.paste(box, { clipboardData: { getData: () => code } });
};
/** Waits for a toast with this message; an error has the role 'alert', a success 'status'. */
export const expectToast = async (type: 'error' | 'success', message: string) => {
  const role = type === 'error' ? 'alert' : 'status';
  await waitFor(() => expect(toasts(role)).toContain(message));
};
export const toasts = (role: 'alert' | 'status') =>
  [...document.querySelectorAll(`.ant-notification-notice [role=${role}], .ant-notification-notice[role=${role}]`)].map(
    (toast) => toast.textContent,
  );
export const bodyOf = (call: string) => bank.asked.findLast((one) => one.call === call)?.body;
export const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
