import { expect, signIn, test } from './support';

const LIMITS = '/configuracoes-da-conta/limites';

test('AREAS-9-10: a limit out of its range is refused at the field; less counts at once, more waits and is cancelled', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'multicontas@balcao.demo');
  await page.goto(`${url}${LIMITS}/configurar-limites`);
  await page.getByRole('link', { name: 'Recarga para telefone', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recarga para telefone' })).toBeVisible();
  const daily = page.getByRole('region', { name: 'Diário' });
  const drawer = page.getByRole('dialog', { name: 'Alterar limite' });
  const ask = async (amount: string) => {
    await daily.getByRole('link', { name: 'Alterar limite diário' }).click();
    await drawer.getByLabel('Novo valor').fill(amount);
    await drawer.getByLabel('Assinatura eletrônica').fill('PLUMA');
    await drawer.getByRole('button', { name: 'Assinar e alterar' }).click();
  };

  await ask('9999');
  await expect(drawer.getByText('O limite mínimo é de R$ 100,00')).toBeVisible();
  await drawer.getByLabel('Novo valor').fill('99999999');
  await expect(drawer.getByText(/O limite máximo disponível é de/)).toBeVisible();
  await drawer.getByLabel('Novo valor').fill('50000');
  await expect(drawer.getByText('A redução vale assim que você assinar.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Assinar e alterar' }).click();
  await expect(drawer).toBeHidden();
  await expect(daily).toContainText('Disponível: R$ 500,00');

  await ask('100000');
  await expect(drawer).toBeHidden();
  await expect(daily).toContainText('Aumento para R$ 1.000,00 em análise');
  await page.goto(`${url}${LIMITS}/historico-de-solicitacoes`);
  await expect(page.getByRole('row', { name: /Recarga para telefone.*Em análise/ })).toBeVisible();
  await page.goto(`${url}${LIMITS}/configurar-limites/recarga-para-telefone`);
  await daily.getByRole('button', { name: 'Cancelar aumento' }).click();
  await expect(daily).not.toContainText('em análise');
});
