import { formatAmount } from '../../core/money';
import type { StatementLine } from '@balcao/contract/statement';
import { OWN_BANK } from '../../core/banks';

/** Account and period in an OFX file's head; days are yyyy-mm-dd. */
export interface OfxHead {
  account: string;
  from: string;
  to: string;
}

/** A value as SGML text: in one line, markup escaped, at most `most` characters before escaping. */
const text = (value: string, most: number): string =>
  value.replace(/\s+/g, ' ').slice(0, most).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const amount = (cents: number): string => formatAmount(cents).replaceAll('.', '').replace(',', '.');
const stamp = (iso: string): string =>
  `${new Date(new Date(iso).getTime() - 3 * 3_600_000).toISOString().slice(0, 19).replace(/[-:T]/g, '')}[-3:BRT]`;
const day = (value: string): string => `${value.replaceAll('-', '')}000000[-3:BRT]`;

/** Head of an OFX 1.02 bank statement (OFX 1.0.2, 11.4.2). */
export const ofxHead = ({ account, from, to }: OfxHead, now: Date): string =>
  [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    'SECURITY:NONE',
    'ENCODING:UTF-8',
    'CHARSET:NONE',
    'COMPRESSION:NONE',
    'OLDFILEUID:NONE',
    'NEWFILEUID:NONE',
    '',
    '<OFX>',
    '<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>',
    `<DTSERVER>${stamp(now.toISOString())}</DTSERVER><LANGUAGE>POR</LANGUAGE></SONRS></SIGNONMSGSRSV1>`,
    '<BANKMSGSRSV1><STMTTRNRS><TRNUID>1</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><STMTRS>',
    `<CURDEF>BRL</CURDEF><BANKACCTFROM><BANKID>${OWN_BANK.code}</BANKID><BRANCHID>${OWN_BANK.branch}</BRANCHID>`,
    `<ACCTID>${text(account, 22)}</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>`,
    `<BANKTRANLIST><DTSTART>${day(from)}</DTSTART><DTEND>${day(to)}</DTEND>`,
    '',
  ].join('\r\n');

/** A line as an OFX transaction; FITID is the line's id, which never changes. */
export const ofxLine = (line: StatementLine): string =>
  `<STMTTRN><TRNTYPE>${line.value < 0 ? 'DEBIT' : 'CREDIT'}</TRNTYPE><DTPOSTED>${stamp(line.at)}</DTPOSTED>` +
  `<TRNAMT>${amount(line.value)}</TRNAMT><FITID>${line.id}</FITID><CHECKNUM>${text(line.protocol, 20)}</CHECKNUM>` +
  `<NAME>${text(line.typeLabel, 32)}</NAME><MEMO>${text(line.description, 255)}</MEMO></STMTTRN>\r\n`;

/** End of the file with the balance, in integer cents, at the end of the last day. */
export const ofxFoot = (balance: number, to: string): string =>
  `</BANKTRANLIST><LEDGERBAL><BALAMT>${amount(balance)}</BALAMT><DTASOF>${day(to)}</DTASOF></LEDGERBAL>\r\n` +
  '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\r\n';
