import type { Page } from '@playwright/test';
import { isCpf, fakeCpf } from '../../bff/src/core/documents';
import { bankUrls, expect, goByMenu, signIn, test } from './support';

/** The product's main job, on real data: from sign-in to a paid billet, and what other accounts and users see of the billet. */
test('a holder signs in, registers a customer, issues a billet and sees it paid without a reload', async ({
  page,
  browser,
  faults,
}) => {
  test.setTimeout(120_000);
  const [here] = bankUrls();
  const elsewhere = bankUrls().at(-1)!;
  const cpf = fakeCpf(Math.random);
  expect(isCpf(cpf)).toBe(true);
  const name = `Éder Conceição ${cpf.slice(0, 6)}`;

  await test.step('signs in', async () => {
    await page.goto(`${here}/`);
    await page.getByLabel('E-mail, CPF ou CNPJ').fill('titular@balcao.demo');
    await page.getByLabel('Senha', { exact: true }).fill('Balcao#2026');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Helena');
  });

  await test.step('registers a customer', async () => {
    await goByMenu(page, 'Receber', 'Clientes e itens');
    await page.getByRole('button', { name: 'Cadastrar cliente' }).click();
    const drawer = page.getByRole('dialog', { name: 'Cadastrar cliente' });
    await drawer.getByLabel('CPF', { exact: true }).fill(cpf);
    await drawer.getByLabel('Nome completo').fill(name);
    await drawer.getByRole('textbox', { name: /^E-mail/ }).fill('eder@cliente.example');
    await drawer.getByRole('button', { name: 'Cadastrar cliente' }).click();
    await expect(drawer).toBeHidden();
    await page
      .getByPlaceholder('Buscar por nome, documento ou e-mail')
      .fill(name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  let balance = '';
  const balanceNow = () => page.getByRole('banner').getByText(/^R\$/).first().innerText();

  await test.step('issues a billet', async () => {
    await page.getByRole('main').getByText('Cobrar', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Emitir cobrança' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Resumo' })).toContainText(name);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByLabel('O que está sendo cobrado').fill('Café especial 250 g');
    await page.getByLabel('Valor unitário').fill('123,45');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByLabel('Vencimento', { exact: true }).fill(inDays(10));
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByText('R$ 123,45').first()).toBeVisible();
    balance = await balanceNow();
    await page.getByRole('button', { name: 'Emitir boleto' }).click();
    await expect(page.getByText('Linha digitável')).toBeVisible();
  });

  await test.step('finds it in the list, downloads its PDF', async () => {
    await goByMenu(page, 'Receber', 'Cobranças');
    await page.getByPlaceholder('Buscar por cliente, documento, e-mail ou número').fill(name.toUpperCase());
    await expect(page).toHaveURL(/text/);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row.getByText('Aguardando')).toBeVisible();
    await row.getByRole('link', { name }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^boleto-\d+\.pdf$/);
    await page.goBack();
    await expect(row).toBeVisible();
  });

  const row = page.getByRole('row').filter({ hasText: name });
  const id = Number(/boletos\/(\d+)/.exec((await row.getByRole('link', { name }).getAttribute('href'))!)![1]);

  const home = await page.context().newPage();
  await home.goto(`${here}/home`);
  const before = await homeFigures(home);

  await test.step('sees it paid without a reload, and the balance grow', async () => {
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    const paid = await page.request.post(`${elsewhere}/sandbox/api/billets/pay`, {
      headers: { origin: elsewhere, 'x-requested-with': 'balcao' },
      data: { id },
    });
    expect(paid.status()).toBe(200);
    await expect(row.getByText('Pago')).toBeVisible();
    await expect.poll(balanceNow).not.toBe(balance);
    expect(cents(await balanceNow()) - cents(balance)).toBe(12345 - 349);
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });

  await test.step('sees it on the home page too, whose figures are those of their lists to the cent', async () => {
    await expect.poll(async () => (await homeFigures(home)).owed).toBe(before.owed - 12345);
    await expect.poll(async () => (await homeFigures(home)).received).toBe(before.received + 12345 - 349);
    const shown = await homeFigures(home);
    const [owed, ...ages] = await moneyOf(home, 'Boletos a receber');
    expect(ages.reduce((sum, value) => sum + value, 0)).toBe(owed);
    await home.getByRole('link', { name: 'Ver boletos' }).click();
    await expect(home.getByRole('heading', { level: 1, name: 'Boletos' })).toBeVisible();
    for (const value of ages) await expect(home.getByRole('main').getByText(money(value)).first()).toBeVisible();
    await home.goBack();
    await home.getByRole('link', { name: 'Ver entradas' }).click();
    await expect(home.getByRole('heading', { level: 1, name: 'Extrato' })).toBeVisible();
    await expect.poll(() => home.getByRole('main').innerText()).toContain(money(shown.received));
    await home.goto(`${here}/home`);
    const lines = (
      await Promise.all(['Precisa de você', 'Boletos a receber', 'Quem mais deve'].map((card) => linesOf(home, card)))
    ).flat();
    expect(lines.length).toBeGreaterThan(8);
    for (const { to, count, value } of lines) {
      await home.goto(here + to);
      const main = home.getByRole('main');
      await expect.poll(() => main.innerText(), to).toContain(value);
      if (count) await expect(main.getByText(`Total de ${count} ite`), to).toBeVisible();
    }
    await home.close();
  });

  await test.step('another account of the same login sees none of it', async () => {
    await page.getByRole('button', { name: /Oficina do Grão/ }).click();
    await page
      .getByRole('menuitem', { name: /Helena Prado Foto/ })
      .or(page.getByRole('button', { name: /Helena Prado Foto/ }))
      .click();
    await expect(page.getByRole('button', { name: /Helena Prado Foto/ }).first()).toBeVisible();
    await page.goto(`${here}/receber/gestao-de-cobrancas/boletos/${id}`);
    await expect(page.getByText('Este boleto não existe')).toBeVisible();
    await page.goto(`${here}/receber/clientes`);
    await page.getByPlaceholder('Buscar por nome, documento ou e-mail').fill(cpf);
    await expect(page.getByText(name)).toHaveCount(0);
  });

  // a sign-in opens the account used last, so this one goes back to the company's account for the next tests
  const after = await browser.newContext();
  await signIn(after, 'titular@balcao.demo');
  await after.close();

  await test.step('a sub-user sees exactly what was granted', async () => {
    const context = await browser.newContext();
    await signIn(context, 'cobranca@balcao.demo');
    const clerk = await context.newPage();
    await clerk.goto(`${here}/receber/gestao-de-cobrancas/boletos/${id}`);
    await expect(clerk.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(clerk.getByRole('banner').getByText(/^R\$/)).toHaveCount(0);
    const menu = clerk.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu.getByRole('link', { name: 'Clientes' })).toHaveAttribute('aria-disabled', 'true');
    await menu.getByRole('link', { name: 'Clientes' }).hover();
    await expect(clerk.getByRole('tooltip')).toHaveText(
      /^O acesso a esta área não foi liberado\.Se necessário, entre em contato com o administrador da conta \d+-\d$/,
    );
    await clerk.goto(`${here}/receber/clientes`);
    await expect(clerk.getByRole('heading', { name: 'Você não tem acesso a esta página' })).toBeVisible();
    await context.close();
  });

  expect(faults.console.filter((text) => !text.includes('404'))).toEqual([]);
});

/** The amounts in a card of the home page, in integer cents. */
async function moneyOf(home: Page, card: string): Promise<number[]> {
  const texts = home.getByRole('region', { name: card }).getByText(/^R\$/);
  await expect(texts.first()).toBeVisible();
  return (await texts.allInnerTexts()).map(cents);
}

/** The lines of a home card that have an amount: link, number of charges where shown, and amount as it is shown. */
async function linesOf(home: Page, card: string): Promise<{ to: string; count: string | undefined; value: string }[]> {
  const lines = home.getByRole('region', { name: card }).getByRole('listitem').filter({ hasText: 'R$' });
  await expect(lines.first()).toBeVisible();
  await home.waitForLoadState('networkidle');
  // read at once: a line that comes meanwhile would move the others
  const read = await lines.evaluateAll((all) =>
    all.map((line) => ({
      to: line.querySelector('a')!.getAttribute('href')!,
      text: (line as unknown as { innerText: string }).innerText,
    })),
  );
  return read.map(({ to, text }) => ({
    to,
    count: /(?:^|\n)(\d[\d.]*)(?: |\n)/.exec(text)?.[1],
    value: /R\$\s([\d.]+,\d\d)/.exec(text)![1]!,
  }));
}

/** The amounts to be received and received this month as the home page shows them, in integer cents. */
async function homeFigures(home: Page): Promise<{ owed: number; received: number }> {
  const [[owed], [received]] = [await moneyOf(home, 'Boletos a receber'), await moneyOf(home, 'Recebido neste mês')];
  return { owed: owed!, received: received! };
}

const money = (value: number): string =>
  (value / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const cents = (text: string): number => Number(text.replace(/\D/g, ''));

function inDays(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(day);
}
