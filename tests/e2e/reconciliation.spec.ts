import { expect, signIn, test } from './support';

test('AREAS-2-receive: money that came without a charge pays the one it likely is for, and that is taken back', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const { items } = await send('POST', '/bff/reconciliation/search', { page: 1, size: 100, state: 'open' });
  type Credit = { id: number; suggestion: { confidence: string; parts: unknown[] } | null };
  const one = items.find(
    ({ suggestion }: Credit) => suggestion?.confidence === 'high' && suggestion.parts.length === 1,
  );
  await page.goto(`${url}/receber/conciliacao/${one.id}`);
  await page.getByRole('button', { name: 'Conciliar com esta cobrança' }).first().click();
  await expect(page.getByText('Conciliado: a cobrança está paga')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cobranças pagas' })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('heading', { name: 'Qual cobrança foi paga?' })).toBeVisible();
});
