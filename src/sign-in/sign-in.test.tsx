import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import login from '../../locales/pt-BR/login.json';
import { i18n } from '../providers/i18n';
import { sessionOf } from '../test-support/session';
import '../test-support/texts';
import { SignIn } from './sign-in';

i18n.addResourceBundle('pt-BR', 'login', login);
afterEach(() => vi.unstubAllGlobals());

const answers = (...list: [number, unknown][]) => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const [status, body] of list) fetch.mockImplementationOnce(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks for what is missing at its field', () => {
  render(<SignIn expired={false} onSession={vi.fn()} onForgotten={vi.fn()} />);
  send('Entrar');
  expect(screen.getByText('Digite seu e-mail, CPF ou CNPJ')).toBeTruthy();
  expect(screen.getByLabelText('Senha').getAttribute('aria-invalid')).toBe('true');
});

it('keeps what was typed when it fails, and says why', async () => {
  answers([401, { code: 'x', error_description: 'E-mail ou senha incorretos.' }]);
  render(<SignIn expired onSession={vi.fn()} onForgotten={vi.fn()} />);
  expect(screen.getByText('Sua sessão expirou. Faça login novamente.')).toBeTruthy();
  type('E-mail, CPF ou CNPJ', 'ana@exemplo.com.br');
  type('Senha', 'segredo');
  send('Entrar');
  await screen.findByText('E-mail ou senha incorretos.');
  expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('segredo');
});

it('asks for the code and sends all again with it', async () => {
  const fetch = answers(
    [200, { codeRequired: true, session: null }],
    [200, { codeRequired: false, session: sessionOf(['home']) }],
  );
  const onSession = vi.fn().mockResolvedValue(undefined);
  render(<SignIn expired={false} onSession={onSession} onForgotten={vi.fn()} />);
  type('E-mail, CPF ou CNPJ', 'ana');
  type('Senha', 's');
  send('Entrar');
  await screen.findByRole('heading', { name: 'Confirme que é você' });
  type('Código de 6 dígitos', '12a3456789');
  send('Confirmar');
  await waitFor(() => expect(onSession).toHaveBeenCalled());
  expect(JSON.parse(fetch.mock.calls[1]![1]!.body as string)).toEqual({ login: 'ana', password: 's', code: '123456' });
});
