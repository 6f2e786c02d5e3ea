import { fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '@testing-library/react';
import { useCall } from '../data/use-call';
import { useSwitchAccount } from '../data/use-switch-account';
import { signals } from '../providers/signals';
import { drawPart } from '../test-support/drawn-part';
import { entryOf, sessionOf } from '../test-support/session';
import { bank, refusal } from '../test-support/signed-part';
import { PageLayout } from '../ui/page/page-layout';
import { Balance } from './layout/balance';
import { SlowPage } from './page-timeout';
import { RouteFailure } from './route-failure';
import { SignalBridge } from './signal-bridge';
import { ClosedAccount } from './views/closed-account';
import { NotFound } from './views/not-found';

/** Each row of the shell's error catalogue (section 8), tested where a person reads it. */
beforeEach(() => signals.clear());

function Reads() {
  const { data } = useCall('GET /faq', {}, { toast: true });
  return <p>{data ? 'lido' : 'nada'}</p>;
}
const lost = () => Promise.reject(new TypeError('Failed to fetch')) as never;

describe('what is told in a toast', () => {
  it.each<[string, () => Response, string]>([
    ['8-1', lost, 'Houve uma falha de conexão. Por favor, tente novamente.'],
    [
      '8-5',
      refusal(403, { code: 'x', type: 'permission', error_description: 'Fale com o banco.' }),
      'Fale com o banco.',
    ],
    ['8-6', refusal(409, { code: 'busy', error_description: 'Já existe.' }), 'Já existe.'],
    ['8-7, error_description', refusal(422, { error_description: 'Do servidor.' }), 'Do servidor.'],
    ['8-7, description', refusal(422, { description: 'Da descrição.' }), 'Da descrição.'],
    ['8-7, neither', refusal(500, {}), 'Ops, ocorreu um erro.'],
  ])('SHELL-%s', async (_, answer, text) => {
    bank.answers['GET faq'] = answer;
    drawPart(<Reads />);
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
  });

  it('SHELL-8-8: a balance that cannot be read', async () => {
    bank.answers['GET account/balance'] = refusal(500, {});
    drawPart(<Balance />);
    await screen.findByText('Houve uma falha ao consultar o saldo');
  });

  it('SHELL-8-35: an account that cannot be entered', async () => {
    bank.answers['POST auth/changeAccount'] = refusal(500, {});
    const Enter = () => {
      const { switchTo } = useSwitchAccount();
      return <button onClick={() => void switchTo(entryOf(2))}>entrar</button>;
    };
    drawPart(<Enter />, { session: sessionOf([], entryOf(1), [entryOf(2)]) });
    fireEvent.click(screen.getByText('entrar'));
    await screen.findByText('Houve um erro ao mudar de conta. Por favor, tente novamente');
  });
});

describe('SHELL-8-3: a 404', () => {
  const Page = () => (
    <SignalBridge>
      <PageLayout title="Página">
        <Reads />
      </PageLayout>
    </SignalBridge>
  );
  it('shows the communication failure, with its ways on, until tried again', async () => {
    bank.answers['GET faq'] = refusal(404, { code: 'not-found', error_description: 'x' });
    drawPart(<Page />);
    await screen.findByText('Houve uma falha de comunicação');
    expect(screen.getByRole('button', { name: 'Recarregar página' })).toBeTruthy();
    bank.answers['GET faq'] = [];
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('lido');
    expect(screen.queryByText('Houve uma falha de comunicação')).toBeNull();
  });
  it('of a silent path is for who asked', async () => {
    bank.answers['GET faq'] = refusal(404, { code: 'not-found', error_description: 'Não há.', silent: true });
    drawPart(<Page />);
    await screen.findByText('Não há.');
    expect(screen.queryByText('Houve uma falha de comunicação')).toBeNull();
  });
});

it('SHELL-8-4: a shut-down account has one page', () => {
  drawPart(<ClosedAccount />, { session: sessionOf([], entryOf(1, { isShutdown: true })) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta conta foi encerrada');
});

it('SHELL-8-42: an address that leads nowhere', () => {
  drawPart(<NotFound />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página não encontrada');
});

it('SHELL-8-43: a page that has not come in time offers to reload', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader = () => {
    throw new SlowPage();
  };
  const router = createMemoryRouter([{ path: '/', loader, element: <p />, errorElement: <RouteFailure /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Esta página está demorando para abrir' });
  expect(screen.getByRole('button', { name: 'Recarregar página' })).toBeTruthy();
});
