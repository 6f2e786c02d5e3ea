import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { totpSecret } from '../../bff/src/demo/sign-ins';
import { bankUrls, codeBySms, expect, test } from './support';

/** The authenticator library (TOTP), loaded from the packages of the BFF, as the tests have none. */
const { TOTP, Secret } = createRequire(new URL('../../bff/package.json', import.meta.url))('otpauth') as {
  TOTP: new (options: { secret: unknown }) => { generate: () => string };
  Secret: { fromBase32: (text: string) => unknown };
};
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

const PERSON = 'doisfatores@balcao.demo';
const PASSWORD = 'Torrefação!47';
const SEED = 1;

test('a person changes all four secrets, approves on the device, loses the device and gets back in', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const url = bankUrls()[0]!;
  const modal = page.getByRole('dialog');
  const press = (name: string) => modal.getByRole('button', { name, exact: true }).click();
  const sign = async (word: string) => {
    await press('Usar a assinatura eletrônica');
    await modal.getByLabel('Assinatura eletrônica', { exact: true }).fill(word);
  };
  const enter = async (password: string) => {
    await page.getByLabel('E-mail, CPF ou CNPJ').fill(PERSON);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entrar' }).click();
  };
  const openSettings = async () => {
    await page.getByRole('button', { name: /^Menu de / }).click();
    await page.getByRole('button', { name: 'Configurações de segurança' }).click();
  };
  let recovery = '';

  await test.step('signs in with the authenticator', async () => {
    await page.goto(`${url}/login`);
    await enter('Balcao#2026');
    await page.getByLabel('Código de 6 dígitos').fill(codeOf(totpSecret(SEED)));
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.locator('.avatar')).toBeVisible();
    await openSettings();
  });

  await test.step('the password, approved on the device', async () => {
    await press('Alterar senha');
    await modal.getByLabel('Nova senha', { exact: true }).fill(PASSWORD);
    await modal.getByLabel('Confirme a nova senha').fill(PASSWORD);
    await expect(modal.getByText('Senha forte')).toBeVisible();
    await press('Continuar');
    await press('Alterar senha');
    await expect(modal.getByText('Abra o aplicativo no dispositivo, confira os dados e autorize.')).toBeVisible();
    await approve(page);
    await expect(page.getByText('Tudo certo! Sua senha foi alterada.')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('the authenticator', async () => {
    await press('Configurar');
    await press('Alterar a autenticação');
    await sign('pluma');
    await press('Validar assinatura eletrônica');
    const secret = await modal.locator('code').innerText();
    await press('Prosseguir com a alteração');
    await typeCode(page, codeOf(secret));
    await press('Concluir a alteração');
    const codes = modal.getByRole('list', { name: 'códigos de recuperação' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recovery = await codes.first().innerText();
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

  await test.step('the device is lost: it is removed by the word, and another registered', async () => {
    await press('Gerenciar');
    await modal.getByRole('button', { name: /^Remover Celular/ }).click();
    await sign('tinta');
    await press('Remover dispositivo');
    await expect(modal.getByText('Você ainda não tem um dispositivo de segurança.')).toBeVisible();
    await press('Cadastrar dispositivo');
    await modal.getByLabel('Nome do dispositivo').fill('Celular novo');
    await modal.getByLabel('Assinatura eletrônica', { exact: true }).fill('tinta');
    await press('Cadastrar dispositivo');
    await expect(modal.getByText('Celular novo')).toBeVisible();
    await modal
      .getByRole('button', { name: 'Fechar' })
      .or(modal.getByRole('button', { name: 'Fechar' }))
      .first()
      .click();
  });

  await test.step('without the authenticator, which was on the lost phone, a recovery code lets in', async () => {
    await page.getByRole('button', { name: /^Menu de / }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await enter(PASSWORD);
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await page.getByLabel('Código de recuperação').fill(recovery);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.locator('.avatar')).toBeVisible();
  });

  await test.step('the trust centre tells it all', async () => {
    await page.goto(`${url}/configuracoes-da-conta/central-de-seguranca`);
    const table = page.getByRole('table');
    for (const what of [
      'Alterou a senha',
      'Ativou a autenticação de dois fatores',
      'Alterou a assinatura eletrônica',
      'Removeu um dispositivo de segurança',
      'Cadastrou um dispositivo de segurança',
    ])
      await expect(table.getByText(what).first()).toBeVisible();
  });
});

/** Approves the operation that waits on the person's trusted device. */
async function approve(page: Page): Promise<void> {
  const url = bankUrls()[0]!;
  const waiting = async () => {
    const { items } = { items: (await (await page.request.get(`${url}/sandbox/api/devices`)).json()) as any[] };
    return items.find((one) => one.status === 'pending' && !one.late && one.person === 'Dalila Macedo');
  };
  await expect.poll(async () => (await waiting()) !== undefined).toBe(true);
  const { id } = await waiting();
  const reply = await page.request.post(`${url}/sandbox/api/devices/answer`, {
    headers: { origin: url, 'x-requested-with': 'balcao' },
    data: { id, answer: 'approved' },
  });
  expect(reply.ok()).toBe(true);
}

/** Types the code digit by digit; the focus moves on by itself (SHELL-5-17). */
async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Dígito 1 de 6').click();
  await page.keyboard.type(code);
}
