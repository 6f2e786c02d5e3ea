import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support';

const SUPPLIERS = '/cartoes/multiplo/fornecedores';

/** A photo of some megabytes, as a phone takes it: larger than what is taken. */
async function photoOf(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3600, height: 2700 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#eee';
    pen.fillRect(0, 0, 3600, 2700);
    pen.fillStyle = '#222';
    for (let n = 0; n < 60_000; n++) pen.fillRect((n * 7919) % 3600, (n * 104_729) % 2700, 9, 3);
    return canvas.toDataURL('image/jpeg', 1);
  });
  return Buffer.from(url.split(',')[1]!, 'base64');
}

test("a supplier's card buys in its first shop alone, and the receipt it asks for is on the invoice (issue 37.6)", async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const shop = `Gráfica ${randomUUID().slice(0, 8)}`;
  await page.goto(`${url}${SUPPLIERS}/novo`);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Fornecedor').fill(shop);
  await drawer.getByLabel('Limite por mês').fill('500');
  await drawer.getByLabel('Assinatura eletrônica').fill('PLUMA');
  await drawer.getByRole('button', { name: 'Assinar e criar' }).click();
  await expect(drawer.getByText('O limite por mês é de ao menos R$ 10,00')).toBeVisible();
  await drawer.getByLabel('Limite por mês').fill('20000');
  await drawer.getByLabel('Assinatura eletrônica').fill('PLUMA');
  await drawer.getByRole('button', { name: 'Assinar e criar' }).click();
  const card = page.getByRole('listitem').filter({ hasText: shop });
  await expect(card).toContainText('A primeira loja em que for usado');

  const { items } = await send('GET', '/bff/supplier-cards');
  const { lastDigits } = items.find((one: { supplier: string }) => one.supplier === shop).card;
  const buy = (merchant: string, amount: number) =>
    send('POST', '/sandbox/api/cards/purchase', { card: lastDigits, merchant, amount, collect: true });
  expect(await buy(shop, 12_345)).toMatchObject({ isApproved: true });
  expect(await buy('Outra loja', 1_000)).toMatchObject({ isApproved: false, reason: 'merchant' });
  expect(await buy(shop, 7_656)).toMatchObject({ isApproved: false, reason: 'month' });
  // the page hears of it by itself
  await expect(card).toContainText('R$ 123,45 de R$ 200,00');
  await expect(card).not.toContainText('A primeira loja em que for usado');

  await page.getByRole('button', { name: 'Mais ações de Cartões de fornecedores' }).click();
  await page.getByRole('menuitem', { name: 'Compras e comprovantes' }).click();
  const purchase = page.getByRole('row').filter({ hasText: shop });
  await expect(purchase).toContainText('Falta enviar');
  await purchase.getByRole('link').click();
  const photo = await photoOf(page);
  expect(photo.length).toBeGreaterThan(1_000_000);
  await drawer.locator('input[type=file]').setInputFiles({ name: 'nota.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(drawer.getByAltText('Foto escolhida')).toBeVisible();
  await drawer.getByRole('button', { name: 'Enviar comprovante' }).click();
  await expect(page.getByText('Comprovante enviado', { exact: true })).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(purchase).toContainText('Enviado');

  await page.goto(`${url}/cartoes/multiplo/minhas-faturas/aberta`);
  const line = page.getByRole('row').filter({ hasText: shop });
  await expect(line).toContainText('R$ 123,45');
  // the photo was made smaller before it was sent, and is the receipt of the invoice's line
  const opened = page.waitForEvent('popup');
  await line.getByRole('button', { name: 'Comprovante' }).click();
  const receipt = (await opened).locator('img');
  await expect.poll(() => receipt.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(2_000);
});
