import { FILE_BANK, type CnabLayout } from './bank';
import { SEGMENT_T, SEGMENT_U } from './cnab240';
import { RETURN_HEADER, RETURN_TITLE, TRAILER } from './cnab400';
import { billing240, segmentStart } from './frame240';
import { account240, holder400, type FileOwner } from './owner';
import { documentIn, documentType, ourNumberIn, ourNumberText } from './title';
import { decodeRecord, encodeRecord } from './value';

/** What happened to a title. Integer cents, São Paulo days. */
export interface Movement {
  /** Occurrence code. */
  code: string;
  ourNumber: number;
  /** Check digit of our number. */
  ourDigit: string;
  documentNumber: string;
  companyId: string;
  due: string | null;
  value: number;
  payer: { document: string; name: string };
  /** Codes of two characters, one after the other. */
  reasons: string;
  fee: number;
  accrued: number;
  discount: number;
  paid: number;
  net: number;
  occurredOn: string;
  creditOn: string | null;
}

/** Lines of a return file. @throws RangeError where a movement does not fit */
export const returnLines = (layout: CnabLayout, owner: FileOwner, movements: readonly Movement[]): string[] =>
  (layout === 'cnab240' ? return240 : return400)(owner, movements);

const sumOf = (movements: readonly Movement[]) => ({
  titles: movements.length,
  value: movements.reduce((sum, { value }) => sum + value, 0),
});

function return240(owner: FileOwner, movements: readonly Movement[]): string[] {
  const lines: string[] = [];
  for (const move of movements) {
    lines.push(
      encodeRecord(SEGMENT_T, {
        ...segmentStart(lines.length + 1, move.code),
        ...account240(owner),
        ourNumber: ourNumberText(move.ourNumber, move.ourDigit),
        wallet: '1',
        documentNumber: move.documentNumber,
        due: move.due,
        value: move.value,
        paidAtBank: move.paid ? FILE_BANK.code : '000',
        companyId: move.companyId,
        currency: '09',
        documentType: move.payer.document ? String(documentType(move.payer.document)) : '0',
        document: move.payer.document,
        name: move.payer.name,
        fee: move.fee,
        reasons: move.reasons,
      }),
    );
    const { accrued, discount, paid, net, occurredOn, creditOn } = move;
    lines.push(
      encodeRecord(SEGMENT_U, {
        ...segmentStart(lines.length + 1, move.code),
        accrued,
        discount,
        paid,
        net,
        occurredOn,
        creditOn,
      }),
    );
  }
  return billing240(owner, '2', lines, sumOf(movements));
}

function return400(owner: FileOwner, movements: readonly Movement[]): string[] {
  const { titles, value } = sumOf(movements);
  const header = encodeRecord(RETURN_HEADER, {
    agency: FILE_BANK.agency,
    account: Number(owner.account.replace('-', '')),
    company: owner.name,
    bank: FILE_BANK.code,
    bankName: FILE_BANK.name,
    createdOn: owner.createdOn,
    fileNumber: owner.fileNumber,
    sequence: 1,
  });
  const lines = movements.map((move, n) => {
    const { code, payer, ourNumber, ourDigit, ...rest } = move;
    return encodeRecord(RETURN_TITLE, {
      ...rest,
      ...holder400(owner),
      ourNumber,
      ourDigit,
      wallet: '1',
      movement: code,
      paidAtBank: move.paid ? FILE_BANK.code : '000',
      species: '01',
      payerType: payer.document ? String(documentType(payer.document)) : '00',
      payerDocument: payer.document,
      name: payer.name,
      sequence: n + 2,
    });
  });
  return [header, ...lines, encodeRecord(TRAILER, { titles, value, sequence: titles + 2 })];
}

/** The movements of a return file of this bank. */
export function movementsIn(layout: CnabLayout, lines: readonly string[]): Movement[] {
  return layout === 'cnab240' ? movementsIn240(lines) : movementsIn400(lines);
}

function movementsIn240(lines: readonly string[]): Movement[] {
  const movements: Movement[] = [];
  for (const line of lines) {
    if (line[7] !== '3') continue;
    if (line[13] === 'T') {
      const v = decodeRecord(SEGMENT_T, line);
      const text = String(v.ourNumber);
      movements.push({
        code: String(v.movement),
        ourNumber: Math.max(0, ourNumberIn(text)),
        ourDigit: text.slice(11),
        documentNumber: String(v.documentNumber),
        companyId: String(v.companyId),
        due: v.due as string | null,
        value: Number(v.value),
        payer: { document: v.documentType === '0' ? '' : documentIn(v.documentType, v.document), name: String(v.name) },
        reasons: String(v.reasons),
        fee: Number(v.fee),
        accrued: 0,
        discount: 0,
        paid: 0,
        net: 0,
        occurredOn: '',
        creditOn: null,
      });
    } else if (line[13] === 'U' && movements.length) {
      const { accrued, discount, paid, net, occurredOn, creditOn } = decodeRecord(SEGMENT_U, line);
      Object.assign(movements.at(-1)!, { accrued, discount, paid, net, occurredOn, creditOn });
    }
  }
  return movements;
}

const movementsIn400 = (lines: readonly string[]): Movement[] =>
  lines
    .filter((line) => line[0] === '1')
    .map((line) => {
      const v = decodeRecord(RETURN_TITLE, line);
      return {
        code: String(v.movement),
        ourNumber: Number(v.ourNumber),
        ourDigit: Number(v.ourNumber) ? String(v.ourDigit) : '',
        documentNumber: String(v.documentNumber),
        companyId: String(v.companyId),
        due: v.due as string | null,
        value: Number(v.value),
        payer: {
          document: v.payerType === '00' ? '' : documentIn(v.payerType, v.payerDocument),
          name: String(v.name),
        },
        reasons: String(v.reasons),
        fee: Number(v.fee),
        accrued: Number(v.accrued),
        discount: Number(v.discount),
        paid: Number(v.paid),
        net: Number(v.net),
        occurredOn: String(v.occurredOn ?? ''),
        creditOn: v.creditOn as string | null,
      };
    });
