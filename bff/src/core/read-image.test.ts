import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Problem } from './problem';
import { readImage } from './read-image';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0a6' } });
const refusal = async (file: Uint8Array | undefined) =>
  await readImage(file).then(
    () => 'taken',
    (problem: Problem) => problem.answer.errors,
  );

describe('an uploaded picture', () => {
  it('is drawn anew, upright and without what else its file held', async () => {
    const photo = await plain(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'segredo' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const image = await readImage(photo);
    expect([image.type, image.width, image.height]).toEqual(['image/jpeg', 20, 40]);
    expect((await sharp(image.bytes).metadata()).exif).toBeUndefined();
  });

  it('keeps what is seen through, and at most 1,024 a side', async () => {
    const wide = await sharp({ create: { width: 3000, height: 300, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const image = await readImage(wide);
    expect([image.type, image.width, image.height]).toEqual(['image/png', 1024, 102]);
    expect((await sharp(image.bytes).metadata()).hasAlpha).toBe(true);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array | undefined, string]>([
    ['nothing', () => undefined, 'Escolha um arquivo'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Envie uma imagem PNG ou JPEG'],
    ['a GIF', () => plain(4, 4).gif().toBuffer(), 'Envie uma imagem PNG ou JPEG'],
    [
      'only the first bytes of a PNG',
      async () => (await plain(4, 4).png().toBuffer()).subarray(0, 20),
      'Não conseguimos ler esta imagem',
    ],
    [
      'a small file of a wall',
      () => plain(5000, 5000).png().toBuffer(),
      'A imagem tem pontos demais. Envie uma de até 16 megapixels.',
    ],
  ])('is refused at its field: %s', async (_what, file, message) =>
    expect(await refusal(await file())).toEqual([{ field: 'file', message }]),
  );
});
