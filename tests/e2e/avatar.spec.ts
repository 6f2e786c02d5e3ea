import { expect, signIn, test } from './support';

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('SHELL-4.13, 5-42 to 5-44, 8-36 to 8-38: a photo is loaded, turned, saved, shown and removed', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'suporte@balcao.demo');
  await page.goto(`${url}/home`);
  const profile = page.getByRole('button', { name: 'Menu de Beatriz' });
  const open = async () => {
    await profile.click();
    await page.getByRole('button', { name: 'Imagem de perfil' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog', { name: 'Imagem de perfil' });
  await expect(dialog.getByText('Carregar foto', { exact: true })).toBeVisible();
  const file = dialog.locator('input[type=file]');
  const give = (mimeType: string, buffer: Buffer) => file.setInputFiles({ name: 'foto', mimeType, buffer });
  await give('application/pdf', Buffer.from('%PDF-'));
  await expect(
    dialog.getByText('Este arquivo não é válido. Por favor, selecione uma foto em JPG ou PNG.'),
  ).toBeVisible();
  await give('image/png', Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(
    dialog.getByText('Este arquivo é muito grande. Por favor, selecione uma foto com no máximo 2MB.'),
  ).toBeVisible();
  await give('image/png', pixel);
  await expect(
    dialog.getByText(
      'Esta foto é muito pequena. Por favor, selecione uma foto com altura e largura mínimas de 192 pixels.',
    ),
  ).toBeVisible();

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });
  await dialog.getByRole('button', { name: 'Tirar foto' }).click();
  await expect(page.getByRole('dialog', { name: 'Câmera não encontrada' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Câmera não encontrada' }).getByText('Fechar').click();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await dialog.getByRole('button', { name: 'Tirar foto' }).click();
  await expect(page.getByRole('dialog', { name: 'Permitir câmera' })).toBeVisible();
  await page.getByRole('dialog', { name: 'Permitir câmera' }).getByText('Fechar').click();

  const photo = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
    canvas.getContext('2d')!.fillRect(0, 0, 200, 300);
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  await give('image/jpeg', Buffer.from(photo, 'base64'));
  await dialog.getByRole('button', { name: 'Girar' }).click();
  await page.route('**/bff/profile/avatar', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const offline = page.getByRole('dialog', { name: 'Sem conexão' });
  await expect(
    offline.getByText('Não foi possível acessar o servidor. Verifique sua conexão com a internet e tente novamente.'),
  ).toBeVisible();
  await page.unroute('**/bff/profile/avatar');
  await offline.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Tudo certo! Sua imagem de perfil foi atualizada.')).toBeVisible();
  await expect(profile.locator('img')).toHaveAttribute('src', /^\/bff\/profile\/avatar\/[0-9a-f]{32}$/);

  await open();
  await dialog.getByRole('button', { name: 'Remover foto' }).click();
  await page.getByRole('dialog', { name: 'Remover a foto?' }).getByRole('button', { name: 'Remover foto' }).click();
  await expect(page.getByText('Tudo certo! Sua imagem de perfil foi removida.')).toBeVisible();
  await expect(profile.locator('img')).toHaveCount(0);
});
