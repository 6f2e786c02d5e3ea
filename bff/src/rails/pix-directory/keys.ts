import {
  internationalPhone,
  isCnpj,
  isCpf,
  isEmail,
  isMobile,
  normalizeDocument,
  normalizePhone,
} from '../../core/documents';
import type { PixKeyType } from './port';

const RANDOM = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/;
const LONGEST = 77;

const bareRandom = (text: string) =>
  text.replaceAll('-', '').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A typed key of a given type as the directory writes it; null where the text is no key of that type. */
export function keyOfType(type: PixKeyType, typed: string): string | null {
  const text = typed.trim();
  if (text.length > LONGEST) return null;
  if (type === 'email') return isEmail(text) ? text.toLowerCase() : null;
  if (type === 'random') return RANDOM.test(text.toLowerCase()) ? bareRandom(text.toLowerCase()) : null;
  if (type === 'phone') return isMobile(normalizePhone(text)) ? internationalPhone(text) : null;
  const document = normalizeDocument(text);
  return (type === 'cpf' ? isCpf(document) : isCnpj(document)) ? document : null;
}

/** Reads a typed Pix key, as the directory writes it. Eleven digits are a CPF if valid as such, else a phone. Null where it is no key. */
export function readKey(typed: string): { type: PixKeyType; key: string } | null {
  const text = typed.trim();
  const types: readonly PixKeyType[] = text.includes('@')
    ? ['email']
    : /^\+|\(/.test(text)
      ? ['phone']
      : ['random', 'cpf', 'cnpj', 'phone'];
  for (const type of types) {
    const key = keyOfType(type, text);
    if (key) return { type, key };
  }
  return null;
}
