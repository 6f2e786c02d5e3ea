import { expect, person, signIn, test } from './support';

const LIST = '/receber/gestao-de-cobrancas/boletos';

test('a list that was left is shown as it was: its order, its ticks, its address and its title', async ({
  page,
  context,
  faults,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  await page.goto(bank.url + LIST);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const sorted = page.waitForResponse(
    (answer) => answer.url().endsWith('/banking-billet/opened') && answer.request().postDataJSON().order === 'value',
  );
  await page.getByRole('columnheader', { name: 'Valor' }).click();
  await sorted;
  await expect(page).toHaveURL(/value/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { search } = new URL(page.url());
  const tick = page.getByRole('checkbox', { name: /^Selecionar/ }).nth(1);
  await tick.check();

  await menu.getByRole('link', { name: 'Clientes e itens' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await expect(page).toHaveTitle(/^Clientes/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  await menu.getByRole('link', { name: 'Cobranças' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boletos' })).toBeVisible();
  await expect(page).toHaveTitle(/^Boletos/);
  await expect(page).toHaveURL((url) => url.search === search);
  await expect(tick).toBeChecked();

  // the filed charges have an address of their own, so theirs is another list, with nothing selected
  await page.getByRole('link', { name: 'Arquivados' }).click();
  await expect(page).toHaveURL(/filed=true/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(faults).toEqual({ console: [], requests: [] });
});

test('what changed while a list was out of sight is in it when it comes back', async ({ page, context }) => {
  const bank = await signIn(context, 'multicontas@balcao.demo');
  // in an account that no other test changes; a billet is issued, as whether the demo has an open one there depends on the day
  const customer = await bank.send('POST', '/bff/customer', person({ name: 'Fora da Vista' }));
  const { uuid } = await bank.send('POST', '/bff/charges/banking_billet', {
    customers: [customer.id],
    items: [{ name: 'Serviço', amount: 1, value: 9_900 }],
    expire_at: '2027-12-31',
  });
  const issued = async () => (await bank.send('GET', `/bff/charge/batch/${uuid}`)).ids;
  await expect.poll(issued).toHaveLength(1);
  const [id] = await issued();
  await expect.poll(async () => (await bank.send('GET', `/bff/charges/${id}`)).status).toBe('waiting');
  await page.goto(`${bank.url}${LIST}?filters[0][field]=text&filters[0][operator]=eq&filters[0][value]=${id}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Selecionar (?!todos)/ }) });
  await expect(row).not.toContainText('Cancelado');
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/websocket/auth')),
      ),
    )
    .toBe(true);

  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link', { name: 'Clientes e itens' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  const heard = page.waitForResponse(/\/bff\/account\/balance/);
  await bank.send('PUT', '/bff/charges/cancel', { ids: [id] });
  // the balance is read again on every live event, so its answer shows that the event has come
  await heard;
  await menu.getByRole('link', { name: 'Cobranças' }).click();
  await expect(row).toContainText('Cancelado');
});

test('a list out of sight takes no room, cannot be reached, and is laid out still when it comes back', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  await page.goto(bank.url + LIST);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const cached = page.locator('cached-page').filter({ has: page.locator('section[aria-label="Lista de boletos"]') });
  const rows = () => cached.locator('.ant-table-row').evaluateAll((all) => all.map((row) => row.checkVisibility()));
  await expect(cached.locator('.ant-table-row')).toHaveCount(15);
  expect(await rows()).not.toContain(false);

  await menu.getByRole('link', { name: 'Clientes e itens' }).click();
  await expect(page).toHaveTitle(/^Clientes/);
  expect(await rows()).not.toContain(true);
  expect(
    await cached.evaluate((element) => [getComputedStyle(element).display, element.getBoundingClientRect().height]),
  ).toEqual(['block', 0]);
  expect(
    await cached
      .locator('input[type=search]')
      .evaluate((input: HTMLElement) => (input.focus(), document.activeElement === input)),
  ).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await cached.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  // the rows of the hidden list are still laid out: nothing was unmounted
  expect(
    await cached
      .locator('.ant-table-row')
      .first()
      .evaluate((row) => getComputedStyle(row).display),
  ).toBe('table-row');

  await menu.getByRole('link', { name: 'Cobranças' }).click();
  await expect(page).toHaveTitle(/^Boletos/);
  expect(await rows()).not.toContain(false);
  await expect(cached).toHaveAttribute('style', '');
});

test('the menu begins the list that is shown anew, and Back returns to what it held', async ({ page, context }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  await page.goto(bank.url + LIST);
  const order = page.getByRole('columnheader', { name: 'Valor' });
  await order.click();
  await expect(page).toHaveURL(/value/);
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Cobranças' }).click();
  await expect(order).not.toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sorters.*id/);
  await page.goBack();
  await expect(page).toHaveURL(/value/);
  await expect(order).toHaveAttribute('aria-sort', 'ascending');
});

test('what stood open over a page is gone with it', async ({ page, context, faults }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  await page.goto(bank.url + LIST);
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Clientes e itens' })
    .click();
  await expect(page).toHaveTitle(/^Clientes/);
  const open = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await expect(open).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Boletos' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await expect(open).toHaveCount(0);

  await page.getByRole('button', { name: 'Cadastrar cliente' }).click();
  await expect(page).toHaveTitle(/^Cadastrar cliente/);
  await open.getByRole('textbox', { name: 'Nome' }).first().fill('Quem foi deixado');
  await page.evaluate(() => history.go(-2));
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveTitle(/^Boletos/);
  // after the discard neither the typed text nor the leave guard remains
  await page.evaluate(() => history.go(2));
  await expect(open.getByRole('textbox', { name: 'Nome' }).first()).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveTitle(/^Clientes/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Boletos/);
  expect(faults).toEqual({ console: [], requests: [] });
});
