import { expect, it } from 'vitest';
import type { StatementLine } from '@balcao/contract/statement';
import { ofxFoot, ofxHead, ofxLine } from './ofx';

const LINE: StatementLine = {
  id: 77,
  // 22 h of 10 March in São Paulo
  at: '2026-03-11T01:02:03.456Z',
  day: '2026-03-10',
  type: 'billet',
  typeLabel: 'Boleto recebido',
  description: 'De  Ana\n& <Filhos>',
  value: 123_456,
  gross: null,
  fee: null,
  balance: 999_999,
  protocol: '000000000042',
};

it('SHELL-7.6-1: a line of an OFX file has its instant of São Paulo, value, number, protocol, type and description', () => {
  expect(ofxLine(LINE)).toBe(
    '<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260310220203[-3:BRT]</DTPOSTED><TRNAMT>1234.56</TRNAMT>' +
      '<FITID>77</FITID><CHECKNUM>000000000042</CHECKNUM><NAME>Boleto recebido</NAME>' +
      '<MEMO>De Ana &amp; &lt;Filhos&gt;</MEMO></STMTTRN>\r\n',
  );
  expect(ofxLine({ ...LINE, value: -5 })).toContain('<TRNTYPE>DEBIT</TRNTYPE>');
  expect(ofxLine({ ...LINE, value: -5 })).toContain('<TRNAMT>-0.05</TRNAMT>');
  expect(ofxLine({ ...LINE, description: 'x'.repeat(256) })).toContain(`<MEMO>${'x'.repeat(255)}</MEMO>`);
});

it('SHELL-7.6-1: an OFX file tells account and period at its head, and the balance of the last day at its end', () => {
  const head = ofxHead({ account: '411869-3', from: '2026-03-01', to: '2026-03-31' }, new Date('2026-04-01T02:00:00Z'));
  for (const told of [
    '<DTSERVER>20260331230000[-3:BRT]</DTSERVER>',
    '<ACCTID>411869-3</ACCTID>',
    '<DTSTART>20260301000000[-3:BRT]</DTSTART><DTEND>20260331000000[-3:BRT]</DTEND>',
  ])
    expect(head).toContain(told);
  expect(ofxFoot(-7, '2026-03-31')).toContain(
    '<LEDGERBAL><BALAMT>-0.07</BALAMT><DTASOF>20260331000000[-3:BRT]</DTASOF>',
  );
});
