import { act, render } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import { useMemo } from 'react';
import { createMemoryRouter, generatePath, Outlet, RouterProvider, type DataRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { SessionProvider, type SessionView } from '../data/session';
import { decide } from '../providers/access';
import { i18n } from '../providers/i18n';
import { queryClient } from '../providers/query-client';
import { sessionStore } from '../providers/session';
import { EVERY, ID, openContractBank, type ContractBank, type Given } from './contract-bank';
import { type Typed } from './filled-fields';
import { liveTopics } from './live-topics';
import { sessionOf } from './session';
import { Engine } from './signed-part';
import { routeOf } from '../host/page-route';
import { routerProvider } from '../host/router-provider';
import type { KnownPage } from '../host/route-table';
import { SlotsBridge } from '../host/slots-bridge';
import { table } from '../host/table';
import '../host/texts';

// Parts and texts are there at once: whether one is waited for must not depend on what was walked before.
import.meta.glob(['../ui/**/*.tsx', '../kits/**/*.tsx', '!**/*.test.tsx'], { eager: true });
const texts = import.meta.glob<object>('../../locales/pt-BR/*.json', { eager: true, import: 'default' });
for (const [file, bundle] of Object.entries(texts))
  i18n.addResourceBundle('pt-BR', file.replace(/^.*\/|\.json$/g, ''), bundle);

/** Whether amounts are shown: the person can hide them. */
export const shown = { balance: true };

function House() {
  const session = sessionStore.get().session!;
  const view = useMemo<SessionView>(
    () => ({
      session,
      isAdmin: true,
      can: (permission) => decide(session, permission),
      signOut: () => undefined,
      balanceShown: shown.balance,
      setBalanceShown: () => undefined,
    }),
    [session],
  );
  return (
    <ConfigProvider theme={{ token: { motion: false } }} virtual={false}>
      <App>
        <Engine router={routerProvider} live={liveTopics.provider}>
          <SessionProvider value={view}>
            <SlotsBridge>
              <Outlet />
            </SlotsBridge>
          </SessionProvider>
        </Engine>
      </App>
    </ConfigProvider>
  );
}

/** The pages that are walked: all, or those of the areas and kits that `WALKED` names (`pix,cards`). */
const only = (process.env['WALKED'] || undefined)?.split(',');
export const walkedPages = table.pages.filter(
  ({ area, texts: of }) => !only || only.some((one) => area === one || of.includes(one)),
);

/** Pages made of other areas' parts, each with a permission of its own. */
const OF_PARTS = ['/home', '/configuracoes-da-conta/seguranca'];
const parentOf = (drawer: KnownPage) => table.ancestors(drawer).at(-1);
/** Permissions that open a page and what it lies over: what more an action needs, it must say itself. */
export const permissionsOf = (page: KnownPage) => [
  ...[page, page.as === 'drawer' ? parentOf(page) : undefined].flatMap((one) =>
    one ? ([one.permission].flat()[0] as string) : [],
  ),
  ...(OF_PARTS.includes(page.path) ? EVERY : []),
];

async function open(page: KnownPage, permissions: string[]): Promise<DataRouter> {
  sessionStore.refresh(sessionOf([...new Set(permissions)]));
  const drawers = table.pages.filter((one) => one.as === 'drawer');
  const whole = page.as === 'drawer' ? parentOf(page)! : page;
  const children = [
    routeOf(
      whole,
      drawers.filter((drawer) => parentOf(drawer) === whole).map((drawer) => routeOf(drawer)),
    ),
    { path: '*', element: <p data-testid="elsewhere" /> },
  ];
  const router = createMemoryRouter([{ element: <House />, children }], { initialEntries: [addressOf(page)] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 20_000, interval: 5 });
  render(<RouterProvider router={router} />);
  return router;
}
const NAMED: Record<string, string> = {
  id: String(ID),
  idDetail: '7042',
  period: '2026-11',
  invoiceStatus: 'aberta',
};
/** What an address names beside its path. */
const QUERIES: Record<string, string> = {
  '/copiloto-de-antecipacoes/antecipar-boletos/contrato': `?boletos=${ID}`,
  '/receber/gerar-novo-relatorio/comprovante': `?id=${ID}`,
  '/receber/clientes/unir': `?ids=${ID},7042`,
  '/depositar/boleto/gerar/comprovante': `?deposito=${ID}`,
  '/pagar-ou-transferir/transferencias-programadas/comprovante': `?transferencia=${ID}`,
  '/servicos/portabilidade-de-salario/cancelar-solicitacao': `?solicitacao=${ID}`,
  '/servicos/portabilidade-de-salario/cancelar-solicitacao/comprovante': `?solicitacao=${ID}`,
};
const addressOf = ({ path }: KnownPage) =>
  generatePath(
    path as string,
    Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, NAMED[name!] ?? '7'])) as never,
  ) + (QUERIES[path] ?? '');

const pause = (ms: number) => act(async () => new Promise((resolve) => setTimeout(resolve, ms)));
/** Waits until nothing is asked any more. */
export async function settle(bank: ContractBank, least = 4) {
  for (let turn = 0, quiet = 0; turn < 80 && quiet < least; turn++) {
    const before = bank.asked.length;
    await pause(4);
    const isBusy = queryClient.isFetching() > 0 || (!bank.isHeld && queryClient.isMutating() > 0);
    quiet = isBusy || bank.waiting || bank.asked.length > before ? 0 : quiet + 1;
  }
}

export interface Opened {
  bank: ContractBank;
  router: DataRouter;
  typed: Typed[];
  /** What showed while going on. */
  faults: string[];
}

/** Opens a page on a bank of its own, with these permissions alone. */
export async function openOnBank(page: KnownPage, permissions: string[], turn = 0, given: Given = {}): Promise<Opened> {
  queryClient.clear();
  sessionStorage.clear();
  liveTopics.clear();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  // a file that is saved is a link, which would be gone to
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('open', () => null);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z'), shouldAdvanceTime: true });
  const bank = openContractBank();
  Object.assign(bank, { turn, given });
  const opened: Opened = { bank, router: await open(page, permissions), typed: [], faults: [] };
  await settle(bank);
  return opened;
}
