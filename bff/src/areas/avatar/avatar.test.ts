import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBank, type SignedIn, type TestBank } from '../../../../tests/support/test-bank';

let bank: TestBank;
let owner: SignedIn;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  owner = await bank.signIn('titular@balcao.demo');
});
afterAll(() => bank.close());

const photo = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'onde moro' } })
    .jpeg()
    .toBuffer();
const put = (body: Uint8Array) => owner.call('PUT /profile/avatar', { body });
const versionOf = (url: string) => url.split('/').at(-1)!;
const read = (who: SignedIn, url: string) =>
  who.call('GET /profile/avatar/{version}', { params: { version: versionOf(url) } });

it('SHELL-5-44: a photo under 192 px is refused, word by word; what is no picture too', async () => {
  const small = await put(await photo(191));
  expect(small.json.errors[0].message).toBe(
    'Esta foto é muito pequena. Por favor, selecione uma foto com altura e largura mínimas de 192 pixels.',
  );
  expect((await put(Buffer.from('<svg onload="1"/>'))).status).toBe(422);
});

it('is kept without its metadata, shown at once, read by its owner alone, and removed', async () => {
  const { url } = (await put(await photo(400))).json;
  expect((await owner.call('GET /auth/session')).json.session.user.avatar).toBe(url);
  const shown = await read(owner, url);
  expect((await sharp(shown.raw).metadata()).exif).toBeUndefined();
  expect((await read(await bank.signIn('suporte@balcao.demo'), url)).status).toBe(404);
  const next = (await put(await photo(300))).json.url;
  expect([next === url, (await read(owner, url)).status]).toEqual([false, 404]);
  expect((await owner.call('DELETE /profile/avatar')).json).toEqual({ url: null });
  expect((await read(owner, next)).status).toBe(404);
});
