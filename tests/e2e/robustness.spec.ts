import type { BrowserContext, Page } from '@playwright/test';
import { fakeCpf } from '../../bff/src/core/documents';
import { bankUrls, enter, expect, signIn, test } from './support';

/** Failures of session, network and server: nothing typed is lost, nothing is sent twice, no page is blank. */
const here = () => bankUrls()[0]!;

/** Fills in every step of an issue, up to the review. */
async function fillIssue(page: Page, context: BrowserContext) {
  const bank = await signIn(context, 'suporte@balcao.demo');
  const { items } = await bank.send('POST', '/bff/customers/search', { size: 15 });
  await page.goto(`${here()}/receber/emitir-cobranca?customersId=${items[3].id}`);
  await expect(page.getByRole('region', { name: 'Resumo' })).toContainText(items[3].name);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('O que está sendo cobrado').fill('Torra sob medida');
  await page.getByLabel('Valor unitário').fill('250,00');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Vencimento', { exact: true }).fill('31/12/2027');
  await page.getByLabel('Mensagem no boleto').fill('Obrigado pela preferência');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('button', { name: 'Emitir boleto' })).toBeVisible();
  return { bank, customer: items[3].name as string };
}

/** Expects the wizard at the review, and every step before it as it was filled in. */
async function findIssue(page: Page, customer: string) {
  const summary = page.getByRole('region', { name: 'Resumo' });
  const back = page.getByRole('button', { name: 'Voltar', exact: true }).last();
  await expect(page.getByText('Recuperamos o que você tinha preenchido.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Emitir boleto' })).toBeVisible();
  await expect(summary).toContainText(customer);
  await expect(summary).toContainText('31/12/2027');
  await back.click();
  await expect(page.getByLabel('Mensagem no boleto')).toHaveValue('Obrigado pela preferência');
  await back.click();
  await expect(page.getByLabel('O que está sendo cobrado')).toHaveValue('Torra sob medida');
  await expect(page.getByLabel('Valor unitário')).toHaveValue(/250,00/);
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('button', { name: 'Emitir boleto' })).toBeVisible();
}

test('what was typed into the issue survives a session that the server ends before it is sent', async ({
  page,
  context,
}) => {
  const { bank, customer } = await fillIssue(page, context);
  const cookies = await context.cookies();
  await bank.send('POST', '/bff/auth/logout');
  // the browser still has the cookie of the session that the server has ended
  await context.addCookies(cookies);
  // another call of the page may find the ended session before the click does
  const expired = page.getByText('Sua sessão expirou. Faça login novamente.');
  await page.getByRole('button', { name: 'Emitir boleto' }).or(expired).first().click();
  await expect(expired).toBeVisible();
  await enter(page);
  await findIssue(page, customer);
});

test('what was typed into the issue survives a reload, twice; after the sign-out nothing of it is left', async ({
  page,
  context,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const { customer } = await fillIssue(page, context);
  await page.reload();
  await findIssue(page, customer);
  await page.reload();
  await findIssue(page, customer);
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByText('Sair', { exact: true }).click();
  await expect(page.getByLabel('E-mail, CPF ou CNPJ')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))).toEqual([]);
});

test('a form stays through 500, an unreadable answer and no network; clicked twice it sends one intent', async ({
  page,
  context,
}) => {
  await signIn(context, 'suporte@balcao.demo');
  const name = `Firma ${Math.random()}`;
  const keys: string[] = [];
  const faults = ['500', 'unreadable', 'lost'];
  await page.route('**/bff/customer', async (route) => {
    keys.push(route.request().headers()['idempotency-key']!);
    const fault = faults.shift();
    if (fault === '500') await route.fulfill({ status: 500, body: 'oops' });
    else if (fault === 'unreadable')
      await route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":' });
    else if (fault === 'lost') {
      // the server does the call, but its answer is lost
      await route.fetch();
      await route.abort();
    } else await route.continue();
  });
  await page.goto(`${here()}/receber/clientes`);
  await page.getByRole('button', { name: 'Cadastrar cliente' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cadastrar cliente' });
  await drawer.getByLabel('CPF', { exact: true }).fill(fakeCpf(Math.random));
  await drawer.getByLabel('Nome completo').fill(name);
  const send = drawer.getByRole('button', { name: 'Cadastrar cliente' });
  for (let sent = 1; sent <= 3; sent++) {
    await send.dblclick();
    await expect(drawer.getByRole('alert').first()).toBeVisible();
    await expect.poll(() => keys.length).toBe(sent);
    await expect(drawer.getByLabel('Nome completo')).toHaveValue(name);
  }
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText('Sem conexão.')).toBeVisible();
  expect(keys).toHaveLength(3);
  await context.setOffline(false);
  await send.click();
  await expect(drawer).toBeHidden();
  expect(new Set(keys).size).toBe(1);
  await page.getByPlaceholder('Buscar por nome, documento ou e-mail').fill(name);
  await expect(page.getByText('Total de 1 item')).toBeVisible();
});

test('SHELL-8-20: a list of billets that cannot be read says so in a modal; closed, the list still offers to try again', async ({
  page,
  context,
}) => {
  await signIn(context, 'suporte@balcao.demo');
  let held: Promise<void> | undefined;
  await page.route('**/bff/v2/charges/banking-billet/opened', async (route) => {
    await held;
    // a live event may reload the list at any time: requests before the click fail, those after it are answered
    if (await page.evaluate(() => document.documentElement.dataset['found'] === undefined))
      await route.fulfill({ status: 500, json: { code: 'internal', error_description: 'Ops, ocorreu um erro.' } });
    else await route.continue();
  });
  await page.goto(`${here()}/receber/gestao-de-cobrancas/boletos`);
  const modal = page.getByRole('dialog', { name: 'Houve uma falha de comunicação' });
  const again = modal.getByRole('button', { name: 'Tentar novamente' });
  await expect(again).toBeFocused();
  let letGo = () => undefined as void;
  held = new Promise<void>((resolve) => (letGo = resolve));
  await again.click();
  await expect(modal).toBeHidden();
  letGo();
  await expect(again).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  const list = page.getByRole('region', { name: 'Lista de boletos' });
  await expect(list.getByRole('alert')).toContainText('Ops, ocorreu um erro.');
  await page.evaluate(() =>
    document.addEventListener('click', () => (document.documentElement.dataset['found'] = ''), { capture: true }),
  );
  await list.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(modal).toBeHidden();
});

test('the sign-in stays until the page it leads to can be drawn', async ({ page }) => {
  let letIn = () => undefined as void;
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/assets/page-receber-gestao-de-cobrancas-boletos-*.js', async (route) => {
    await isLetIn;
    await route.continue();
  });
  await page.goto(`${here()}/login?para=%2Freceber%2Fgestao-de-cobrancas%2Fboletos`);
  const asked = page.waitForRequest('**/assets/page-receber-gestao-de-cobrancas-boletos-*.js');
  await page.getByLabel('E-mail').fill('suporte@balcao.demo');
  await page.getByLabel('Senha', { exact: true }).fill('Balcao#2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await asked;
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  letIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Boletos' })).toBeVisible();
});

test('two tabs: one that is still on the other account is told when it writes', async ({ page, context }) => {
  const bank = await signIn(context, 'multicontas@balcao.demo');
  await page.goto(`${here()}/receber/clientes/novo`);
  await page.getByLabel('CPF', { exact: true }).fill(fakeCpf(Math.random));
  await page.getByLabel('Nome completo').fill('Outra conta');
  const other = (await (await context.request.get(`${here()}/bff/auth/session`)).json()).session.accounts.find(
    (a: { id: number; status: string }) => a.status === 'active' && a.id !== bank.accountId,
  );
  // no request of the old account is under way
  await page.waitForLoadState('networkidle');
  await bank.send('POST', '/bff/auth/changeAccount', { id: other.id });
  await page.getByRole('button', { name: 'Cadastrar cliente' }).last().dispatchEvent('click');
  // the page below may say so too, where it asked meanwhile
  const told = page.getByRole('dialog', { name: 'Você está em outra conta nesta aba' });
  await told.getByRole('button', { name: 'Recarregar página' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${here()}/receber/clientes/novo`);
  await expect(page.getByLabel('Nome completo')).toHaveValue('');
  // the page is left, so that none of its requests is under way during the switch
  await page.goto('about:blank');
  const switched = await context.request.post(`${here()}/bff/auth/changeAccount`, {
    headers: { origin: here(), 'x-requested-with': 'balcao' },
    data: { id: bank.accountId },
  });
  expect(switched.status()).toBe(200);
  await page.goto(`${here()}/receber/clientes/novo`);
  await expect(page.getByLabel('Nome completo')).toHaveValue('Outra conta');
});

test('after logout Back shows nothing, and the sign-in leads nowhere else', async ({ page }) => {
  await page.goto(`${here()}/login?para=${encodeURIComponent('/\t/evil.example/')}`);
  await enter(page);
  await expect(page).toHaveURL(`${here()}/home`);
  await page.goto(`${here()}/receber/clientes`);
  await expect(page.getByRole('table').first()).toBeVisible();
  // the sign-in sends a user who is already signed in back to their page
  await page.goto(`${here()}/login`);
  await expect(page).toHaveURL(/\/receber\/clientes/);
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByText('Sair', { exact: true }).click();
  await expect(page.getByLabel('E-mail, CPF ou CNPJ')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('E-mail, CPF ou CNPJ')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('an address that leads nowhere says so; a page whose file is gone offers to reload', async ({ page, context }) => {
  await signIn(context, 'suporte@balcao.demo');
  for (const path of ['/receber/gestao-de-cobrancas/boletos/abc', '/receber/clientes/-1', '/nada']) {
    await page.goto(here() + path);
    await expect(page, path).toHaveURL(`${here()}/404`);
  }
  for (const [path, said] of [
    ['/receber/gestao-de-cobrancas/boletos/999999999', 'Este boleto não existe'],
    ['/receber/clientes/999999999', 'Este cliente não existe nesta conta'],
    ['/receber/clientes/999999999/excluir', 'Este cliente não existe nesta conta'],
    ['/receber/clientes/unir?ids=999999998,999999999', 'Parte destes clientes não existe mais'],
    ['/receber/clientes/importar-planilha?importacao=999999', 'Esta importação não existe mais'],
  ] as const) {
    await page.goto(here() + path);
    await expect(page.getByRole('heading', { name: said }), path).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
  }
  await page.goto(`${here()}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // without its texts a page would show nothing but translation keys
  const texts = '**/assets/charges-*.js';
  await page.route(texts, (route) => route.fulfill({ status: 404, body: '' }));
  await page.locator('nav a[href="/receber/gestao-de-cobrancas/boletos"]').dispatchEvent('click');
  const again = page.getByRole('button', { name: 'Recarregar página' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Esta página está demorando para abrir' })).toBeVisible();
  await page.unroute(texts);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boletos' })).toBeVisible();
  await page.goto(`${here()}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const deployed = (await (await page.request.get(`${here()}/`)).text()).replace(
    /(src="\/assets\/index-)[^"]+/,
    '$1deployed.js',
  );
  await page.route(`${here()}/`, (route) => route.fulfill({ body: deployed, contentType: 'text/html' }));
  await page.locator('nav a[href="/receber/clientes"]').dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'O Balcão foi atualizado' })).toBeVisible();
  await expect(again).toBeVisible();
});
