import { randomUUID } from 'node:crypto';
import { expect, person, signIn, test, type Bank } from './support';

const LIST = '/receber/gestao-de-cobrancas/pix-automatico';
const DAY = 86_400_000;

/** A new customer, and the day eight days from now, within the ten days in which a cycle is charged. */
async function given({ send }: Bank): Promise<{ customer: number; name: string; day: string }> {
  const name = `Pagador ${randomUUID().slice(0, 8)}`;
  const { id: customer } = await send('POST', '/bff/customer', person({ name }));
  const { now } = await send('GET', '/sandbox/api/clock');
  return { customer, name, day: new Date(Date.parse(now) + 8 * DAY).toISOString().slice(0, 10) };
}

test('AREAS-2-receive-12: a payer is asked by QR Code, authorises, and pays the first cycle, all seen live', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const { name, day } = await given(bank);
  const answer = (id: number, said: string) =>
    bank.send('POST', '/sandbox/api/pix/collections/answers', { id, answer: said });
  await page.goto(bank.url + LIST);
  await page.getByRole('button', { name: 'Pedir Pix automático' }).click();
  // Pix automático is one of the kinds of charge on the issuing page
  await expect(page).toHaveURL(/\/receber\/emitir-cobranca\?billingMethod=pix_automatic/);
  await expect(page.getByRole('link', { name: 'Pix automático', exact: true }).last()).toHaveAttribute(
    'aria-current',
    'page',
  );
  const payer = page.getByRole('combobox', { name: 'Pagador' });
  await payer.click();
  await payer.fill(name);
  await page.getByTitle(name).last().click();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'QR Code', exact: true }).check();
  await page.getByRole('textbox', { name: 'Referência' }).fill('Clube do café');
  await page.getByLabel('Valor de cada ciclo').fill('8990');
  await page.getByLabel('Primeiro ciclo').fill(day.split('-').reverse().join('/'));
  await page.getByRole('button', { name: 'Pedir autorização' }).click();
  await expect(page).toHaveURL(/\/pix-automatico\/\d+$/);
  await expect(page.getByRole('img', { name: 'QR Code do Pix automático' })).toBeVisible();
  const id = Number(page.url().split('/').pop());
  await page.getByRole('button', { name: 'Enviar por e-mail' }).click();
  const mail = page.getByRole('dialog');
  await mail.getByLabel('E-mail').fill('nada');
  await mail.getByRole('button', { name: 'Enviar' }).click();
  await expect(mail.getByText(/E-mail inválido|e-mail válido/)).toBeVisible();
  const email = `pagadora-${randomUUID().slice(0, 8)}@exemplo.com`;
  await mail.getByLabel('E-mail').fill(email);
  await mail.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText(`Pedido enviado por e-mail para ${email}`)).toBeVisible();

  await answer(id, 'accept');
  const charges = page.getByRole('region', { name: 'Cobranças' });
  await expect(charges).toContainText('Ativa', { timeout: 30_000 });
  await expect(charges).toContainText('R$ 89,90');
  await answer(id, 'pay');
  await expect(charges.getByText('Paga', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Recebido R\$ 89,90 do ciclo/)).toBeVisible();
});

test('AREAS-2-receive-12: one that is called off and filed away is found among the filed', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const { customer, name, day } = await given(bank);
  const { id } = await bank.send('POST', '/bff/receive/pix-automatic', {
    customer,
    journey: 2,
    contract: 'Assinatura de grãos',
    period: 'MENSAL',
    first_day: day,
    amount: 12_900,
    retry: 'NAO_PERMITE',
  });
  await page.goto(`${bank.url}${LIST}/${id}`);
  const menu = async (item: string) => {
    await page.getByRole('button', { name: `Mais ações de ${name}` }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await menu('Cancelar');
  const drawer = page.getByRole('dialog', { name: 'Cancelar Pix automático' });
  await drawer.getByRole('button', { name: 'Cancelar Pix automático' }).click();
  await expect(page.getByText('Cancelado', { exact: true })).toBeVisible();
  await expect(drawer).toBeHidden();
  await menu('Etiquetas');
  const tags = page.getByRole('dialog', { name: 'Etiquetas do Pix automático' });
  await tags.getByRole('checkbox', { name: 'Evento' }).check();
  await tags.getByRole('button', { name: 'Salvar etiquetas' }).click();
  await expect(tags).toBeHidden();
  await expect(page.getByRole('list').filter({ hasText: 'Evento' })).toBeVisible();
  await menu('Arquivar');
  await expect(page.getByRole('region', { name: 'Histórico' })).toContainText('Arquivado');
  await page.goto(bank.url + LIST);
  await expect(page.getByRole('cell', { name: 'Ativo', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Arquivados' }).click();
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
});
