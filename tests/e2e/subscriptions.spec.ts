import { randomUUID } from 'node:crypto';
import { expect, person, signIn, test } from './support';

const SUBSCRIPTIONS = '/receber/gestao-de-cobrancas/assinaturas';

test('AREAS-2-receive-7: a gym makes a plan while it sells a subscription, changes its value, and cancels it: the last billet stays', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const mark = randomUUID().slice(0, 8);
  const { id: customer } = await send('POST', '/bff/customer', person({ name: `Aluna ${mark}` }));
  await page.goto(`${url}/receber/emitir-cobranca?billingMethod=subscription&customersId=${customer}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('O que está sendo cobrado').fill('Mensalidade da academia');
  await page.getByLabel('Valor unitário').fill('12990');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Criar plano' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Nome do plano').fill(`Academia ${mark}`);
  await drawer.getByLabel('Depois de um número de cobranças').check();
  await drawer.getByLabel('Número de cobranças', { exact: true }).fill('1');
  await drawer.getByRole('button', { name: 'Criar plano' }).click();
  await expect(drawer.getByText('Um plano que termina tem de 2 a 120 cobranças')).toBeVisible();
  await drawer.getByLabel('Número de cobranças', { exact: true }).fill('12');
  await drawer.getByRole('button', { name: 'Criar plano' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(`Academia ${mark} · todo mês, 12 cobranças`)).toBeVisible();
  await page.getByLabel('Vencimento da primeira cobrança').fill(inDays(5));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Cada boleto é emitido e enviado 10 dias antes do vencimento')).toBeVisible();
  await page.getByRole('button', { name: 'Criar assinatura' }).click();
  await page.getByRole('link', { name: /Ver assinatura/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('R$ 129,90');
  await page.getByRole('link', { name: 'Cobrança 1', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cobrança 1');
  await expect(page.getByText('Para o cliente pagar')).toBeVisible();
  await page.getByRole('link', { name: /^Assinatura \d+, Academia/ }).click();

  await page.getByRole('button', { name: 'Alterar assinatura' }).click();
  await page.getByRole('dialog').getByLabel('Valor unitário').fill('13990');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar alteração' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('R$ 139,90');
  await expect(page.getByText('Valor alterado de R$ 129,90 para R$ 139,90')).toBeVisible();

  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)![0]);
  await page.goto(`${url}${SUBSCRIPTIONS}/${id}/cancelar`);
  await expect(page.getByRole('dialog').getByText('Há R$ 129,90 em cobranças já emitidas e não pagas')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar assinatura' }).click();
  await expect(page.getByText(/^Assinatura cancelada; a cobrança \d+ continua valendo/)).toBeVisible();
  const { items } = await send('GET', `/bff/subscription/${id}/charges`);
  expect(items.map(({ status }: { status: string }) => status)).toEqual(['waiting']);
});

test('AREAS-7-subscriptions-2: what a change of a plan does is told before it is saved; a plan that was charged by stays', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const mark = randomUUID().slice(0, 8);
  const { id: customer } = await send('POST', '/bff/customer', person({ name: `Aluno ${mark}` }));
  const { id: plan } = await send('POST', '/bff/plan', { name: `Escola ${mark}`, interval: 1, repeats: null });
  const items = [{ name: 'Mensalidade', amount: 1, value: 50_000 }];
  const expire_at = inDays(60).split('/').toReversed().join('-');
  await send('POST', '/bff/subscriptions', { customers: [customer], plan_id: plan, items, expire_at });
  await page.goto(`${url}${SUBSCRIPTIONS}/planos`);
  await page.getByLabel('Buscar plano pelo nome').fill(mark);
  await page.getByLabel('Buscar plano pelo nome').press('Enter');
  await expect(page.getByText('Total de 1 item')).toBeVisible();
  await page.getByRole('link', { name: `Escola ${mark}` }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('1 assinatura segue este plano')).toBeVisible();
  await expect(drawer.getByText('A próxima cobrança de cada uma mantém a data')).toBeVisible();
  await drawer.getByLabel('De quantos em quantos meses').fill('3');
  await drawer.getByRole('button', { name: 'Salvar plano' }).click();
  await expect(page.getByRole('cell', { name: 'a cada 3 meses, até ser cancelada' })).toBeVisible();
  await page.goto(`${url}${SUBSCRIPTIONS}/planos/${plan}/excluir`);
  await expect(page.getByRole('dialog').getByText('Há 1 assinatura neste plano')).toBeVisible();
});

test('AREAS-2-receive-7: the e-mail of a subscription is changed on a page of its own', async ({ page, context }) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const { items } = await send('POST', '/bff/v2/subscriptions', { status: ['active'] });
  // the last one, as another test may be changing the newest
  const { id } = items.at(-1) as { id: number };
  await page.goto(`${url}${SUBSCRIPTIONS}/${id}/alteracao-de-email`);
  await page.getByLabel('E-mail', { exact: true }).fill('nada');
  await page.getByRole('button', { name: 'Alterar e-mail' }).click();
  await expect(page.getByText('E-mail inválido').or(page.getByText(/e-mail válido/))).toBeVisible();
  const email = `cobrancas-${randomUUID().slice(0, 8)}@exemplo.com`;
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Alterar e-mail' }).click();
  await expect(page).toHaveURL(`${url}${SUBSCRIPTIONS}/${id}`);
  await expect(page.getByText(email).first()).toBeVisible();
});

test('AREAS-2-receive-7: a subscription whose card failed is found among those that did, says why, and is tried again', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const { items } = await send('POST', '/bff/v2/subscriptions', { attention: 'failed', size: 100 });
  const { id } = items.find(({ payment_method: method }: { payment_method: string }) => method === 'credit_card');
  await page.goto(`${url}${SUBSCRIPTIONS}/${id}`);
  await expect(page.getByText('O cartão não foi aceito')).toBeVisible();
  await expect(page.getByText(/^Cartão recusado: Saldo ou limite insuficiente\./).first()).toBeVisible();
  await expect(page.getByText('Visa final 0341', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Tentar agora' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tentar agora' }).click();
  await expect(page.getByText('Nova tentativa com o cartão na cobrança 2')).toBeVisible();
});

/** The São Paulo day `days` from now, as dd/mm/yyyy. */
const inDays = (days: number): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(new Date(Date.now() + days * 86_400_000));
