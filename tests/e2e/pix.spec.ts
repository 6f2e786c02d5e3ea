import { addDays } from '../../bff/src/core/calendar';
import { enter, expect, signIn, test } from './support';

const WORD = 'PLUMA';
const KEY = 'ana@exemplo.com.br';

test('AREAS-1-3: a Pix by key shows who receives, is signed, and has its receipt', async ({ page, context }) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/pix`);
  await expect(page).toHaveURL(/\/pix\/fazer-pix$/);
  await page.getByRole('link', { name: /Pix por chave/ }).click();
  await page.getByLabel('Chave Pix').fill(KEY);
  await page.getByLabel('Valor').fill('1234');
  await expect(page.getByText('Ana Beatriz Moura')).toBeVisible();
  await expect(page.getByText('***.982.247-**')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  const review = page.getByRole('region', { name: 'Confira antes de assinar' });
  await expect(review).toContainText('R$ 12,34');
  // the session ends at the review: after the sign-in the form has what was typed, and no Pix was sent
  const cookies = await context.cookies();
  await send('POST', '/bff/auth/logout');
  await context.addCookies(cookies);
  const expired = page.getByText('Sua sessão expirou. Faça login novamente.');
  await page.getByLabel('Assinatura eletrônica').fill(WORD);
  await page.getByRole('button', { name: 'Assinar e enviar Pix' }).or(expired).first().click();
  await expect(expired).toBeVisible();
  await enter(page, 'titular@balcao.demo');
  await expect(page.getByLabel('Chave Pix')).toHaveValue(KEY);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(review).toContainText('R$ 12,34');
  await page.getByLabel('Assinatura eletrônica').fill(WORD);
  await page.getByRole('button', { name: 'Assinar e enviar Pix' }).click();
  await expect(page.getByRole('button', { name: 'Ver comprovante' })).toBeVisible();
  // the first session has ended, so the calls need the new one
  const { send: ask } = await signIn(context, 'titular@balcao.demo');
  const { items } = await ask('POST', '/bff/pix/history/search', { text: 'Ana Beatriz', direction: 'sent' });
  const { id } = items.find(({ value }: { value: number }) => value === 12_34);
  await expect.poll(async () => (await ask('GET', `/bff/pix/history/${id}`)).status, { timeout: 30_000 }).toBe('done');
  await page.goto(`${url}/pix/historico/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('R$ 12,34');
  await page.getByRole('button', { name: 'Mais ações de Pix', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Contestar' }).click();
  await page.getByLabel('Caí em um golpe').check();
  await page.getByLabel('Conte com suas palavras').fill('Comprei e não recebi o produto.');
  await page.getByRole('button', { name: 'Enviar contestação' }).click();
  await expect(page.getByRole('region', { name: 'Contestação' })).toContainText('Aberta');
});

test('a pasted code fixes the value; one that was changed is refused at its field', async ({ page, context }) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  const code =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
  await page.goto(`${url}/pix/fazer-pix/copia-e-cola`);
  const field = page.getByLabel('Código Pix Copia e Cola');
  await field.fill(`${code}1D3E`);
  await expect(page.getByText(/o verificador não confere/)).toBeVisible();
  await field.fill(`${code}1D3D`);
  await expect(page.getByText('Fulano de Tal', { exact: true })).toBeVisible();
  await page.getByLabel('Valor').fill('5000001');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/limite/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver ou mudar meus limites de Pix' })).toBeVisible();
  await page.getByLabel('Valor').fill('2507');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('region', { name: 'Confira antes de assinar' })).toContainText('R$ 25,07');
  await page.getByLabel('Assinatura eletrônica').fill(WORD);
  await page.getByRole('button', { name: 'Assinar e enviar Pix' }).click();
  await expect(page.getByRole('button', { name: 'Ver comprovante' })).toBeVisible();
});

/** dd/mm/yyyy: the next 31st before a month without one, and the next two days of a monthly recurrence from then on (domain.md 2). */
function beforeShortMonth(today: string): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const day = (ahead: number, of: number) => new Date(Date.UTC(year, month + ahead, of)).toISOString().slice(0, 10);
  const has31 = (ahead: number) => day(ahead, 31).endsWith('-31');
  const ahead = [1, 2, 3, 4, 5].find((n) => has31(n) && !has31(n + 1))!;
  return [day(ahead, 31), day(ahead + 2, 1), day(ahead + 2, 31)].map((one) => one.split('-').toReversed().join('/'));
}

test('a scheduled Pix is made and called off, and a recurrence of the 31st too', async ({ page, context }) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  // random amounts, so that a retry of this test finds its own payments
  const [once, again] = [1, 5].map((thousand) => thousand * 1_000 + Math.floor(Math.random() * 3_000)) as [
    number,
    number,
  ];
  const sign = async () => {
    await page.getByLabel('Assinatura eletrônica').fill(WORD);
    await page.getByRole('button', { name: 'Assinar e agendar Pix' }).click();
    await expect(page.getByRole('button', { name: 'Ver comprovante' })).toBeVisible();
  };
  const ask = async (cents: number, when: string) => {
    await page.goto(`${url}/pix/fazer-pix/chave`);
    await page.getByLabel('Chave Pix').fill(KEY);
    await page.getByLabel('Valor').fill(String(cents));
    await page.getByRole('radio', { name: when }).check();
  };
  const type = async (label: string, day: string) => {
    await page.getByLabel(label).fill(day);
    await page.getByLabel(label).press('Tab');
    await page.getByRole('button', { name: 'Continuar' }).click();
  };
  const { today } = await send('GET', '/bff/today');
  const named = (cents: number) => (item: { value: number }) => item.value === cents;

  await ask(once, 'Agendar');
  await type('Data do Pix', addDays(today, 20).split('-').toReversed().join('/'));
  await sign();
  const scheduled = (await send('POST', '/bff/pix/schedules/search', { text: 'Ana Beatriz' })).items;
  const one = scheduled.find(named(once));
  await page.goto(`${url}/pix/gerenciar-agendamentos/${one.id}/cancelar`);
  await page.getByRole('button', { name: 'Cancelar este Pix' }).click();
  await expect.poll(async () => (await send('GET', `/bff/pix/schedules/${one.id}`)).status).toBe('cancelled');

  const days = beforeShortMonth(today);
  await ask(again, 'Repetir');
  await page.getByRole('combobox', { name: 'Repete a cada' }).click();
  await page.getByTitle('Mensal').click();
  await page.getByLabel('Quantas vezes').fill('3');
  await type('Primeira data', days[0]!);
  await expect(page.getByText(`Mensal, 3 vezes. Próximas datas: ${days.join(', ')}.`)).toBeVisible();
  await sign();
  const made = (await send('POST', '/bff/pix/recurrences/search', { receiverName: 'Ana Beatriz' })).items;
  const series = made.find(named(again));
  await page.goto(`${url}/pix/gerenciar-recorrencias`);
  await page.locator(`a[href$="/gerenciar-recorrencias/${series.id}"]`).first().click();
  await expect(page.getByText('Ativa', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar recorrência' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar recorrência' }).click();
  await expect(page.getByText('Cancelada').first()).toBeVisible();
  const { status, payments } = await send('GET', `/bff/pix/recurrences/${series.id}`);
  expect([status, payments[0].status]).toEqual(['cancelled', 'cancelled']);
});

test('a Pix that came in goes back in two parts', async ({ page, context }) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const { keys } = await send('GET', '/bff/pix/keys');
  const asked = { kind: 'dynamic', key: keys[0].key, amount: 700 };
  const { payload } = await send('POST', '/bff/pix/qrcodes', asked);
  const { id } = await send('POST', '/sandbox/api/pix/receive', { code: payload });
  await page.goto(`${url}/pix/historico/${id}`);
  const giveBack = async (cents: number) => {
    await page.getByRole('button', { name: 'Devolver', exact: true }).click();
    await page.getByLabel('Valor a devolver').fill(String(cents));
    await page.getByRole('button', { name: 'Conferir devolução' }).click();
    await page.getByLabel('Assinatura eletrônica').fill(WORD);
    await page.getByRole('button', { name: 'Assinar e devolver' }).click();
  };
  const left = async () => (await send('GET', `/bff/pix/history/${id}`)).refund?.most ?? 0;
  await giveBack(100);
  await expect(page.getByText('Devolvido em parte').first()).toBeVisible();
  expect(await left()).toBe(600);
  await giveBack(600);
  await expect(page.getByRole('button', { name: 'Devolver', exact: true })).toBeHidden();
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
});

test('SHELL-8-41: help leads to the help centre, then to a ticket of its name and to the Central Bank', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/pix/historico`);
  await page.getByRole('button', { name: 'Ajuda com Pix' }).click();
  await expect(page.getByRole('link', { name: 'Abrir a central de ajuda' })).toBeVisible();
  await page.getByRole('button', { name: 'Não resolveu' }).click();
  await expect(page.getByRole('link', { name: /Banco Central/ })).toBeVisible();
  await page.getByRole('link', { name: 'Abrir chamado' }).click();
  await expect(page.getByLabel('Assunto')).toHaveValue('Pix Reclamações');
});
