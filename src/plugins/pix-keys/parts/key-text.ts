import type { PixKey } from '@balcao/contract/pix-keys';
import { formatDocument, formatPhone } from '../../../ui/text/format';

/** A key as people write it: document and phone formatted. */
export function keyText({ type, key }: Pick<PixKey, 'type' | 'key'>): string {
  if (type === 'cpf' || type === 'cnpj') return formatDocument(key);
  return type === 'phone' ? formatPhone(key.replace(/^\+55/, '')) : key;
}
