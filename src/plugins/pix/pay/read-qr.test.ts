import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { decode } from './read-qr';

const CODE =
  '00020126360014br.gov.bcb.pix0114+551198765432152040000530398654045.005802BR5903Ana6009Sao Paulo62070503***6304ABCD';

/** The pixels of a picture of the code: each module `wide` pixels wide, with a margin. */
function pictureOf(text: string, wide = 4) {
  const { data: modules, size } = encode(text, { border: 4 });
  const side = size * wide;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (modules[Math.floor(y / wide)]![Math.floor(x / wide)])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { data, width: side, height: side };
}

it('reads a Pix code from the points of a picture, where the browser has no reader', async () => {
  expect(await decode(pictureOf(CODE))).toBe(CODE);
});

it('finds nothing where there is no code', async () => {
  const blank = { data: new Uint8ClampedArray(100 * 100 * 4).fill(255), width: 100, height: 100 };
  expect(await decode(blank)).toBeUndefined();
});
