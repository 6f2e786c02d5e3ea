import sharp from 'sharp';
import { fieldProblem, Problem } from './problem';

/** A picture as it is stored: drawn anew from its pixels, upright, without anything else that the file held. */
export interface Picture {
  bytes: Buffer;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

export const IMAGE_BYTES = 1_000_000;
/** Most pixels that a file may decode to: a 12-megapixel photo fits, a small file that claims a huge size does not. */
const INPUT_PIXELS = 16_000_000;
/** Longest side of a stored picture, in pixels. */
const MAX_SIDE = 1_024;
/** How many pictures are read at the same time; further requests are answered 503. */
const AT_ONCE = 2;

const KINDS = [
  { type: 'image/png', magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', magic: [0xff, 0xd8, 0xff] },
] as const;

let reading = 0;

/**
 * Reads a PNG or JPEG of at most 1,000,000 bytes and 16 megapixels, known by its first bytes, whatever the file is called;
 * keeps its pixels, at most 1,024 or `maxSide` a side, and no metadata.
 * @throws Problem 413 where the file is larger; 422 at 'file' where it is no picture, has too many pixels, or does not decode; 503 while
 * others are read.
 */
export async function readImage(
  file: Uint8Array | undefined,
  { maxSide = MAX_SIDE }: { maxSide?: number } = {},
): Promise<Picture> {
  if (!file?.length) throw fieldProblem('file', 'Escolha um arquivo');
  if (file.length > IMAGE_BYTES) throw new Problem(413, 'too-large', 'O conteúdo enviado é grande demais.');
  const kind = KINDS.find(({ magic }) => magic.every((byte, i) => file[i] === byte));
  if (!kind) throw fieldProblem('file', 'Envie uma imagem PNG ou JPEG');
  if (reading >= AT_ONCE)
    throw new Problem(503, 'busy', 'Há outras imagens sendo lidas. Tente novamente em instantes.');
  reading++;
  try {
    return await redraw(file, kind.type, maxSide);
  } finally {
    reading--;
  }
}

async function redraw(file: Uint8Array, type: Picture['type'], maxSide: number): Promise<Picture> {
  try {
    const image = sharp(file, { limitInputPixels: INPUT_PIXELS, failOn: 'error', animated: false })
      .timeout({ seconds: 10 })
      .rotate()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const drawn = type === 'image/png' ? image.png({ compressionLevel: 9 }) : image.jpeg({ quality: 88 });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { bytes: data, type, width: info.width, height: info.height };
  } catch (error) {
    const tooMany = (error as Error).message.includes('pixel limit');
    throw fieldProblem(
      'file',
      tooMany ? 'A imagem tem pontos demais. Envie uma de até 16 megapixels.' : 'Não conseguimos ler esta imagem',
    );
  }
}
