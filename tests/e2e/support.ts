import { randomUUID } from 'node:crypto';
import { test as base, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { fakeCpf } from '../../bff/src/core/documents';

export { expect } from '@playwright/test';

/** URLs of the bank's processes under test: one on the embedded database, two on PostgreSQL. */
export const bankUrls = (): string[] => (process.env['BANK_URLS'] ?? '').split(' ');

export interface Bank {
  url: string;
  request: APIRequestContext;
  accountId: number;
  /** A call of the contract, as the portal sends it. */
  send(method: string, path: string, data?: unknown): Promise<any>;
}

const FIRST_ACCOUNT: Record<string, string> = { 'titular@balcao.demo': 'Oficina do Grão' };

export async function signIn(context: BrowserContext, login: string, url: string = bankUrls()[0]!): Promise<Bank> {
  const { request } = context;
  const headers = { origin: url, 'x-requested-with': 'balcao' };
  const reply = await request.post(`${url}/bff/auth/login`, { headers, data: { login, password: 'Balcao#2026' } });
  if (!reply.ok()) throw new Error(`sign-in answered ${reply.status()}: ${await reply.text()}`);
  let { session } = await reply.json();
  // a sign-in opens the account used last, which another test may have changed
  const first = FIRST_ACCOUNT[login];
  if (first && session.currentAccount.account.nickname !== first) {
    const { id } = session.accounts.find(
      (entry: { account: { nickname: string } }) => entry.account.nickname === first,
    );
    ({ session } = await (await request.post(`${url}/bff/auth/changeAccount`, { headers, data: { id } })).json());
  }
  const accountId = session.currentAccount.id as number;
  return {
    url,
    request,
    accountId,
    send: async (method, path, data) => {
      const answer = await request.fetch(url + path, {
        method,
        headers: { ...headers, 'x-account-id': String(accountId), 'idempotency-key': randomUUID() },
        ...(data === undefined ? {} : { data }),
      });
      if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
      return answer.status() === 204 ? undefined : answer.json();
    },
  };
}

/** Errors and warnings on the console, and failed requests of a page: tests expect none. */
export interface Faults {
  console: string[];
  requests: string[];
}

export function watch(page: Page): Faults {
  const faults: Faults = { console: [], requests: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.console.push(message.text());
  });
  page.on('pageerror', (error) => faults.console.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.requests.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      faults.requests.push(`${request.failure()?.errorText} ${request.url()}`);
  });
  return faults;
}

export const test = base.extend<{ faults: Faults }>({
  faults: async ({ page }, use) => {
    await use(watch(page));
  },
});

/** A natural person as POST and PUT of a customer take them, with a random CPF and no optional values. */
export const person = <Given extends object>(given: Given) => ({
  personType: 'F',
  document: fakeCpf(Math.random),
  phones: [],
  emails: [],
  address: null,
  groups: [],
  birthday: null,
  note: null,
  customerCode: null,
  ...given,
});

/** Opens a page by the main menu, and its group first where that is closed. */
export async function goByMenu(page: Page, group: string, item: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const heading = menu.getByRole('button', { name: group, exact: true });
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  await menu.getByRole('link', { name: item, exact: true }).click();
}

/** Fills in the sign-in that the page shows. */
export async function enter(page: Page, login = 'suporte@balcao.demo'): Promise<void> {
  await page.getByLabel('E-mail, CPF ou CNPJ').fill(login);
  await page.getByLabel('Senha', { exact: true }).fill('Balcao#2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** The code last sent to the phone of the person who is signed in. */
export async function codeBySms({ request }: Page, url: string): Promise<string> {
  const { cellphone } = await (await request.get(`${url}/bff/profile`)).json();
  const sent = await request.get(`${url}/sandbox/api/messages?recipient=${cellphone}`);
  const { items } = (await sent.json()) as { items: { channel: string; body: string }[] };
  return /\d{6}/.exec(items.find(({ channel }) => channel === 'sms')!.body)![0];
}
