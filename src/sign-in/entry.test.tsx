import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import login from '../../locales/pt-BR/login.json';
import { i18n } from '../providers/i18n';
import { sessionOf } from '../test-support/session';
import '../test-support/texts';
import { Entry } from './entry';

i18n.addResourceBundle('pt-BR', 'login', login);

/** Requests that were sent, and the answers of the fake bank to the next ones, in order. */
let asked: { path: string; body: unknown }[];
let answers: (() => Response)[];
const done = () => new Response(null, { status: 204 });
beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: JSON.parse(body as string) });
    return (answers.shift() ?? done)();
  });
});
afterEach(() => vi.unstubAllGlobals());

const openAt = (path: string, onSession = vi.fn().mockResolvedValue(undefined)) => {
  window.history.replaceState(null, '', path);
  render(<Entry expired={false} onSession={onSession} />);
  return onSession;
};
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a link is asked for from the sign-in, and what is said does not tell whether there is such a person', async () => {
  openAt('/login');
  press('Esqueci minha senha');
  await screen.findByRole('heading', { name: 'Esqueceu a senha?' });
  expect(window.location.pathname).toBe('/esqueci-minha-senha');
  press('Enviar link');
  await screen.findByText('Digite seu e-mail, CPF ou CNPJ');
  await type('E-mail, CPF ou CNPJ', ' ana@exemplo.com.br ');
  press('Enviar link');
  await screen.findByText(/Se houver um cadastro com esse acesso/);
  expect(asked).toEqual([{ path: '/bff/auth/password/forgot', body: { login: 'ana@exemplo.com.br' } }]);
});

it('a password is set by the link, and the sign-in says so', async () => {
  openAt('/redefinir-senha#um-token');
  await type('Nova senha', 'curta');
  await type('Confirme a nova senha', 'outra');
  press('Salvar senha');
  await screen.findByText('A senha não atende todos os requisitos');
  await screen.findByText('As senhas não são iguais');
  expect(asked).toEqual([]);
  await type('Nova senha', 'Torrefação!47');
  expect(screen.getByText(/Um símbolo/).className).toBe('is-met');
  await type('Confirme a nova senha', 'Torrefação!47');
  press('Salvar senha');
  await screen.findByText('Tudo certo! Entre com sua nova senha.');
  expect(asked[0]!.body).toEqual({
    token: 'um-token',
    password: 'Torrefação!47',
    passwordConfirmation: 'Torrefação!47',
  });
  expect(window.location.pathname + window.location.hash).toBe('/login');
});

it('a link that is over says so, and another is one step away', async () => {
  const lapsed = 'Este link não é mais válido. Peça outro na página de entrada.';
  answers = [() => Response.json({ code: 'link-expired', error_description: lapsed }, { status: 422 })];
  openAt('/redefinir-senha#velho');
  await type('Nova senha', 'Torrefação!47');
  await type('Confirme a nova senha', 'Torrefação!47');
  press('Salvar senha');
  await screen.findByText(lapsed);
  press('Pedir outro link');
  await screen.findByRole('heading', { name: 'Esqueceu a senha?' });
});

it('who lost the authenticator enters with a recovery code', async () => {
  answers = [
    () => Response.json({ codeRequired: true, session: null }),
    () => Response.json({ codeRequired: false, session: sessionOf([]) }),
  ];
  const onSession = openAt('/login');
  await type('E-mail, CPF ou CNPJ', 'ana');
  await type('Senha', 's');
  press('Entrar');
  await screen.findByLabelText('Código de 6 dígitos');
  press('Usar um código de recuperação');
  press('Confirmar');
  await screen.findByText(/Digite o código de recuperação, como/);
  await type('Código de recuperação', 'abcde-fghjk');
  press('Confirmar');
  await waitFor(() => expect(onSession).toHaveBeenCalled());
  expect(asked[1]!.body).toEqual({ login: 'ana', password: 's', code: 'ABCDE-FGHJK' });
});
