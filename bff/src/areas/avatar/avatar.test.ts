import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

it('is stored without its metadata, shown at once, read by its owner alone, and removed', async () => {
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

describe('the picture of the account (SHELL-5-41, SHELL-9-8)', () => {
  const set = (body: Uint8Array, who = owner) => who.call('PUT /account/avatar', { body });
  const see = (who: SignedIn, url: string) =>
    who.call('GET /account/avatar/{version}', { params: { version: versionOf(url) } });

  it('is stored without its metadata, shown to whoever may enter the account, and removed', async () => {
    const { url } = (await set(await photo(64))).json;
    const { session } = (await owner.call('GET /auth/session')).json;
    expect([session.currentAccount.account.avatar, session.user.avatar]).toEqual([url, null]);
    const clerk = await bank.signIn('cobranca@balcao.demo');
    const shown = await see(clerk, url);
    expect([shown.status, (await sharp(shown.raw).metadata()).exif]).toEqual([200, undefined]);
    expect((await see(await bank.signIn('multicontas@balcao.demo'), url)).status).toBe(404);
    expect((await owner.call('DELETE /account/avatar')).json).toEqual({ url: null });
    expect((await see(owner, url)).status).toBe(404);
    expect((await owner.call('GET /auth/session')).json.session.currentAccount.account.avatar).toBeNull();
  });

  it('takes 1,000,000 bytes and not one more, and no other kind of file', async () => {
    const jpeg = await photo(64);
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect((await set(padded(1_000_000))).status).toBe(200);
    expect((await set(padded(1_000_001))).status).toBe(413);
    expect((await set(Buffer.from('<svg onload="1"/>'))).json.errors).toEqual([
      { field: 'file', message: 'Envie uma imagem PNG ou JPEG' },
    ]);
  });

  it('comes as the part avatar of a form too, of as many bytes (SHELL-3-36, SHELL-7.1-5)', async () => {
    const jpeg = await photo(64);
    const send = async (size: number) => {
      const form = new FormData();
      form.append(
        'avatar',
        new Blob([new Uint8Array(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]))]),
        'a.jpg',
      );
      const asked = new Request('http://bank/', { method: 'POST', body: form });
      const headers = { 'content-type': asked.headers.get('content-type')! };
      return owner.call('PUT /account/avatar', { headers, body: Buffer.from(await asked.arrayBuffer()) });
    };
    const { status, json } = await send(1_000_000);
    expect([status, (await see(owner, json.url)).status]).toEqual([200, 200]);
    expect((await send(1_000_001)).status).toBe(413);
    await owner.call('DELETE /account/avatar');
  });

  it('is changed by who may change the account alone', async () => {
    expect((await set(await photo(64), await bank.signIn('cobranca@balcao.demo'))).status).toBe(403);
  });
});

describe('hostile images are refused, and nothing is stored', () => {
  const refusal = async (body: Uint8Array) => {
    const { status, json } = await put(body);
    return [status, json.errors?.[0]?.field];
  };

  it.each([
    ['an SVG under a PNG name', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page that begins as a GIF', async () => Buffer.from('GIF89a<script>alert(1)</script>')],
    ['a cut JPEG', async () => (await photo(400)).subarray(0, 600)],
    ['a ZIP with the first bytes of a PNG', async () => Buffer.from('89504e470d0a1a0a504b0304', 'hex')],
  ])('%s', async (_, file) => expect(await refusal(await file())).toEqual([422, 'file']));

  it('10,000 × 10,000 px in a few bytes', async () => {
    const wall = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    expect(wall.length).toBeLessThan(1_000_000);
    const { json } = await put(wall);
    expect(json.errors[0].message).toBe('A imagem tem pontos demais. Envie uma de até 16 megapixels.');
  });

  it('a JPEG that is a page too keeps its pixels alone', async () => {
    const polyglot = Buffer.concat([await photo(300), Buffer.from('<script>alert(1)</script>')]);
    const { url } = (await put(polyglot)).json;
    expect((await read(owner, url)).raw.includes('<script>')).toBe(false);
    await owner.call('DELETE /profile/avatar');
  });
});
