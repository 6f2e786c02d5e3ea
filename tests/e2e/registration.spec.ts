import type { Page } from '@playwright/test';
import { expect, signIn, test, type Bank } from './support';

const UPDATE = '/dados-cadastrais/atualizacao-cadastral';
/** A PNG of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const next = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click();
const heading = (page: Page, name: string) => expect(page.locator('[aria-current="step"]')).toHaveText(name);

/** The link in the last message to a recipient, read from the sandbox console. */
async function linkTo({ send }: Bank, recipient: string): Promise<string> {
  const { items } = await send('GET', `/sandbox/api/messages?recipient=${encodeURIComponent(recipient)}`);
  const body: string = items[0].body;
  return /\/dados-cadastrais\S+/.exec(body)![0];
}

test('SHELL-2.3-11, 4.2: an owner with a forced update completes it and gets everything back', async ({
  page,
  context,
}) => {
  test.slow();
  const bank = await signIn(context, 'cadastro@balcao.demo');
  await page.goto(`${bank.url}/extrato`);
  await expect(page.getByRole('heading', { name: 'Conta bloqueada temporariamente' })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir chamado' }).click();
  await expect(page.getByLabel('Assunto')).toHaveValue(/^Conta \d{6}-. bloqueada temporariamente$/);
  await page.goto(`${bank.url}/home`);
  await page.getByRole('button', { name: 'Ver meus chamados' }).click();
  await expect(page.getByRole('heading', { name: 'Meus chamados' })).toBeVisible();
  await page.goto(`${bank.url}/home`);
  await page.getByRole('button', { name: 'Atualizar agora' }).click();
  await heading(page, 'Dados pessoais');
  await page.getByLabel('Nome completo').fill('Nina Torres de Lima');
  await next(page);

  await heading(page, 'Contato');
  await page.getByRole('button', { name: 'Alterar celular' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Novo celular').fill('34988776655');
  await dialog.getByText('WhatsApp').click();
  await dialog.getByLabel('Assinatura eletrônica').fill('PLUMA');
  await dialog.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('button', { name: 'Reenviar por WhatsApp (2 tentativas)' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(bank.url + (await linkTo(bank, '(34) 98877-6655')));
  await expect(other.getByText('Celular confirmado.')).toBeVisible();
  await other.close();
  await expect(page.getByText('(34) •••••-6655')).toBeVisible();
  await next(page);

  await heading(page, 'Endereço');
  await page.getByLabel('Número').fill('77');
  await next(page);
  await heading(page, 'Cidadania');
  await next(page);
  await heading(page, 'Renda');
  await page.getByLabel('Renda mensal').fill('850000');
  await page.getByLabel('Patrimônio').fill('12000000');
  await next(page);
  await heading(page, 'Empresa e sócios');
  await page.getByLabel('Faturamento mensal').fill('4000000');
  await page.getByLabel('Nome', { exact: true }).fill('Nina Torres de Lima');
  await page.getByLabel('CPF ou CNPJ').fill('52998224725');
  await page.getByRole('combobox', { name: 'Qualificação' }).click();
  await page.getByTitle('Sócio administrador').click();
  await next(page);

  await heading(page, 'Documentos');
  const file = page.getByLabel('Documento com foto', { exact: true }).locator('input[type=file]');
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await expect(
    page.getByText('Este arquivo não é válido. Por favor, selecione uma imagem em JPG ou PNG.'),
  ).toBeVisible();
  for (const name of ['Documento com foto', 'Contrato social']) {
    await page
      .getByLabel(name, { exact: true })
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByAltText(`Imagem de ${name}`)).toBeVisible();
    await page.getByRole('button', { name: `Enviar ${name}` }).click();
    await expect(page.getByLabel(name, { exact: true }).getByText('Enviado em')).toBeVisible();
  }
  await next(page);
  await heading(page, 'Conferência');
  await page.getByRole('button', { name: 'Concluir atualização' }).click();
  await expect(page.getByRole('heading', { name: 'Cadastro atualizado' })).toBeVisible();
  await page.goto(`${bank.url}/extrato`);
  await expect(page.getByRole('heading', { name: 'Extrato', level: 1 })).toBeVisible();
});

test('SHELL-2.1-12: registration data stand masked, and lead to the update', async ({ page, context }) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/home`);
  await page.getByRole('button', { name: 'Menu de Helena' }).click();
  await page.getByRole('button', { name: 'Dados cadastrais' }).click();
  await expect(page.getByText(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/)).toBeVisible();
  await expect(page.getByText('ti•••@balcao.demo')).toBeVisible();
  await page.getByRole('button', { name: 'Atualizar cadastro' }).click();
  await expect(page).toHaveURL(url + UPDATE);
});

test('SHELL-2.1-13: the income report of a year is downloaded', async ({ page, context }) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/informe-de-rendimentos`);
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Baixar informe de \d{4}$/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^informe-de-rendimentos-\d{4}\.pdf$/);
});
