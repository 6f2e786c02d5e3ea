import { randomUUID } from 'node:crypto';
import { expect, signIn, test } from './support';

test('AREAS-2-receive-10: a shop sends a link and sees it paid live; the payer sees it too', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const name = `Cesta ${randomUUID().slice(0, 8)}`;
  await page.goto(`${url}/receber/emitir-cobranca?billingMethod=link`);
  await page.getByLabel('O que está sendo cobrado').fill(name);
  await page.getByLabel('Valor unitário').fill('4500');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Mensagem para quem paga').fill('Obrigado pela encomenda');
  await expect(page.getByRole('region', { name: 'Como o cliente vê' })).toContainText('Obrigado pela encomenda');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Criar link' }).click();
  // the text that WhatsApp opens with has the value and the link
  const share = await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href');
  const told = new URL(share!);
  expect(told.origin).toBe('https://wa.me');
  expect(told.searchParams.get('text')).toMatch(/R\$\s45,00/);
  const sent = /https?:\S+\/pagar\/[\w-]{20,}/.exec(told.searchParams.get('text')!)![0];
  await page.getByRole('link', { name: 'Ver link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('R$ 45,00');
  const id = Number(/\d+$/.exec(page.url())![0]);
  const { url: path } = await send('GET', `/bff/payment-link/${id}`);

  const payer = await context.browser()!.newContext({ viewport: { width: 320, height: 640 } });
  const paying = await payer.newPage();
  expect(sent).toBe(url + path);
  await paying.goto(sent);
  await expect(paying.getByRole('heading', { level: 1 })).toHaveText('Oficina do Grão');
  expect(await paying.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await paying.getByLabel('Nome completo').fill('Ana Prado');
  await paying.getByLabel('CPF ou CNPJ').fill('52998224725');
  await paying.getByRole('button', { name: 'Gerar Pix e boleto' }).click();
  await expect(paying.getByText('Aguardando pagamento')).toBeVisible();
  expect(await paying.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await payer.cookies()).toEqual([]);

  await expect(page.getByText('Ana Prado')).toBeVisible();
  const { items } = await send('GET', `/bff/payment-link/${id}/charges`);
  await expect
    .poll(async () => (await send('GET', `/bff/charges/${items[0].id}`)).status, { timeout: 30_000 })
    .toBe('waiting');
  await send('POST', '/sandbox/api/billets/pay', { id: items[0].id });
  await expect(paying.getByText('Pago. Obrigado!')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('list', { name: 'Quem gerou cobrança' })).toContainText('Pago');
  await payer.close();
});

test('without JavaScript the billet can still be made and opened', async ({ browser, context }) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const { url: path } = await send('POST', '/bff/payment-links', {
    items: [{ name: 'Cesta', amount: 1, value: 3_000 }],
    message: 'Sem script também se paga',
  });
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(url + path);
  await page.getByLabel('Nome completo').fill('Ana Prado');
  await page.getByLabel('CPF ou CNPJ').fill('52998224725');
  await page.getByRole('button', { name: 'Gerar Pix e boleto' }).click();
  await expect(page.getByRole('link', { name: 'Abrir boleto em PDF' })).toBeVisible();
  // a browser without scripts gets no button that needs one
  await expect(page.getByRole('button')).toHaveCount(0);
  await plain.close();
});

test('AREAS-2-receive-6: the snippet of a button works on a page whose policy forbids all but links, until it is switched off', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const label = `Comprar ${randomUUID().slice(0, 8)} & pagar`;
  const { id, url: path } = await send('POST', '/bff/payment-buttons', {
    items: [{ name: 'Cesta', amount: 1, value: 3_000 }],
    message: 'Obrigado pela compra',
    label,
  });
  await page.goto(`${url}/receber/gestao-de-cobrancas/botoes-de-pagamento/${id}`);
  const snippet = await page.locator('.link-snippet').innerText();
  const shop = await context.browser()!.newContext();
  await shop.route('https://loja.example/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': "default-src 'none'; form-action 'none'" },
      body: `<!doctype html><title>Loja</title><h1>Loja</h1>${snippet}`,
    }),
  );
  const buying = await shop.newPage();
  const faults: string[] = [];
  buying.on('console', (message) => void faults.push(message.text()));
  await buying.goto('https://loja.example/');
  const press = async () => {
    const opened = buying.waitForEvent('popup');
    await buying.getByRole('link', { name: label }).click();
    return opened;
  };
  const paying = await press();
  await expect(paying).toHaveURL(url + path);
  await expect(paying.getByText('Obrigado pela compra')).toBeVisible();
  expect(faults).toEqual([]);

  await page.getByRole('button', { name: /^Mais ações/ }).click();
  await page.getByRole('menuitem', { name: 'Desativar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Botão desativado').first()).toBeVisible();
  await expect((await press()).getByText('Este link não recebe mais pagamentos.')).toBeVisible();
  await shop.close();
});
