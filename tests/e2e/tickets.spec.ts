import { expect, signIn, test } from './support';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ANSWER = 'Olá! O informe fica pronto em fevereiro.';

test('SHELL-7.5-1: a ticket is opened from help, answered by the bank, seen live and archived', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'multicontas@balcao.demo');
  await page.goto(`${url}/home`);
  await page.getByRole('button', { name: 'Ajuda e sugestões' }).click();
  const help = page.getByRole('group', { name: 'Ajuda e sugestões' });
  await expect(help.getByRole('region')).toHaveCount(3);
  await help.getByRole('link', { name: 'Abrir chamado' }).click();

  // SHELL-3-20: the home page says nothing of what it is about; SHELL-5-39: nothing is created while the message is empty
  await expect(page.getByLabel('Assunto')).toHaveValue('');
  const create = page.getByRole('button', { name: 'Abrir chamado' });
  await expect(create).toBeDisabled();
  await page.getByLabel('Assunto').fill('Informe de rendimentos');
  await page.getByLabel('Mensagem').fill('Quando fica pronto?');
  await expect(page.getByText('19 / 1100')).toBeVisible();
  await create.click();
  await expect(page.getByText('Ticket criado com sucesso!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informe de rendimentos');
  await expect(page.getByText('Aguardando resposta')).toBeVisible();

  await expect(page).toHaveURL(/\/meus-tickets\/\d+$/);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await send('POST', '/sandbox/api/tickets/answer', { id, message: ANSWER });
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(page.getByText('Respondido', { exact: true })).toBeVisible();

  const file = page.getByLabel('Anexar imagem', { exact: true }).and(page.locator('input'));
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await expect(
    page.getByText('Este arquivo não é válido. Por favor, selecione uma imagem em JPG ou PNG.'),
  ).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByRole('button', { name: 'Enviar imagem' }).click();
  await expect(page.getByAltText(/^Imagem enviada por /)).toBeVisible();

  await page.getByRole('button', { name: 'Arquivar' }).click();
  await expect(page.getByText('Arquivado', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Sua mensagem')).toHaveCount(0);

  // SHELL-2.1-15: the old address of a ticket leads to its new one
  await page.goto(`${url}/tickets/historico/todos/${id}`);
  await expect(page).toHaveURL(`${url}/meus-tickets/${id}`);
});

test('SHELL-8-23: a ticket that could not be created says so and keeps what was typed', async ({ page, context }) => {
  const { url } = await signIn(context, 'multicontas@balcao.demo');
  await page.goto(`${url}/abrir-ticket?subject=123456-7 - Boletos`);
  await expect(page.getByLabel('Assunto')).toHaveValue('123456-7 - Boletos');
  await page.getByLabel('Mensagem').fill('Sem acesso a esta página.');
  await page.route('**/bff/ticket', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Abrir chamado' }).click();
  await expect(page.getByText('Não foi possível criar seu ticket. Tente novamente.')).toBeVisible();
  await expect(page.getByLabel('Mensagem')).toHaveValue('Sem acesso a esta página.');
});

test('SHELL-2.4-2: where an update is mandatory help has two cards, and the blocked page leads to a ticket', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'pendente@balcao.demo');
  await page.goto(`${url}/home`);
  await page.getByRole('button', { name: 'Ajuda e sugestões' }).click();
  const cards = page.getByRole('group', { name: 'Ajuda e sugestões' }).getByRole('region');
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Abrir chamado' }).click();
  await expect(page.getByLabel('Assunto')).toHaveValue(/^Conta \d{6}-. bloqueada temporariamente$/);
});

test('feedback has a rating and a comment of at least 10 characters', async ({ page, context }) => {
  const { url } = await signIn(context, 'multicontas@balcao.demo');
  await page.goto(`${url}/home`);
  await page.getByRole('button', { name: 'Ajuda e sugestões' }).click();
  await page.getByRole('button', { name: 'Dar minha opinião' }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Muito bom').click();
  await form.getByLabel('Comentário').fill('  bom  ');
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(form.getByText('Seu comentário deve ter no mínimo 10 caracteres')).toBeVisible();
  await form.getByLabel('Comentário').fill('Tudo muito claro.');
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Obrigado pela sua opinião!')).toBeVisible();
});
