import type { Page } from '@playwright/test';
import { fakeCpf } from '../../bff/src/core/documents';
import { bankUrls, expect, person, signIn, test, type Bank } from './support';

/** Issuing in the browser: faults are shown at their fields, nothing is issued twice, batches are followed, corrected and tried again. */
const here = () => bankUrls()[0]!;
const LOGIN = 'suporte@balcao.demo';

const inDays = (days: number): string =>
  new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(Date.now() + days * 86_400_000));

const newCustomer = async (bank: Bank, name: string, emails: string[] = []): Promise<number> =>
  (await bank.send('POST', '/bff/customer', person({ name, emails }))).id;

const next = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click();

async function openItems(page: Page, ...customers: number[]): Promise<void> {
  await page.goto(`${here()}/receber/emitir-cobranca?customersId=${customers.join(',')}`);
  await expect(page.getByText('Quem vai pagar?')).toBeVisible();
  await next(page);
}

async function fillItem(page: Page, name: string, value = '50,00'): Promise<void> {
  await page.getByLabel('O que está sendo cobrado').fill(name);
  await page.getByLabel('Valor unitário').fill(value);
  await next(page);
}

async function fillDue(page: Page, day: string): Promise<void> {
  const field = page.getByLabel('Vencimento', { exact: true });
  await field.clear();
  await field.pressSequentially(day);
  await page.keyboard.press('Tab');
  await next(page);
}

/** Expects that exactly one billet was issued to customers of this name. */
const expectOne = async (bank: Bank, name: string) =>
  expect(await bank.send('POST', '/bff/v2/charges/banking-billet/opened', { text: name })).toMatchObject({ total: 1 });

/** Fills in the form up to the review. */
async function fillIn(page: Page, customer: number, item: string, days = 8): Promise<void> {
  await openItems(page, customer);
  await fillItem(page, item);
  await fillDue(page, inDays(days));
}

test('each wrong entry is told at its field, in the user’s words', async ({ page, context }) => {
  const bank = await signIn(context, LOGIN);
  const id = await newCustomer(bank, 'Entrada Errada');
  await page.goto(`${here()}/receber/emitir-cobranca`);
  await next(page);
  await expect(page.getByText('Escolha ao menos um cliente para cobrar')).toBeVisible();

  await openItems(page, id);
  await next(page);
  await expect(page.getByText('Diga o que está sendo cobrado')).toBeVisible();
  await fillItem(page, 'Pouco', '4,99');
  await expect(page.getByRole('alert').getByText('O valor mínimo de um boleto é R$ 5,00')).toBeVisible();
  await fillItem(page, 'Demais', '9.999.999.999,99');
  await expect(page.getByRole('alert').getByText('O valor máximo de um boleto é R$ 99.999.999,99')).toBeVisible();
  await page.getByLabel('Valor unitário').fill('50,00');
  for (const amount of ['1,5', '0', '-3', '10000']) {
    const quantity = page.getByLabel('Quantidade');
    await quantity.clear();
    await quantity.pressSequentially(amount);
    await next(page);
    await expect(page.getByText('Use um número inteiro de 1 a 9.999'), amount).toBeVisible();
    await expect(quantity).toHaveValue(amount);
  }
  await page.getByLabel('Quantidade').fill('1');
  await page.locator('#issue_discount_value').fill('60,00');
  await next(page);
  await expect(page.getByText('O desconto deve ser menor que o valor do boleto')).toBeVisible();
  await page.locator('#issue_discount_value').fill('');
  await next(page);

  for (const [day, said] of [
    ['', 'Escolha um vencimento válido, de hoje em diante'],
    ['31/02/2027', 'Digite uma data válida'],
    [inDays(-1), 'O vencimento não pode ser anterior a hoje'],
  ] as const) {
    await fillDue(page, day);
    await expect(page.getByText(said), day).toBeVisible();
    await expect(page.getByLabel('Vencimento', { exact: true })).toHaveValue(day);
  }
  await page.getByLabel('Mensagem no boleto').fill('1\n2\n3\n4\n5');
  await fillDue(page, inDays(5));
  await expect(page.getByText('Use no máximo 4 linhas de 100 caracteres')).toBeVisible();
  await page.getByLabel('Mensagem no boleto').fill('1\n2\n3\n4');
  await page.getByLabel('Multa').pressSequentially('2');
  await page.getByLabel('Juros ao mês').pressSequentially('1');
  await next(page);
  await expect(page.getByText('Multa de 2,00% e juros de 1,00% ao mês (0,033% ao dia)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Emitir boleto' })).toBeVisible();
});

/** Loses the answer of the first issue: the connection is cut, or no answer ever comes. `done` resolves once the bank has issued. */
async function loseFirstAnswer(
  page: Page,
  how: 'breaks off' | 'never comes' = 'breaks off',
): Promise<{ done: Promise<void> }> {
  let tell = () => undefined as void;
  const done = new Promise<void>((resolve) => (tell = resolve));
  await page.route(
    '**/bff/charges/banking_billet',
    async (route) => {
      await route.fetch();
      tell();
      if (how === 'breaks off') await route.abort();
    },
    { times: 1 },
  );
  return { done };
}

test('a double click, a lost answer and no network issue exactly one billet', async ({ page, context }) => {
  const bank = await signIn(context, LOGIN);
  const name = `Uma Só ${Math.random()}`;
  const id = await newCustomer(bank, name);
  await loseFirstAnswer(page);
  await fillIn(page, id, 'Uma vez só');
  // on a phone the message is drawn below the visible part, so the page must scroll to it
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Emitir boleto' }).dblclick();
  await expect(page.getByText('Não sabemos se o boleto foi emitido')).toBeInViewport();
  await page.getByRole('button', { name: 'Tentar novamente' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Boleto emitido' })).toBeVisible();
  await expectOne(bank, name);
});

test('an answer lost and the page loaded anew: what nobody knows is said, and the same sent again is the same billet', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, LOGIN);
  const name = `Recarregada ${Math.random()}`;
  const id = await newCustomer(bank, name);
  await loseFirstAnswer(page);
  await fillIn(page, id, 'Uma vez só');
  await page.getByRole('button', { name: 'Emitir boleto' }).click();
  await expect(page.getByText('Não sabemos se o boleto foi emitido')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Recuperamos o que você tinha preenchido.')).toBeVisible();
  await expect(page.getByText('Não sabemos se o boleto foi emitido')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boleto emitido' })).toBeVisible();
  await expectOne(bank, name);
  // the draft of an issued billet is not restored
  await page.reload();
  await expect(page).toHaveURL(/emitir-cobranca$/);
  await expect(page.getByText('Quem vai pagar?')).toBeVisible();
  await expect(page.getByText('Recuperamos o que você tinha preenchido.')).toBeHidden();
});

test('who pays is read before anything is sent: a page loaded anew that cannot read them issues nothing twice', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, LOGIN);
  const name = `Sem Rede ${Math.random()}`;
  const id = await newCustomer(bank, name, ['paga@exemplo.com']);
  await loseFirstAnswer(page);
  await fillIn(page, id, 'Uma vez só');
  await page.getByRole('button', { name: 'Emitir boleto' }).click();
  await expect(page.getByText('Não sabemos se o boleto foi emitido')).toBeVisible();
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/charges/banking_billet') ? 1 : 0));
  await page.route('**/bff/charges/recipients', (route) => route.abort());
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: 'Não conseguimos carregar quem vai pagar' });
  await expect(failed).toBeVisible();
  const submit = page.getByRole('button', { name: 'Tentar novamente' }).last();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await submit.click({ force: true });
  expect(sent).toBe(0);
  await page.unroute('**/bff/charges/recipients');
  await failed.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Enviado para paga@exemplo.com')).toBeVisible();
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boleto emitido' })).toBeVisible();
  await expectOne(bank, name);
});

test('a batch is followed; what failed is edited and issued, and is no failure any more', async ({ page, context }) => {
  const bank = await signIn(context, LOGIN);
  const tag = Math.random().toString(36).slice(2, 8);
  const [one, two, twice, thrice] = [
    await newCustomer(bank, `Lote A ${tag}`),
    await newCustomer(bank, `Lote B ${tag}`),
    await newCustomer(bank, `Repetido A ${tag}`),
    await newCustomer(bank, `Repetido B ${tag}`),
  ];
  const [day, month, year] = inDays(7).split('/');
  const same = {
    customers: [twice, thrice],
    items: [{ name: tag, amount: 1, value: 5000 }],
    expire_at: `${year}-${month}-${day}`,
  };
  for (let n = 0; n < 2; n++) await bank.send('POST', '/bff/charges/banking_billet', same);

  await openItems(page, one, two, twice, thrice);
  await fillItem(page, tag);
  await fillDue(page, inDays(7));
  await expect(page.getByText('R$ 200,00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Emitir 4 boletos' }).click();
  await expect(page.getByText('2 boletos emitidos')).toBeVisible();
  await expect(page).toHaveURL(/lote=/);
  await expect(page.getByText('Houve um erro ao emitir a cobrança para os destinatários a seguir...')).toBeVisible();
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: `${name} ${tag}` });
  await expect(rowOf('Repetido A')).toContainText('terceira cobrança igual');

  await page.reload();
  const batch = page.url();
  /** Issues the charge of a failed row again, with another value. */
  const issue = async (name: string) => {
    await rowOf(name).getByRole('button').last().click();
    await expect(page.getByRole('menuitem', { name: 'Corrigir cliente e emitir' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Editar e emitir' }).click();
    await expect(page.getByText('Mude o que impediu este boleto')).toBeVisible();
    await expect(page.getByText(`${name} ${tag}`).first()).toBeVisible();
    await next(page);
    await expect(page.getByLabel('O que está sendo cobrado')).toHaveValue(tag);
    await page.getByLabel('Valor unitário').fill('60,00');
    await next(page);
    await expect(page.getByLabel('Vencimento', { exact: true })).toHaveValue(inDays(7));
    await next(page);
    await page.getByRole('button', { name: 'Emitir boleto' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Boleto emitido' })).toBeVisible();
    // the address no longer names the failed row, so a reload does not fill it in again
    await expect(page).toHaveURL(/emitir-cobranca$/);
  };
  const settled = page.waitForResponse((reply) => reply.request().method() === 'DELETE' && reply.ok());
  await issue('Repetido A');
  await settled;
  await page.goto(batch);
  await expect(page.getByRole('link', { name: 'Cobranças com falha (1)' })).toBeVisible();

  // the billet was issued but stays among the failures: the user is told, as another try would charge twice
  const failures = (url: URL) => /batch-errors\/.*\/\d+$/.test(url.pathname);
  await page.route(failures, (route) =>
    route.fulfill({ status: 500, json: { error_description: 'Não foi possível remover da lista' } }),
  );
  await issue('Repetido B');
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível remover da lista' })).toBeVisible();
  await page.unroute(failures);
  await page.goto(batch);
  await expect(page.getByText('2 boletos emitidos')).toBeVisible();
  await rowOf('Repetido B').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Remover da lista' }).click();
  await expect(page.getByRole('link', { name: 'Cobranças com falha (0)' })).toBeVisible();
});

test('a billet is duplicated, tagged, shared and, once canceled, issued again', async ({ page, context }) => {
  const bank = await signIn(context, LOGIN);
  const tag = Math.random().toString(36).slice(2, 8);
  const customer = await newCustomer(bank, `Detalhe ${tag}`);
  const body = {
    customers: [customer],
    items: [{ name: tag, amount: 2, value: 2500 }],
    expire_at: '2030-01-10',
    message: 'Olá',
    fine: 200,
  };
  const { ids } = await bank.send('POST', '/bff/charges/banking_billet', body);
  const detail = `${here()}/receber/gestao-de-cobrancas/boletos/${ids[0]}`;
  await page.goto(detail);
  const share = page.getByRole('link', { name: 'Enviar por WhatsApp' });
  const text = decodeURIComponent((await share.getAttribute('href'))!);
  expect(text).toContain('https://wa.me/?text=Olá, Detalhe');
  expect(text).toMatch(/R\$.50,00 com vencimento em 10\/01\/2030/);
  expect(text).toMatch(/Linha digitável: \d{5}\.\d{5} /);

  await page.getByRole('link', { name: 'Editar etiquetas' }).click();
  const drawer = page.getByRole('dialog', { name: 'Etiquetas do boleto' });
  await drawer.getByRole('button', { name: 'Criar etiqueta' }).click();
  await drawer.getByLabel('Nome da etiqueta').fill(tag);
  await drawer.getByLabel('Rosa').check();
  await drawer.getByRole('button', { name: 'Salvar etiqueta', exact: true }).click();
  await expect(drawer.getByRole('checkbox', { name: tag })).toBeChecked();
  await drawer.getByRole('button', { name: 'Salvar etiquetas' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('region', { name: 'Identificação' }).getByText(tag, { exact: true })).toBeVisible();

  await page.goto(`${here()}/receber/emitir-cobranca?billingMethod=banking_billet&billingId=${ids[0]}`);
  await expect(page.getByText(`Copiado do boleto ${ids[0]}.`)).toBeVisible();
  await next(page);
  await expect(page.getByLabel('Quantidade')).toHaveValue('2');
  await next(page);
  await expect(page.getByLabel('Mensagem no boleto')).toHaveValue('Olá');

  await bank.send('PUT', '/bff/charges/cancel', { ids });
  await page.goto(detail);
  await page.getByRole('button', { name: 'Reemitir' }).click();
  const reissue = page.getByRole('dialog', { name: 'Reemitir boleto' });
  await reissue.getByRole('button', { name: 'Reemitir boleto' }).click();
  await expect(reissue.getByText('Escolha um vencimento válido, de hoje em diante')).toBeVisible();
  await reissue.getByLabel('Vencimento do novo boleto').fill(inDays(12));
  await page.keyboard.press('Tab');
  await reissue.getByRole('button', { name: 'Reemitir boleto' }).click();
  await expect(reissue).toBeHidden();
  await page.getByRole('link', { name: /^Boleto \d+$/ }).click();
  await expect(page.getByText(`Cobrança criada: reemissão do boleto ${ids[0]}`)).toBeVisible();
});

test('Enter before the search has answered chooses nobody, not who was listed before', async ({ page, context }) => {
  const bank = await signIn(context, LOGIN);
  const name = `Zilda apressada ${fakeCpf(Math.random).slice(0, 6)}`;
  await newCustomer(bank, name);
  await page.goto(`${here()}/receber/emitir-cobranca`);
  const field = page.getByRole('combobox').first();
  const chosen = page.locator('.ant-select-selection-item');
  await field.click();
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
  // the answer is held back until Enter was pressed
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/bff/charges/recipients?*', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Buscando' })).toBeVisible();
  await page.keyboard.press('Enter');
  answer();
  await expect(page.locator('.ant-select-item-option')).toHaveText([new RegExp(name)]);
  await expect(chosen).toHaveCount(0);
  await expect(page.locator('.ant-select-item-option-active')).toHaveText([new RegExp(name)]);
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText([name]);
});
