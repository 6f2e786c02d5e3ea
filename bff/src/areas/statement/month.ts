import type { Db } from '../../core/database';
import { csvHeading, csvLines, sheetPart, xlsxFile } from '../../core/spreadsheet';
import { balanceAtEndOf } from './lines';
import { ofxFoot, ofxHead, ofxLine } from './ofx';
import { statementPdf } from './paper';
import { accountOf, allLines, cellsOf, COLUMNS } from './report';

/** The statement of a period as OFX, CSV, XLSX and PDF, by file name; `from` and `to` are São Paulo days, both included. */
export async function monthFiles(
  db: Db,
  accountId: number,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<Record<string, Buffer>> {
  const lines = await allLines(db, accountId, { dateFrom: from, dateTo: to });
  const account = await accountOf(db, accountId);
  const balance = await balanceAtEndOf(db, accountId, to);
  const cells = lines.map(cellsOf);
  const head = ofxHead({ account: account.number, from, to }, now);
  return {
    'extrato.ofx': Buffer.from(head + lines.map(ofxLine).join('') + ofxFoot(balance, to)),
    'extrato.csv': Buffer.concat([csvHeading(COLUMNS), csvLines(cells)]),
    'extrato.xlsx': await xlsxFile(COLUMNS, [sheetPart(cells)], 'Extrato'),
    'extrato.pdf': await statementPdf({ account, lines, from, to, balance, now }),
  };
}
