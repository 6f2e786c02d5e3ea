import { randomUUID } from 'node:crypto';
import { expect, person, signIn, test } from './support';

const CARNETS = '/receber/gestao-de-cobrancas/carnes';

test('AREAS-2-receive-9: a carnet is issued, its book printed, a parcel marked as paid, the rest canceled', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const name = `Escola ${randomUUID().slice(0, 8)}`;
  const { id: customer } = await send('POST', '/bff/customer', person({ name }));
  await page.goto(`${url}/receber/emitir-cobranca?billingMethod=carnet&customersId=${customer}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('O que está sendo cobrado').fill('Curso de barista');
  await page.getByLabel('Valor unitário').fill('100000');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Número de parcelas').fill('3');
  await expect(page.getByText('3 parcelas de R$ 333,33, a primeira de R$ 333,34.')).toBeVisible();
  await page.getByLabel('Vencimento da primeira parcela').fill('31/12/2030');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('A primeira de R$ 333,34 e mais 2 de R$ 333,33')).toBeVisible();
  await page.getByRole('button', { name: 'Emitir carnê' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar carnê' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^carne-\d+\.pdf$/);
  await page.getByRole('link', { name: /Ver carnê/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('R$ 1.000,00');
  await page.getByRole('link', { name: 'Parcela 1' }).click();
  await page.getByRole('button', { name: 'Mais ações de parcela', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Marcar como paga' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como paga' }).click();
  await expect(page.getByText('Parcela marcada como paga')).toBeVisible();
  await page.getByRole('link', { name: /^Carnê \d+$/ }).click();
  await expect(page.getByText('1 de 3 pagas').first()).toBeVisible();

  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)![0]);
  await page.goto(`${url}${CARNETS}/${id}/cancelar`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar parcelas em aberto' }).click();
  await expect(page.getByText('Quitado').first()).toBeVisible();
  const { parcel_list: parcels } = await send('GET', `/bff/carnet/${id}`);
  expect(parcels.map(({ status }: { status: string }) => status)).toEqual(['settled', 'canceled', 'canceled']);
});
