import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { codeBySms, expect, signIn, test } from './support';

/** The authenticator library (TOTP), loaded from the packages of the BFF, as the tests have none. */
const { TOTP, Secret } = createRequire(new URL('../../bff/package.json', import.meta.url))('otpauth') as {
  TOTP: new (options: { secret: unknown }) => { generate: () => string };
  Secret: { fromBase32: (text: string) => unknown };
};

const PERSON = 'semacesso@balcao.demo';
const PASSWORD = 'Torrefação!47';

/** The user is a sub-user without any permission, who can change their own security settings all the same. */
test('a person changes password, two-factor and signature, and ends the session of another browser', async ({
  page,
  browser,
  context,
}) => {
  test.setTimeout(120_000);
  const { url } = await signIn(context, PERSON);
  await page.goto(`${url}/home`);
  await page.getByRole('button', { name: /^Menu de / }).click();
  await page.getByRole('button', { name: 'Configurações de segurança' }).click();
  const modal = page.getByRole('dialog');
  const press = (name: string) => modal.getByRole('button', { name, exact: true }).click();
  const sign = async (word: string) => modal.getByLabel('Assinatura eletrônica', { exact: true }).fill(word);

  await test.step('the password', async () => {
    await press('Alterar senha');
    await modal.getByLabel('Nova senha', { exact: true }).fill(PASSWORD);
    await modal.getByLabel('Confirme a nova senha').fill(PASSWORD);
    await expect(modal.getByText('Senha forte')).toBeVisible();
    await press('Continuar');
    await sign('pluma');
    await press('Alterar senha');
    await expect(page.getByText('Tudo certo! Sua senha foi alterada.')).toBeVisible();
  });

  await test.step('another browser enters with it, and is sent away', async () => {
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await elsewhere.goto(`${url}/login`);
    await elsewhere.getByLabel('E-mail, CPF ou CNPJ').fill(PERSON);
    await elsewhere.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await elsewhere.getByRole('button', { name: 'Entrar' }).click();
    await expect(elsewhere.locator('.avatar')).toBeVisible();
    await press('Ver dispositivos');
    await modal.getByRole('button', { name: /^Desconectar .+ no / }).click();
    await expect(page.getByText('O dispositivo foi desconectado.')).toBeVisible();
    // the page may already be going to the sign-in by itself, and the reload then fails
    await elsewhere.reload().catch(() => undefined);
    await expect(elsewhere.getByRole('heading', { name: 'Acesse sua conta' })).toBeVisible();
    await other.close();
    await press('Voltar');
  });

  await test.step('two-factor, with a code that an authenticator makes', async () => {
    await press('Configurar');
    await press('Ativar a autenticação');
    await sign('pluma');
    await press('Validar assinatura eletrônica');
    const secret = await modal.locator('code').innerText();
    await press('Prosseguir com a ativação');
    await typeCode(page, new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await press('Concluir a ativação');
    await expect(page.getByText('A autenticação de dois fatores foi ativada.')).toBeVisible();
    await expect(modal.getByRole('list', { name: 'códigos de recuperação' }).getByRole('listitem')).toHaveCount(10);
    await press('Guardei os códigos');
  });

  await test.step('the signature, by SMS', async () => {
    await press('Alterar assinatura');
    await press('Receber um código por SMS');
    await press('Prosseguir');
    await expect(modal.getByLabel('Dígito 1 de 6')).toBeVisible();
    await typeCode(page, await codeBySms(page, url));
    await press('Continuar');
    await modal.getByLabel('Nova assinatura eletrônica').fill('tinta');
    await press('Salvar assinatura eletrônica');
    await expect(page.getByText('Tudo certo! Sua assinatura eletrônica foi alterada.')).toBeVisible();
  });
});

/** Types the code digit by digit; the focus moves on by itself (SHELL-5-17). */
async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Dígito 1 de 6').click();
  await page.keyboard.type(code);
}
