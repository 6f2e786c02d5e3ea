import { describe, expect, it } from 'vitest';
import { readPart } from './read-part';

const BOUNDARY = 'b-1';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (name: string, bytes: Buffer, file = '; filename="a.jpg"') =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0x0d, 0x0a, 0x2d, 0x2d, 0x00]);

describe('the file of a form', () => {
  it('is the part of that name, byte by byte (SHELL-3-36)', async () => {
    const body = form(part('other', Buffer.from('x')), part('avatar', PICTURE));
    expect(await readPart(TYPE, body, 'avatar')).toEqual(PICTURE);
  });

  it.each([
    ['has no such part', TYPE, form(part('other', PICTURE))],
    ['has text of that name', TYPE, form(part('avatar', PICTURE, ''))],
    ['has no boundary', 'multipart/form-data', form(part('avatar', PICTURE))],
    ['is cut', TYPE, form(part('avatar', PICTURE)).subarray(0, 60)],
    ['is no form', TYPE, PICTURE],
    ['is empty', TYPE, Buffer.alloc(0)],
  ])('is missing where the form %s', async (_what, type, body) => {
    await expect(readPart(type, body, 'avatar')).rejects.toMatchObject({ status: 422 });
  });
});
