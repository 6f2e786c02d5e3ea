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
  for (const scope of ['cob.write', 'cob.read']) await page.getByRole('checkbox', { name: scope }).check();
  await page.getByRole('button', { name: 'Criar aplicação' }).click();
  await expect(page.getByText('Guarde as chaves agora: elas não aparecem de novo.')).toBeVisible();

  await page.goto(`${url}/api/console`);
  const attempt = page.getByRole('region', { name: 'Testar uma chamada' });
  const choose = async (field: string, typed: string, option: string) => {
    await attempt.getByLabel(field).click();
    await attempt.getByLabel(field).fill(typed);
    await page.getByTitle(option).first().click();
  };
  const txid = randomBytes(16).toString('hex');
  const call = async (endpoint: string, status: string) => {
    await choose('Endpoint', endpoint, endpoint);
    await attempt.getByLabel('Caminho').fill(`/v2/cob/${txid}`);
    await attempt.getByRole('button', { name: 'Chamar' }).click();
    await expect(attempt.getByRole('status')).toContainText(`Respondeu ${status}`);
  };
  await attempt.getByLabel('Aplicação').click();
  await page.getByTitle(name).click();
  await call('PUT /v2/cob/:txid', '201');
  const event = page.getByRole('region', { name: 'Simular um evento' });
  await event.getByLabel('txid da cobrança').fill(txid);
  await event.getByRole('button', { name: 'Simular' }).click();
  await expect(page.getByText('O evento aconteceu')).toBeVisible();
  await call('GET /v2/cob/:txid', '200');
  await expect(attempt.getByRole('status')).toContainText('CONCLUIDA');

  await page.goto(`${url}/api/requisicoes`);
  await expect(page.getByRole('row').filter({ hasText: txid }).filter({ hasText: 'PUT' })).toBeVisible();
});
