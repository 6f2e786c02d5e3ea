import { generatePixPayload, getPixPayloadInfo } from '@brazilian-utils/brazilian-utils';
import { fields, findField, tlv } from './tlv';
import { crc16 } from './crc16';

const GUI = 'br.gov.bcb.pix';

/** What a Pix BR Code says. amount in integer cents; location and recurrence without scheme. */
export type BrCode = {
  kind: 'static' | 'dynamic' | 'recurrence';
  key: string | null;
  location: string | null;
  /** Location of a Pix automático recurrence (template 80). */
  recurrence: string | null;
  merchantName: string;
  merchantCity: string;
  amount: number | null;
  txid: string | null;
  description: string | null;
};

export type BrCodeFault = 'format' | 'crc' | 'not-pix';

/** Why a code was refused, in words for the user. */
export const BR_CODE_FAULTS: Record<BrCodeFault, string> = {
  format: 'O código Pix está incompleto ou não é um Pix Copia e Cola.',
  crc: 'O código Pix foi alterado ou copiado pela metade: o verificador não confere.',
  'not-pix': 'Este QR Code não é de um pagamento Pix.',
};

export type BrCodeReading = { ok: true; code: BrCode } | { ok: false; reason: BrCodeFault; message: string };

type Merchant = { merchantName: string; merchantCity: string };

const orThrow = (payload: string | null, what: object): string => {
  if (payload === null) throw new RangeError(`no BR Code can say this: ${JSON.stringify(what)}`);
  return payload;
};

/**
 * Name (25) and city (15) are folded to ASCII and cut by the library. Location: host and path without scheme, at most
 * 77 characters. Throws RangeError.
 */
export const buildDynamicBrCode = (params: Merchant & { location: string }): string =>
  orThrow(
    generatePixPayload({ url: params.location, merchantName: params.merchantName, merchantCity: params.merchantCity }),
    params,
  );

/** Characters of a static code's txid (Manual do BR Code). */
const LONGEST_STATIC_TXID = 25;

/** amount in integer cents, absent when the payer types it; txid up to 25 letters and digits. Throws RangeError on a bad key or txid. */
export const buildStaticBrCode = (
  params: Merchant & { key: string; amount?: number; txid?: string; description?: string },
): string => {
  const { amount, ...rest } = params;
  return orThrow(generatePixPayload({ ...rest, ...(amount === undefined ? {} : { amount: amount / 100 }) }), params);
};

/** Ends a payload with its CRC over everything including '6304' (Manual do BR Code). */
const seal = (body: string): string => `${body}6304${crc16(`${body}6304`)}`;

/** Adds a Pix automático recurrence location (template 80) to a dynamic or static code; recurrence as for location. Throws RangeError. */
export const addRecurrence = (payload: string, recurrence: string): string => {
  if (!/^[\w.-]+\/[\w./-]+$/.test(recurrence) || recurrence.length > 77)
    throw new RangeError(`not a location: ${recurrence}`);
  return seal(payload.slice(0, -8) + tlv('80', tlv('00', GUI) + tlv('25', recurrence)));
};

/** A code that only carries a recurrence, without payment (journey 2 of Pix automático). */
export const buildRecurrenceBrCode = ({ recurrence, ...merchant }: Merchant & { recurrence: string }): string => {
  const dynamic = buildDynamicBrCode({ ...merchant, location: 'x.br/x' });
  const bare = fields(dynamic.slice(0, -8)) ?? [];
  const body = bare.filter((f) => f.id !== '01').map((f) => tlv(f.id, f.id === '26' ? tlv('00', GUI) : f.value));
  return addRecurrence(`${body.join('')}63040000`, recurrence);
};

const recurrenceOf = (payload: string): string | null => {
  const template = findField(payload, '80');
  return template !== null && findField(template, '00')?.toLowerCase() === GUI ? findField(template, '25') : null;
};

const refuse = (reason: BrCodeFault): BrCodeReading => ({ ok: false, reason, message: BR_CODE_FAULTS[reason] });

/**
 * Reads a Pix Copia e Cola text, spaces around it allowed: its structure, its CRC, then its fields. Never throws on what was typed.
 * Source: Manual do BR Code and Manual de Padrões para Iniciação do Pix; domain.md 2.
 */
export const parseBrCode = (typed: string): BrCodeReading => {
  const payload = typed.trim();
  if (
    payload.length > 1024 ||
    !payload.startsWith('000201') ||
    !fields(payload) ||
    !/6304[0-9A-Fa-f]{4}$/.test(payload)
  )
    return refuse('format');
  // capital letters alone, as the standard writes it: then no changed character passes
  if (crc16(payload.slice(0, -4)) !== payload.slice(-4)) return refuse('crc');
  const info = getPixPayloadInfo(payload);
  const recurrence = recurrenceOf(payload);
  if (!info && !recurrence) return refuse('not-pix');
  return {
    ok: true,
    code: {
      kind: !info ? 'recurrence' : info.url ? 'dynamic' : 'static',
      key: info?.key ?? null,
      location: info?.url ?? null,
      recurrence,
      merchantName: info?.merchantName ?? findField(payload, '59') ?? '',
      merchantCity: info?.merchantCity ?? findField(payload, '60') ?? '',
      amount: info?.amount === undefined ? null : Math.round(info.amount * 100),
      // a longer one is no txid of a static code: it may be that of somebody's charge
      txid: info?.txid && info.txid.length <= LONGEST_STATIC_TXID ? info.txid : null,
      description: info?.description ?? null,
    },
  };
};
