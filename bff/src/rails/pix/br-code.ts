import { generatePixPayload, getPixPayloadInfo } from '@brazilian-utils/brazilian-utils';
import { fields, findField, tlv } from './tlv';
import { crc16 } from './crc16';

const GUI = 'br.gov.bcb.pix';

/** The data in a Pix BR Code. `amount` in integer cents; `location` and `recurrence` without scheme. */
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

/** Why a code was refused, as told to the user; pt-BR. */
export const BR_CODE_FAULTS: Record<BrCodeFault, string> = {
  format: 'O código Pix está incompleto ou não é um Pix Copia e Cola.',
  crc: 'O código Pix foi alterado ou copiado pela metade: o verificador não confere.',
  'not-pix': 'Este QR Code não é de um pagamento Pix.',
};

export type BrCodeReading = { ok: true; code: BrCode } | { ok: false; reason: BrCodeFault; message: string };

type Merchant = { merchantName: string; merchantCity: string };

/** Whether something of a text is left when it is folded to ASCII. */
const canBeFolded = (text: string): boolean => /[\x21-\x7E]/.test(text.normalize('NFD'));

/** A merchant as a BR Code can carry it: a name or city without a Latin letter or digit is told in general words. */
export const carriedMerchant = ({ merchantName, merchantCity }: Merchant): Merchant => ({
  merchantName: canBeFolded(merchantName) ? merchantName : 'RECEBEDOR',
  merchantCity: canBeFolded(merchantCity) ? merchantCity : 'BRASIL',
});

const orThrow = (payload: string | null, what: object): string => {
  if (payload === null) throw new RangeError(`no BR Code can say this: ${JSON.stringify(what)}`);
  return payload;
};

/**
 * The text of a dynamic BR Code. The library folds name and city to ASCII and cuts them to 25 and 15 characters.
 * `location`: host and path without scheme, at most 77 characters. @throws RangeError for another location.
 */
export const buildDynamicBrCode = (params: Merchant & { location: string }): string =>
  orThrow(generatePixPayload({ url: params.location, ...carriedMerchant(params) }), params);

/** Most characters of a static code's txid (Manual do BR Code). */
const LONGEST_STATIC_TXID = 25;

/**
 * The text of a static BR Code. `amount` in integer cents, absent where the payer types the amount; `txid`: up to 25 letters and digits.
 * @throws RangeError for a bad key or txid.
 */
export const buildStaticBrCode = (
  params: Merchant & { key: string; amount?: number; txid?: string; description?: string },
): string => {
  const { amount, ...rest } = params;
  const payload = { ...rest, ...carriedMerchant(params), ...(amount === undefined ? {} : { amount: amount / 100 }) };
  return orThrow(generatePixPayload(payload), params);
};

/** Appends the CRC field; the CRC covers its own id and length, '6304' (Manual do BR Code). */
const seal = (body: string): string => `${body}6304${crc16(`${body}6304`)}`;

/** Adds a Pix automático recurrence (template 80) to a static or dynamic code. @throws RangeError where `recurrence` is no location. */
export const addRecurrence = (payload: string, recurrence: string): string => {
  if (!/^[\w.-]+\/[\w./-]+$/.test(recurrence) || recurrence.length > 77)
    throw new RangeError(`not a location: ${recurrence}`);
  return seal(payload.slice(0, -8) + tlv('80', tlv('00', GUI) + tlv('25', recurrence)));
};

/** The text of a BR Code with a recurrence only, without payment (journey 2 of Pix automático). */
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
 * Reads a Pix Copia e Cola text, spaces around it allowed: structure, then CRC, then fields. Never throws, whatever the text.
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
  // compared with case, as the standard writes the CRC in capitals: so a change of any character is detected
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
      // a longer text is no txid of a static code: it could be the txid of somebody's charge
      txid: info?.txid && info.txid.length <= LONGEST_STATIC_TXID ? info.txid : null,
      description: info?.description ?? null,
    },
  };
};
