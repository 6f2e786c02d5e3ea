import { randomUUID } from 'node:crypto';
import { expect, signIn, test } from './support';

test('AREAS-2-receive: a moment of the dunning ruler goes by WhatsApp; taking it out asks first', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'multicontas@balcao.demo');
  const mark = randomUUID().slice(0, 8);
  await page.goto(`${url}/receber/regua-de-cobranca/novo`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: 'Canal' }).press('ArrowDown');
  await page.locator('.ant-select-item-option', { hasText: 'WhatsApp' }).click();
  await drawer.getByLabel('Texto').fill(`${mark}: {{cliente}} deve {{valor}}`);
  await expect(drawer.getByText(`${mark}: Maria Exemplo deve R$ 150,00`)).toBeVisible();
  await drawer.getByRole('button', { name: 'Adicionar lembrete' }).click();
  await expect(drawer).toBeHidden();
  const line = page.getByRole('listitem').filter({ hasText: 'WhatsApp' }).first();
  await expect(line).toContainText('3 dias antes do vencimento');
  const remove = async () => {
    await line.getByRole('button', { name: /3 dias antes/ }).click();
    await page.getByRole('menuitem', { name: 'Excluir lembrete' }).click();
  };
  await remove();
  await line.getByRole('button', { name: 'Cancelar' }).click();
  await expect(line).toBeVisible();
  await remove();
  await line.getByRole('button', { name: 'Excluir lembrete' }).click();
  await expect(line).toBeHidden();
});
