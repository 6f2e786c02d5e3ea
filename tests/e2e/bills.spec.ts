import { readBillLine } from '@balcao/contract/shared/bill-line';
import type { Page } from '@playwright/test';
import { addDays } from '../../bff/src/core/calendar';
import { expect, signIn, test } from './support';

const SLIP = '846200000004470000113220292826006077729363538004';

/** A picture of the barcode of a bill's typed line, drawn by the browser. */
async function photoOf(page: Page, line: string): Promise<Buffer> {
  const url = await page.evaluate((bars) => {
    const wide = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];
    const runs = [1, 1, 1, 1];
    for (let i = 0; i < bars.length; i += 2)
      for (let k = 0; k < 5; k++)
        for (const digit of [bars[i]!, bars[i + 1]!]) runs.push(wide[Number(digit)]![k] === '1' ? 3 : 1);
    runs.push(3, 1, 1);
    const canvas = Object.assign(document.createElement('canvas'), { width: 1400, height: 300 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#eee';
    pen.fillRect(0, 0, 1400, 300);
    pen.fillStyle = '#222';
    let x = 60;
    runs.forEach((run, i) => {
      if (i % 2 === 0) pen.fillRect(x, 40, run * 3, 220);
      x += run * 3;
    });
    return canvas.toDataURL('image/png');
  }, readBillLine(line).barcode!);
  return Buffer.from(url.split(',')[1]!, 'base64');
}

test('AREAS-5-14: a wrong block is marked; read from a picture a bill is scheduled, cancelled, paid, and has its receipt', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/pagar-ou-transferir/contas-e-boletos`);
  const field = page.getByLabel('Linha digitável ou código de barras');
  await field.fill(`${SLIP.slice(0, 13)}9${SLIP.slice(14)}`);
  await expect(page.getByText('O 2º bloco tem um número errado.')).toBeVisible();
  const photo = await photoOf(page, SLIP);
  const read = () =>
    page.locator('input[type=file]').setInputFiles({ name: 'conta.png', mimeType: 'image/png', buffer: photo });
  const sign = async (done: string | RegExp) => {
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByLabel('Assinatura eletrônica').fill('PLUMA');
    await page.getByRole('button', { name: /Assinar e (pagar|agendar) 1 conta/ }).click();
    await expect(page.getByText(done, { exact: true })).toBeVisible();
  };
  await field.fill('');
  await read();
  const day = page.getByLabel(/^Dia de pagar a/);
  const { today } = await send('GET', '/bff/today');
  const [year, month, date] = addDays(today, 10).split('-');
  await day.fill(`${date}/${month}/${year}`);
  await day.press('Tab');
  await expect(page.getByText(/Sai em \d|sai em \d/).first()).toBeVisible();
  await sign('Pagamento agendado');
  const { items } = await send('POST', '/bff/scheduled-payments/search', { size: 100 });
  const one = items.find(
    ({ amount, kind }: { amount: number; kind: string }) => amount === 4_700 && kind === 'bill-utility',
  );
  await page.goto(`${url}/pagar-ou-transferir/pagamentos-agendados/${one.id}`);
  await page.getByRole('button', { name: 'Cancelar agendamento' }).click();
  await expect(page.getByText('Agendamento cancelado.')).toBeVisible();

  await page.goto(`${url}/pagar-ou-transferir/contas-e-boletos`);
  await read();
  const summary = page.getByRole('region', { name: 'Resumo' });
  await expect(summary).toContainText('R$ 47,00');
  // the bills that were read are still listed after a reload, as they are after a session has ended
  await page.reload();
  await expect(summary).toContainText('R$ 47,00');
  // before the rail opens in the morning it is scheduled for its opening
  await sign(/^Pagamento (enviado|agendado)$/);
  await page.getByRole('link', { name: 'Companhia de Água' }).or(page.locator('.bill-list a')).first().click();
  await expect(page).toHaveURL(/\/comprovantes\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())![0]);
  const { protocol, amount } = await send('GET', `/bff/receipts/${id}`);
  expect(amount).toBe(4_700);

  await page.goto(`${url}/verificar-comprovante`);
  await page.getByLabel('Protocolo do comprovante').fill(protocol);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByRole('status')).toContainText('R$ 47,00');
});
