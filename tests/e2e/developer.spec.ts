import { randomBytes } from 'node:crypto';
import { expect, signIn, test } from './support';

/** A webhook is received by somebody's server in bff/src/areas/developer/sdk.test.ts. */
test('AREAS-2-partnership-and-api-2: from a new application to a paid Pix, with what the pages show', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  const name = `Loja ${randomBytes(3).toString('hex')}`;
  await page.goto(`${url}/api/criar-aplicacao`);
  await page.getByLabel('Nome').fill(name);
  for (const scope of ['gn.pix.evp.write', 'cob.write', 'cob.read'])
    await page.getByRole('checkbox', { name: scope }).check();
  await page.getByRole('button', { name: 'Criar aplicação' }).click();
  await expect(page.getByText('Guarde as chaves agora: elas não aparecem de novo.')).toBeVisible();

  await page.goto(`${url}/api/console`);
  const attempt = page.getByRole('region', { name: 'Testar uma chamada' });
  const call = async (endpoint: string, status: string, change: { path?: string; body?: object } = {}) => {
    await attempt.getByLabel('Endpoint').fill(endpoint);
    await page.locator('.ant-select-item-option').filter({ hasText: endpoint }).first().click();
    if (change.path) await attempt.getByLabel('Caminho').fill(change.path);
    const body = attempt.getByLabel('Corpo');
    if (change.body) await body.fill(JSON.stringify({ ...JSON.parse(await body.inputValue()), ...change.body }));
    await attempt.getByRole('button', { name: 'Chamar' }).click();
    const answer = attempt.getByRole('status');
    await expect(answer).toContainText(`Respondeu ${status}`);
    return JSON.parse(await answer.locator('code').innerText());
  };
  await attempt.getByLabel('Aplicação').click();
  await page.getByTitle(name).click();
  const { chave } = await call('POST /v2/gn/evp', '201');
  const txid = randomBytes(16).toString('hex');
  const path = `/v2/cob/${txid}`;
  await call('PUT /v2/cob/:txid', '201', { path, body: { chave } });
  const event = page.getByRole('region', { name: 'Simular um evento' });
  await event.getByLabel('txid da cobrança').fill(txid);
  await event.getByRole('button', { name: 'Simular' }).click();
  await expect(page.getByText('O evento aconteceu')).toBeVisible();
  expect(await call('GET /v2/cob/:txid', '200', { path })).toMatchObject({ txid, status: 'CONCLUIDA' });

  await page.goto(`${url}/api/requisicoes`);
  await expect(page.getByRole('row').filter({ hasText: txid }).filter({ hasText: 'PUT' })).toBeVisible();
});
