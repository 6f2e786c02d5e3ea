import { expect, signIn, test } from './support';

const HIT = "document.title='hit'";
/** Known ways to run a script from a text in some browser; each would set the page's title. */
const HOSTILE = [
  `<script>${HIT}</script>`,
  `<img src=x onerror="${HIT}">`,
  `<svg onload="${HIT}"><animate onbegin="${HIT}" attributeName=x dur=1s></svg>`,
  `<svg><script>${HIT}</script></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${HIT}"></style></mglyph></table></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${HIT}>"></noscript>`,
  `<iframe srcdoc="<script>parent.${HIT}</script>"></iframe><iframe src="javascript:parent.${HIT}"></iframe>`,
  `<object data="javascript:${HIT}"></object><embed src="javascript:${HIT}">`,
  `<a id="bait" href="java&#x0A;script:${HIT}">isca</a><a href="data:text/html,<script>${HIT}</script>">isca</a>`,
  `<form action="javascript:${HIT}"><button formaction="javascript:${HIT}">isca</button></form>`,
  `<details open ontoggle="${HIT}"><summary>isca</summary></details>`,
  `<input autofocus onfocus="${HIT}"><video><source onerror="${HIT}"></video><audio src=x onerror="${HIT}"></audio>`,
  `<style>@import 'javascript:${HIT}';*{animation:x 1s}@keyframes x{}</style><p style="animation:x 1s" onanimationstart="${HIT}">x</p>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${HIT}"><base href="javascript:${HIT}//">`,
  `<template><img src=x onerror="${HIT}"></template><title><img src=x onerror="${HIT}"></title>`,
];

const TERM = {
  type: 'term',
  title: 'Termos da equipe',
  content: `<p>Texto</p>${HOSTILE.join('')}`,
  components: { confirmSubmitText: 'Aceitar', video: `javascript:${HIT}`, image: `x" onerror="${HIT}` },
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
  await expect(waits.getByRole('button', { name: 'Fechar' })).toHaveCount(0);
  const text = waits.getByRole('region', { name: 'Texto completo' });
  for (const bait of await text.getByText('isca').all()) await bait.click();
  await expect(text.locator('script, iframe, svg, form, input, [style], [onclick]')).toHaveCount(0);
  await expect(waits.locator('iframe')).toHaveCount(0);
  await expect(davi).not.toHaveTitle('hit');
  await expect(davi).toHaveURL(`${url}/home`);

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
