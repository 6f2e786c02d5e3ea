import { bankUrls, expect, signIn, test } from './support';

/** Changes whose live event a list could miss: the list shows them all the same. */
// one after the other: each takes another billet of a list that the test before has changed
test.describe.configure({ mode: 'default' });

const here = () => bankUrls()[0]!;

test('a list hears of what happened while its socket was away', async ({ page, context }) => {
  const bank = await signIn(context, 'suporte@balcao.demo');
  const open: { close(): Promise<void> }[] = [];
  let said = '';
  await page.routeWebSocket(/\/bff\/socket\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      said += String(message);
      server.send(message);
    });
    open.push(socket);
  });
  const { items } = await bank.send('POST', '/bff/v2/charges/banking-billet/opened', { status: ['waiting'], size: 15 });
  await page.goto(`${here()}/receber/gestao-de-cobrancas/boletos`);
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="boletos/${items[0].id}"]`) });
  await expect(row.getByText('Aguardando')).toBeVisible();
  await expect.poll(() => said).toContain('userSocket/connected');
  let letIn = () => undefined as void;
  const isBack = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/bff/websocket/auth', async (route) => {
    await isBack;
    await route.continue();
  });
  await Promise.all(open.map((socket) => socket.close()));
  const paid = await page.request.post(`${here()}/sandbox/api/billets/pay`, {
    headers: { origin: here() },
    data: { id: items[0].id },
  });
  expect(paid.status()).toBe(200);
  await expect(row.getByText('Aguardando')).toBeVisible();
  letIn();
  await expect(row.getByText('Pago')).toBeVisible();
});

test('a list hears of what happened between its first answer and the first connection of its socket', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, 'suporte@balcao.demo');
  let letIn = () => undefined as void;
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/bff/websocket/auth', async (route) => {
    await isLetIn;
    await route.continue();
  });
  const { items } = await bank.send('POST', '/bff/v2/charges/banking-billet/opened', { status: ['waiting'], size: 15 });
  // another billet than the one that the test above pays
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="boletos/${items[1].id}"]`) });
  await page.goto(`${here()}/receber/gestao-de-cobrancas/boletos`);
  await expect(row.getByText('Aguardando')).toBeVisible();
  const paid = await page.request.post(`${here()}/sandbox/api/billets/pay`, {
    headers: { origin: here() },
    data: { id: items[1].id },
  });
  expect(paid.status()).toBe(200);
  // the page gets no event, as its socket is not connected yet
  await expect.poll(async () => (await bank.send('GET', `/bff/charges/${items[1].id}`)).status).toBe('paid');
  await expect(row.getByText('Aguardando')).toBeVisible();
  letIn();
  await expect(row.getByText('Pago')).toBeVisible();
});

test('a list hears of what happened while its first answer was on its way', async ({ page, context }) => {
  const bank = await signIn(context, 'suporte@balcao.demo');
  const { items } = await bank.send('POST', '/bff/v2/charges/banking-billet/opened', { status: ['waiting'], size: 15 });
  // another billet than those that the tests above pay
  const { id } = items[2];
  let deliver = () => undefined as void;
  const isDelivered = new Promise<void>((resolve) => (deliver = resolve));
  const connected = new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => String(payload).includes('userSocket/connected') && resolve()),
    ),
  );
  await page.route(
    '**/banking-billet/opened',
    async (route) => {
      const response = await route.fetch();
      await isDelivered;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto(`${here()}/receber/gestao-de-cobrancas/boletos`);
  await connected;
  // the balance is read again on any live event, so its answer shows that the event of this payment has come
  const heard = page.waitForResponse('**/account/balance');
  const paid = await page.request.post(`${here()}/sandbox/api/billets/pay`, {
    headers: { origin: here() },
    data: { id },
  });
  expect(paid.status()).toBe(200);
  await heard;
  deliver();
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.locator(`a[href*="boletos/${id}"]`) })
      .getByText('Pago'),
  ).toBeVisible();
});
