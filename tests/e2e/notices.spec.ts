import { expect, signIn, test } from './support';

const TERM = {
  type: 'term',
  title: 'Termos da equipe',
  content: "<p>Texto<img src=x onerror=\"document.title='hit'\"></p><script>document.title='hit'</script>",
  components: { confirmSubmitText: 'Aceitar' },
};

test('SHELL-4.4: terms in order, then the presentation; a sub-user postpones, or waits for the administrator', async ({
  browser,
}) => {
  const team = await browser.newContext();
  const { url, accountId, send } = await signIn(team, 'equipe@balcao.demo');
  const davi = await team.newPage();
  await davi.goto(`${url}/home`);
  const terms = davi.getByRole('dialog', { name: 'Atualizamos os termos de uso' });
  await expect(terms.getByRole('button', { name: 'Aceitar os termos' })).toHaveCount(0);
  await terms.getByRole('button', { name: 'Lembrar depois' }).click();
  await davi.getByRole('dialog', { name: 'Atendimento no feriado' }).getByRole('button', { name: 'Entendi' }).click();
  await expect(davi.getByRole('dialog')).toHaveCount(0);

  await send('POST', '/sandbox/api/notices', { ...TERM, accountId });
  await davi.reload();
  const waits = davi.getByRole('dialog', { name: 'Termos da equipe' });
  await expect(waits.getByRole('region', { name: 'Acessar outra conta' })).toBeVisible();
  await expect(waits.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(davi).not.toHaveTitle('hit');

  const own = await browser.newContext();
  await signIn(own, 'novidades@balcao.demo');
  const iris = await own.newPage();
  await iris.goto(`${url}/home`);
  const first = iris.getByRole('dialog', { name: 'Atualizamos os termos de uso' });
  const accept = first.getByRole('button', { name: 'Aceitar os termos' });
  await expect(accept).toBeDisabled();
  await expect(
    first.getByText('Para aceitar, você precisa confirmar que leu e concorda com os Termos de uso'),
  ).toBeVisible();
  await first.getByText('Li e concordo com os Termos de uso').click();
  await accept.click();
  await iris.getByRole('dialog', { name: 'Atendimento no feriado' }).getByRole('button', { name: 'Entendi' }).click();
  await iris.getByRole('dialog', { name: 'Termos da equipe' }).getByRole('button', { name: 'Aceitar' }).click();
  const presentation = iris.getByRole('dialog', { name: 'Sua conta Pro' });
  await expect(presentation.getByText('Página 1 de 5')).toBeVisible();
  await expect(presentation.getByText('A liberação de alguns serviços está sujeita a análise')).toBeVisible();
  for (let page = 0; page < 5; page++) await iris.getByRole('button', { name: 'Continuar' }).click();
  await iris.getByRole('dialog', { name: 'O que vem por aí' }).getByRole('button', { name: 'Começar a usar' }).click();
  await expect(iris.getByRole('dialog')).toHaveCount(0);
  await iris.reload();
  await expect(iris.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(iris.getByRole('dialog')).toHaveCount(0);
  await davi.reload();
  await expect(davi.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(davi.getByRole('dialog')).toHaveCount(0);
  await team.close();
  await own.close();
});

test('SHELL-8-15: terms that cannot be fetched are told', async ({ page, context }) => {
  const { url } = await signIn(context, 'doisfatores@balcao.demo').catch(() =>
    signIn(context, 'multicontas@balcao.demo'),
  );
  await page.route('**/bff/notices/v2/ads*', (route) => route.fulfill({ status: 500, json: { code: 'x' } }));
  await page.goto(`${url}/home`);
  await expect(page.getByText('Erro ao buscar os termos de uso')).toBeVisible();
});
