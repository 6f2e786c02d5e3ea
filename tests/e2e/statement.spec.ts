import { readFileSync } from 'node:fs';
import { Ofx } from 'ofx-data-extractor';
import { addDays } from '../../bff/src/core/calendar';
import { expect, signIn, test } from './support';

test('AREAS-2-statement-4: a month is exported as OFX, and its balance is the screen’s; nobody without the permission sees it', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const { today } = await send('GET', '/bff/today');
  // last month, in which no other test moves money
  const dateTo = addDays(`${today.slice(0, 8)}01`, -1);
  await page.goto(`${url}/extrato?dateFrom=${dateTo.slice(0, 8)}01&dateTo=${dateTo}`);
  const closing = page.getByText('Saldo do dia').first().locator('..');
  const balance = /R\$\s?(-?[\d.]+,\d\d)/;
  await expect(closing).toContainText(balance);
  const [, shown] = balance.exec(await closing.innerText())!;
  await page.getByRole('button', { name: 'Gerar arquivo' }).click();
  await page.getByRole('radio', { name: /^OFX/ }).check();
  await page.getByRole('button', { name: 'Gerar arquivo' }).click();
  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Baixar .*\.ofx$/ })
    .first()
    .click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  const told = (new Ofx(file).toJson() as any).OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.LEDGERBAL.BALAMT;
  const amount = Number(shown!.replaceAll('.', '').replace(',', '.'));
  expect(Number(told)).toBe(amount);

  await context.clearCookies();
  await signIn(context, 'cobranca@balcao.demo');
  const places = ['/extrato', '/pagar-ou-transferir/ted', '/pagar-ou-transferir/contas-e-boletos', '/pix/historico'];
  for (const place of places) {
    await page.goto(url + place);
    await expect(page.getByText('Você não tem acesso a esta página')).toBeVisible();
  }
});
