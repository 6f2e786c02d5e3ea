import type { PixKey } from '@balcao/contract/pix-keys';
import { formatDocument, formatPhone } from '../../../ui/text/format';

/** A key as people write it. */
export const keyText = ({ key }: Pick<PixKey, 'key'>): string =>
  key.startsWith('+55') ? formatPhone(key.slice(3)) : /^[0-9A-Z]{11,14}$/.test(key) ? formatDocument(key) : key;
