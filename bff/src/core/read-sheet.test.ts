import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook with one row below its titles. Cell styles: 0 plain number, 1 built-in percentage, 2 custom percentage format. */
const workbook = (cells: string): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
        '_rels/.rels': `${XML}<Relationships xmlns="${RELS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
        'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
        'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="165" formatCode="0.0##%"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
        'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Multa</t></is></c><c r="B1" t="inlineStr"><is><t>Juros</t></is></c><c r="C1" t="inlineStr"><is><t>Valor</t></is></c></row><row r="2">${cells}</row></sheetData></worksheet>`,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );

describe('a workbook', () => {
  it('a percentage is read as it is shown, a plain number as the file holds it', async () => {
    const { rows } = await readSheet(
      workbook('<c r="A2" s="1"><v>0.02</v></c><c r="B2" s="2"><v>3.3E-4</v></c><c r="C2" s="0"><v>0.02</v></c>'),
    );
    expect(rows[0]!.cells).toEqual(['2%', '0.033%', '0.02']);
  });
});
