import { expect, signIn, test } from './support';

/** A PNG of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('SHELL-4.8: a company account through an owner error and its ticket, then opened', async ({ page, context }) => {
  test.slow();
  const { url } = await signIn(context, 'multicontas@balcao.demo');
  await page.goto(`${url}/home?origin=abrir-conta-pro`);
  await expect(page.getByRole('heading', { name: 'Abrir conta' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Continuar', exact: true });
  await expect(next).toBeDisabled();
  await page.getByText('Abrir outra conta com CNPJ').click();
  await next.click();
  await expect(page.getByText('A conta gratuita de quem tem empresa, com CNPJ.')).toBeVisible();
  await next.click();
  const cnpj = page.getByLabel('CNPJ');
  await cnpj.fill('12345678000100');
  await cnpj.blur();
  await expect(page.getByText('Por favor, informe um CNPJ válido')).toBeVisible();
  await cnpj.fill('12345686000131');
  await page.getByRole('combobox', { name: 'Faturamento médio mensal' }).click();
  await page.getByTitle('Até R$ 6.750').click();
  await expect(next).toBeDisabled();
  await page.getByLabel('Telefone de exibição').fill('34988776655');
  await next.click();
  await page.getByText('Outros', { exact: true }).click();
  await next.click();
  // at its field, and beside the button that is off
  await expect(page.getByText('Digite o seu tipo de negócio.')).toHaveCount(2);
  await page.getByLabel('Qual é o ramo?').fill('Cervejaria');
  await next.click();
  await next.click();
  const submit = page.getByRole('button', { name: 'Confirmar abertura de conta' });
  await submit.click();
  await expect(page.getByText('O preenchimento da senha é obrigatório')).toBeVisible();
  await expect(page.getByText('Para continuar, você precisa aceitar os termos de uso e privacidade')).toBeVisible();
  await page.getByLabel('Sua senha').fill('errada-errada');
  await page.getByText('Li e aceito os termos').click();
  await submit.click();
  await expect(page.getByText('A senha está incorreta. Tente novamente')).toBeVisible();
  await page.getByLabel('Sua senha').fill('Balcao#2026');
  await submit.click();
  await expect(page.getByText('Este CNPJ não pertence ao CPF informado.')).toBeVisible();
  await page
    .getByLabel('Escolher documento', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Criar ticket' }).click();
  await expect(page.getByText('Ticket criado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/meus-tickets\/\d+$/);
  await expect(page.getByAltText(/^Imagem enviada por /)).toBeVisible();

  await page.goto(`${url}/abrir-conta`);
  await page.getByText('Para mim').click();
  await next.click();
  await next.click();
  await page.getByLabel('Sua senha').fill('Balcao#2026');
  await page.getByText('Li e aceito os termos').click();
  await submit.click();
  await expect(page.getByRole('dialog', { name: 'Sua conta Para você foi criada!' })).toBeVisible();
  await page.getByRole('button', { name: 'Ir para minha conta' }).click();
  await expect(page.getByRole('dialog', { name: 'Sua conta Para você' })).toBeVisible();
});

test('SHELL-5-33 to 5-35: four accounts at most are shown, one at least; on a phone too, over its menu', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'multicontas@balcao.demo');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${url}/home`);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('button', { name: /^Trocar de conta/ }).click();
  await page.getByRole('button', { name: 'Gerenciar contas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gerenciar contas' });
  await expect(
    dialog.getByText('Essa conta está inativa, entre em contato com a equipe de relacionamento.'),
  ).toBeVisible();
  const hidden = dialog.getByRole('switch', { name: 'Mostrar Reis Pintura na troca de contas' });
  await expect(hidden).toBeDisabled();
  await dialog.getByRole('switch', { name: 'Mostrar Reis Consultoria na troca de contas' }).click();
  await hidden.click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Tudo certo! A visibilidade das contas foi alterada!')).toBeVisible();
});
