import { normalizeDocument } from './documents';

/** A person's CPF as it may be shown to somebody who only knows their key: '***.982.247-**'; a firm's CNPJ is public. */
export function maskDocument(document: string | null): string | null {
  if (document === null) return null;
  const bare = normalizeDocument(document);
  return bare.length === 11 ? `***.${bare.slice(3, 6)}.${bare.slice(6, 9)}-**` : bare;
}
