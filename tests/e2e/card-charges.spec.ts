import { randomUUID } from 'node:crypto';
import { expect, signIn, test } from './support';

const GRID = '/receber/gestao-de-cobrancas/cartao-de-credito';
const CARD = { number: '4111111111111111', expiry: '12/40', cvv: '123', holder: 'Ana Prado' };

test('AREAS-2-receive-11: paid by card at 320 px, never seen by the bank, then refunded in part', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const name = `Cesta ${randomUUID().slice(0, 8)}`;
  const { id: link, url: path } = await send('POST', '/bff/payment-links', {
    items: [{ name, amount: 1, value: 12_000 }],
    message: 'Obrigado pela encomenda',
  });
  const payer = await context.browser()!.newContext({ viewport: { width: 320, height: 640 } });
  const paying = await payer.newPage();
  const sent: { to: string; body: string }[] = [];
  paying.on('request', (request) => sent.push({ to: new URL(request.url()).pathname, body: request.postData() ?? '' }));
  await paying.goto(url + path);
  await paying.getByLabel('Nome completo').fill('Ana Prado');
  await paying.getByLabel('CPF ou CNPJ').fill('52998224725');
  await paying.getByRole('button', { name: 'Pagar com cartão' }).click();
  const type = async (card: typeof CARD) => {
    await paying.getByLabel('Número do cartão').fill(card.number);
    await paying.getByLabel('Nome como está no cartão').fill(card.holder);
    await paying.getByLabel('Validade').fill(card.expiry);
    await paying.getByLabel('Código').fill(card.cvv);
    await paying.getByRole('button', { name: 'Pagar R$ 120,00' }).click();
  };
  await type({ ...CARD, number: '4111111111111112', expiry: '01/20' });
  await expect(paying.getByText('Confira o número do cartão')).toBeVisible();
  await expect(paying.getByText('Este cartão está vencido')).toBeVisible();
  await expect(paying.getByLabel('Número do cartão')).toBeFocused();
  expect(await paying.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await type({ ...CARD, number: '4000000000009995' });
  await expect(paying.getByText('Saldo ou limite insuficiente.')).toBeVisible();
  await paying.getByLabel('Parcelas').selectOption('3');
  await type(CARD);
  await expect(paying.getByText('Pago. Obrigado!')).toBeVisible();
  expect(await payer.cookies()).toEqual([]);
  const carried = sent.filter(({ body }) => body.includes('411111') || body.includes('400000'));
  expect([...new Set(carried.map(({ to }) => to))]).toEqual(['/processadora/cartoes']);
  await payer.close();

  const { items } = await send('GET', `/bff/payment-link/${link}/charges`);
  await page.goto(`${url}${GRID}/${items[0].id}`);
  await expect(page.getByText('Visa •••• 1111')).toBeVisible();
  await page.getByRole('button', { name: 'Devolver' }).click();
  const drawer = page.getByRole('dialog', { name: 'Devolver no cartão' });
  const amount = drawer.getByLabel('Quanto devolver');
  const give = drawer.getByRole('button', { name: 'Devolver', exact: true });
  await amount.fill('2000');
  await drawer.getByLabel('Assinatura eletrônica').fill('PLUMA');
  await give.click();
  await expect(page.getByText('Devolução feita').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Devoluções' })).toContainText('R$ 20,00');
});

test('issue 23: an analysed card is approved, contested and answered', async ({ page, context }) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const { url: path } = await send('POST', '/bff/payment-links', {
    items: [{ name: 'Kit', amount: 1, value: 9_000 }],
    message: 'Obrigado pela compra',
    payment_method: 'credit_card',
  });
  await page.goto(url + path);
  await page.getByLabel('Nome completo').fill('Bia Melo Contesta');
  await page.getByLabel('CPF ou CNPJ').fill('12345678909');
  await page.getByRole('button', { name: 'Pagar com cartão' }).click();
  await page.getByLabel('Número do cartão').fill('4000000000009235');
  await page.getByLabel('Nome como está no cartão').fill('Bia Melo');
  await page.getByLabel('Validade').fill('12/40');
  await page.getByLabel('Código').fill('123');
  await page.getByRole('button', { name: 'Pagar R$ 90,00' }).click();
  await expect(page.getByText('Pagamento em análise')).toBeVisible();
  const body = { text: 'bia melo contesta' };
  const { items } = await send('POST', '/bff/v2/charges/credit-card/opened', body);
  const { id } = items[0];
  const status = async () => (await send('GET', `/bff/credit-card-charge/${id}`)).status;
  await send('POST', '/sandbox/api/cards/act', { id, act: 'approve' });
  await expect(page.getByText('Pago. Obrigado!')).toBeVisible({ timeout: 30_000 });
  await send('POST', '/sandbox/api/cards/act', { id, act: 'contest' });
  await expect.poll(status, { timeout: 30_000 }).toBe('contested');
  await page.goto(`${url}${GRID}?text=bia+melo+contesta`);
  await page.getByRole('link', { name: 'Bia Melo Contesta' }).first().click();
  await page.getByRole('button', { name: 'Responder contestação' }).click();
  const drawer = page.getByRole('dialog', { name: 'Responder contestação' });
  await drawer.getByLabel('Sua resposta').fill('Entregue em 20/11 com recibo assinado.');
  await drawer.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(page.getByText('Contestação de R$ 90,00 em análise')).toBeVisible();
});
