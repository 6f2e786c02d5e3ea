import { fieldProblem } from './problem';

/** The part of a form in which a picture comes (SHELL-3-36, SHELL-7.1-5). */
export const PICTURE_PART = 'avatar';

/** The most that a form adds to its file: boundaries and the headers of the part. */
export const ENVELOPE_BYTES = 4_096;

/**
 * The file of a form's part, as bytes; of several, the first.
 * @throws Problem 422 at 'file' where the form cannot be read or has no file of that name.
 */
export async function readPart(contentType: string | undefined, body: Buffer, name: string): Promise<Buffer> {
  const headers = { 'content-type': contentType ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
  const part = form?.get(name);
  if (!part || typeof part === 'string') throw fieldProblem('file', 'Escolha um arquivo');
  return Buffer.from(await part.arrayBuffer());
}
