import { fieldProblem, Problem } from './problem';
import { IMAGE_BYTES, readImage, type Picture } from './read-image';

/** A receipt as it is stored: a picture drawn anew, or a PDF as it came. */
export interface Receipt {
  bytes: Buffer;
  type: Picture['type'] | 'application/pdf';
}

/** Longest side of a stored picture, in pixels: small print stays readable. */
const MAX_SIDE = 2_000;
/** Within how many of its last bytes a PDF says that it is whole. */
const PDF_TAIL = 1_024;

/**
 * Reads a PNG, JPEG or PDF of at most 1,000,000 bytes, known by its first bytes, whatever the file is called.
 * @throws Problem 413 where the file is larger; 422 at 'file' where it is none of these, cut off, or needs a password to be read
 */
export async function readReceipt(given: Uint8Array | undefined): Promise<Receipt> {
  if (!given?.length) throw fieldProblem('file', 'Escolha um arquivo');
  const file = Buffer.from(given);
  if (file.length > IMAGE_BYTES) throw new Problem(413, 'too-large', 'O conteúdo enviado é grande demais.');
  const isPdf = file.subarray(0, 5).toString('latin1') === '%PDF-';
  const isPicture = file[0] === 0x89 || file[0] === 0xff;
  if (!isPdf && !isPicture) throw fieldProblem('file', 'Envie uma imagem PNG ou JPEG, ou um PDF');
  if (isPdf) return { bytes: wholePdf(file), type: 'application/pdf' };
  const { bytes, type } = await readImage(file, { maxSide: MAX_SIDE });
  return { bytes, type };
}

function wholePdf(file: Buffer): Buffer {
  if (!file.subarray(-PDF_TAIL).includes('%%EOF'))
    throw fieldProblem('file', 'Este PDF está incompleto. Envie de novo.');
  if (file.includes('/Encrypt')) throw fieldProblem('file', 'Este PDF tem senha. Envie um que abra sem senha.');
  return file;
}
