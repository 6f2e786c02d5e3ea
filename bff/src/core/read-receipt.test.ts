import sharp from 'sharp';
import { expect, it } from 'vitest';
import { IMAGE_BYTES } from './read-image';
import { readReceipt } from './read-receipt';

const picture = await sharp({ create: { width: 20, height: 30, channels: 3, background: 'white' } })
  .jpeg()
  .toBuffer();
const pdf = (inside: string) => Buffer.from(`%PDF-1.7\n${inside}\ntrailer\n%%EOF\n`);

it('a receipt is a picture or a whole PDF that opens without a password, whatever its name', async () => {
  expect((await readReceipt(picture)).type).toBe('image/jpeg');
  expect(await readReceipt(pdf('1 0 obj'))).toEqual({ bytes: pdf('1 0 obj'), type: 'application/pdf' });
});

it('a picture of a receipt keeps its small print: up to 2,000 pixels a side', async () => {
  const photo = sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'white' } });
  const { bytes } = await readReceipt(await photo.jpeg().toBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2000, height: 1000 });
});

it.each<[string, Buffer | undefined, string]>([
  ['nothing', undefined, 'Escolha um arquivo'],
  ['a text', Buffer.from('recibo'), 'Envie uma imagem PNG ou JPEG, ou um PDF'],
  ['a picture that is cut off', picture.subarray(0, 100), 'Não conseguimos ler esta imagem'],
  ['a PDF that is cut off', Buffer.from('%PDF-1.7\n1 0 obj'), 'Este PDF está incompleto. Envie de novo.'],
  ['a PDF with a password', pdf('/Encrypt 5 0 R'), 'Este PDF tem senha. Envie um que abra sem senha.'],
])('%s is refused as a receipt, at the file', async (_, file, message) => {
  await expect(readReceipt(file)).rejects.toMatchObject({
    status: 422,
    answer: { errors: [{ field: 'file', message }] },
  });
});

it('a receipt of a byte more than a megabyte is too large', async () => {
  await expect(readReceipt(Buffer.alloc(IMAGE_BYTES + 1))).rejects.toMatchObject({ status: 413 });
});
