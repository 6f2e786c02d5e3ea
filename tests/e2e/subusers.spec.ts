import { fakeCpf } from '../../bff/src/core/documents';
import { expect, person, signIn, test } from './support';

const ROOT = '/configuracoes-da-conta/usuarios-secundarios';
const PASSWORD = 'Torrefação!47';

/** The link in the last invitation mailed to a recipient, read from the sandbox console. */
async function linkOf(page: import('@playwright/test').Page, url: string, recipient: string): Promise<string> {
  const reply = await page.request.get(`${url}/sandbox/api/messages?${new URLSearchParams({ recipient })}`);
  const { items } = (await reply.json()) as { items: { body: string }[] };
  return /\/convite#[\w-]+/.exec(items[0]!.body)![0];
}

test('AREAS-2-account-settings-9: three lists, found by name, each counted', async ({ page, context, faults }) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}${ROOT}`);
  await expect(page.getByRole('link', { name: 'Camila Duarte' })).toBeVisible();
  await page.getByLabel('Buscar por nome, CPF ou e-mail').fill('renato');
  await expect(page.getByRole('link', { name: 'Camila Duarte' })).toBeHidden();
  await page.getByRole('link', { name: /^Pendentes \(/ }).click();
  await expect(page.getByText('Marta Quirino')).toBeVisible();
  await page.getByRole('link', { name: /^Desabilitados \(/ }).click();
  await expect(page.getByRole('link', { name: 'Sônia Peixoto' })).toBeVisible();
  expect(faults).toEqual({ console: [], requests: [] });
});

/** Issues a billet of R$ 50,00, due next January, to the customers that the address names. */
async function issueBillet(page: import('@playwright/test').Page, address: string): Promise<void> {
  const next = () => page.getByRole('button', { name: 'Continuar' }).click();
  await page.goto(address);
  await expect(page.getByText('Quem vai pagar?')).toBeVisible();
  await next();
  await page.getByLabel('O que está sendo cobrado').fill('Revisão');
  await page.getByLabel('Valor unitário').fill('50,00');
  await next();
  const due = page.getByLabel('Vencimento', { exact: true });
  await due.clear();
  await due.pressSequentially(`1001${new Date().getFullYear() + 1}`);
  await page.keyboard.press('Tab');
  await next();
  await page.getByRole('button', { name: 'Emitir boleto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boleto emitido' })).toBeVisible();
}

test('a person is invited by a template, sets a password, sees just their menu, and is told when they lose it', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const bank = await signIn(context, 'titular@balcao.demo');
  const { url } = bank;
  const email = `marina${Date.now()}@oficina.example`;
  // the random part has letters only, and a retry of this test gets another name
  const name = `Marina Castro ${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`;
  await page.goto(`${url}${ROOT}`);
  await page.getByRole('button', { name: 'Convidar usuário' }).click();
  await page.getByLabel('Nome e sobrenome').fill(name);
  await page.getByLabel('CPF').fill(fakeCpf(Math.random));
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Cobrança', exact: true }).click();
  await expect(page.getByRole('region', { name: 'O que muda' })).toContainText('Gerenciar boletos');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.locator('.signing-word').fill('PLUMA');
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByRole('link', { name: /^Pendentes \(/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(email)).toBeVisible();

  const hers = await (await browser.newContext()).newPage();
  await hers.goto(url + (await linkOf(page, url, email)));
  await expect(hers.getByText(new RegExp(`${name}, Helena`))).toBeVisible();
  await hers.getByLabel('Crie uma senha').fill(PASSWORD);
  await hers.getByLabel('Repita a senha').fill(PASSWORD);
  await hers.getByRole('button', { name: 'Aceitar convite' }).click();
  await hers.getByRole('link', { name: 'Ir para a entrada' }).click();
  await hers.getByLabel('E-mail, CPF ou CNPJ').fill(email);
  await hers.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await hers.getByRole('button', { name: 'Entrar', exact: true }).click();
  const menu = hers.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu).toContainText('Receber');
  const { id } = await bank.send('POST', '/bff/customer', person({ name: `Cliente de ${name}`, emails: [] }));
  await issueBillet(hers, `${url}/receber/emitir-cobranca?customersId=${id}`);
  await hers.goto(`${url}/receber/clientes`);
  await expect(hers.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();

  await page.goto(`${url}${ROOT}`);
  await page.getByRole('link', { name }).click();
  // the tree of every permission is drawn slowly on a busy machine
  await page.getByLabel('Buscar permissão').fill('clientes', { timeout: 45_000 });
  await page.getByRole('checkbox', { name: /^Clientes/ }).uncheck();
  await expect(page.getByRole('region', { name: 'O que muda' })).toContainText('Deixa de poder');
  await page.getByRole('button', { name: 'Conferir mudanças' }).click();
  await page.locator('.signing-word').fill('PLUMA');
  await page.getByRole('button', { name: 'Salvar acessos' }).click();

  // without a reload the open page is closed, and the message names the administrator to ask
  await expect(hers.getByText('Seus acessos nesta conta mudaram')).toBeVisible();
  await expect(hers.getByText('Você não tem acesso a esta página')).toBeVisible();
  await expect(hers.getByText('Administrador: Helena Prado Nogueira')).toBeVisible();

  await page.goto(`${url}${ROOT}/acoes`);
  await expect(page.getByRole('navigation', { name: 'Caminho' }).getByText('Usuários secundários')).toHaveCount(1);
  await expect(page.getByText('Clientes: Liberado → Sem acesso').first()).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Emitiu`) }).first()).toBeVisible();
});

test('who is disabled leaves the list, and is found among the disabled', async ({ page, context }) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}${ROOT}`);
  await page.getByRole('button', { name: 'Mais ações de Renato Bastos' }).click();
  await page.getByRole('menuitem', { name: 'Desabilitar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desabilitar' }).click();
  await expect(page.getByRole('link', { name: 'Renato Bastos' })).toBeHidden();
  await page.goto(`${url}${ROOT}/desabilitados`);
  await expect(page.getByRole('link', { name: 'Renato Bastos' })).toBeVisible();
});
