import type { CnabLayout } from './bank';
import { FILE_HEADER } from './cnab240';
import { SHIPPING_HEADER } from './cnab400';
import { accountIn, type FileOwner } from './owner';
import { shipping240, titlesIn240 } from './shipping240';
import { shipping400, titlesIn400 } from './shipping400';
import { documentIn, type ReadTitle, type Title } from './title';
import { decodeRecord } from './value';

/** What a shipping file's header says. */
export interface ShippingHeader {
  /** Digits of the account with its check digit, without zeros and hyphen. */
  account: string;
  /** CPF or CNPJ; null in CNAB 400, whose header has none. */
  document: string | null;
  fileNumber: number;
  createdOn: string | null;
}

/** Lines of a shipping file. @throws RangeError where a title does not fit */
export const shippingLines = (layout: CnabLayout, owner: FileOwner, titles: readonly Title[]): string[] =>
  (layout === 'cnab240' ? shipping240 : shipping400)(owner, titles);

/** Titles of a shipping file whose structure was checked. */
export const titlesIn = (layout: CnabLayout, lines: readonly string[]): ReadTitle[] =>
  (layout === 'cnab240' ? titlesIn240 : titlesIn400)(lines);

export function headerIn(layout: CnabLayout, lines: readonly string[]): ShippingHeader {
  const first = lines[0] ?? '';
  if (layout === 'cnab240') {
    const v = decodeRecord(FILE_HEADER, first);
    return {
      account: accountIn(v.account, v.accountDigit),
      document: documentIn(v.documentType, v.document),
      fileNumber: Number(v.fileNumber),
      createdOn: v.createdOn as string | null,
    };
  }
  const v = decodeRecord(SHIPPING_HEADER, first);
  return {
    account: accountIn(v.account),
    document: null,
    fileNumber: Number(v.fileNumber),
    createdOn: v.createdOn as string | null,
  };
}
