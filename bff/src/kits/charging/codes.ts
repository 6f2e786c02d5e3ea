import { randomBytes } from 'node:crypto';
import { buildBarcode, typedLine } from '../../rails/billet/barcode';
import { buildDynamicBrCode } from '../../rails/pix/br-code';

/** The host and path in the Pix codes of billets. */
const PIX_HOST = 'pix.balcao.example/v2';

export interface Issuer {
  account_number: string;
  nickname: string;
  address: { city?: string } | null;
}

export interface BilletCodes {
  /** 44 digits. */
  collection_key: string;
  /** Typed line, 47 digits. */
  barcode: string;
  txid: string | null;
  pix_copy_paste: string | null;
}

/** The codes that a billet is paid by: barcode, typed line and, on a bolix, a Pix BR Code of its own. `value` in integer cents. */
export function billetCodes(
  issuer: Issuer,
  billet: { value: number; expire_at: string; our_number: number; bolix: boolean },
): BilletCodes {
  const collection_key = buildBarcode({
    value: billet.value,
    due: billet.expire_at,
    account: issuer.account_number,
    ourNumber: billet.our_number,
  });
  const txid = billet.bolix ? randomBytes(16).toString('hex') : null;
  return { collection_key, barcode: typedLine(collection_key), txid, pix_copy_paste: txid && bolixCode(issuer, txid) };
}

const bolixCode = (issuer: Issuer, txid: string): string =>
  buildDynamicBrCode({
    location: `${PIX_HOST}/${txid}`,
    merchantName: issuer.nickname,
    merchantCity: issuer.address?.city || 'São Paulo',
  });
