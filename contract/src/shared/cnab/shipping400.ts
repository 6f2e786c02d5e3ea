import { FILE_BANK } from './bank';
import { PIX_OF_TITLE, SHIPPING_HEADER, SHIPPING_TITLE, TRAILER } from './cnab400';
import { holder400, type FileOwner } from './owner';
import { documentIn, documentType, kindOf, lineReader, termOf, type ReadTitle, type Title } from './title';
import { encodeRecord } from './value';

const FURTHER = ['message2', 'message3', 'message4'] as const;

/** Lines of a shipping file in CNAB 400. @throws RangeError where a title does not fit */
export function shipping400(owner: FileOwner, titles: readonly Title[]): string[] {
  const lines = [
    encodeRecord(SHIPPING_HEADER, {
      agency: FILE_BANK.agency,
      account: Number(owner.account.replace('-', '')),
      company: owner.name,
      bank: FILE_BANK.code,
      bankName: FILE_BANK.name,
      createdOn: owner.createdOn,
      fileNumber: owner.fileNumber,
      sequence: 1,
    }),
  ];
  for (const title of titles) {
    lines.push(encodeRecord(SHIPPING_TITLE, { ...titlePart(owner, title), sequence: lines.length + 1 }));
    const further = title.messages.slice(1);
    if (title.wantsPix || title.payer.email || further.length)
      lines.push(
        encodeRecord(PIX_OF_TITLE, {
          wantsPix: title.wantsPix ? 'S' : 'N',
          email: title.payer.email,
          ...Object.fromEntries(FURTHER.map((name, n) => [name, further[n] ?? ''])),
          sequence: lines.length + 1,
        }),
      );
  }
  const value = titles.reduce((sum, title) => sum + title.value, 0);
  lines.push(encodeRecord(TRAILER, { titles: titles.length, value, sequence: lines.length + 1 }));
  return lines;
}

const titlePart = (owner: FileOwner, title: Title) => ({
  ...holder400(owner),
  companyId: title.companyId,
  ourNumber: title.ourNumber,
  interestKind: kindOf(title.interest),
  fineKind: kindOf(title.fine),
  fine: title.fine?.value ?? 0,
  writeOffKind: title.writeOffDays === null ? '0' : '1',
  writeOffDays: title.writeOffDays ?? 0,
  discountKind: kindOf(title.discount),
  wallet: '1',
  movement: title.movement,
  documentNumber: title.documentNumber,
  due: title.due,
  value: title.value,
  bank: FILE_BANK.code,
  species: '01',
  accepted: 'N',
  issuedOn: title.issuedOn,
  interest: title.interest?.value ?? 0,
  discountUntil: title.discount?.until ?? null,
  discount: title.discount?.value ?? 0,
  abatement: title.abatement,
  payerType: String(documentType(title.payer.document)),
  payerDocument: title.payer.document,
  name: title.payer.name,
  street: title.payer.street,
  neighborhood: title.payer.neighborhood,
  zipcode: title.payer.zipcode,
  city: title.payer.city,
  state: title.payer.state,
  message1: title.messages[0] ?? '',
});

/** The titles of a file's lines. The file's structure must have been checked. */
export function titlesIn400(lines: readonly string[]): ReadTitle[] {
  const titles: ReadTitle[] = [];
  lines.forEach((line, at) => {
    if (line[0] === '1') titles.push(readTitle(line, at + 1));
    const title = titles.at(-1);
    if (line[0] === '2' && title) readPix(title, line, at + 1);
  });
  return titles;
}

function readTitle(line: string, at: number): ReadTitle {
  const { values: v, place } = lineReader(SHIPPING_TITLE, line, at);
  const discount = termOf(v.discountKind, v.discount);
  const zipcode = String(v.zipcode).trim();
  return {
    line: at,
    movement: String(v.movement),
    ourNumber: Number(v.ourNumber),
    documentNumber: String(v.documentNumber),
    companyId: String(v.companyId),
    due: v.due as string | null,
    value: Number(v.value),
    issuedOn: v.issuedOn as string | null,
    abatement: Number(v.abatement),
    fine: termOf(v.fineKind, v.fine),
    interest: termOf(v.interestKind, v.interest),
    discount: discount && { ...discount, until: v.discountUntil as string | null },
    writeOffDays: v.writeOffKind === '1' ? Number(v.writeOffDays) : null,
    payer: {
      document: documentIn(v.payerType, v.payerDocument),
      name: String(v.name),
      street: String(v.street),
      neighborhood: String(v.neighborhood),
      zipcode: /^0*$/.test(zipcode) ? '' : zipcode,
      city: String(v.city),
      state: String(v.state),
      email: '',
    },
    messages: v.message1 ? [String(v.message1)] : [],
    wantsPix: false,
    places: {
      ...Object.fromEntries(
        (
          [
            'movement',
            'ourNumber',
            'due',
            'value',
            'fine',
            'interest',
            'discount',
            'discountUntil',
            'abatement',
            'name',
            'street',
            'neighborhood',
            'zipcode',
            'city',
            'state',
          ] as const
        ).map((name) => [name, place(name)]),
      ),
      document: place('payerDocument'),
      message: place('message1'),
    },
  };
}

function readPix(title: ReadTitle, line: string, at: number): void {
  const { values: v, place } = lineReader(PIX_OF_TITLE, line, at);
  title.wantsPix = v.wantsPix === 'S' || v.txid !== '' || v.key !== '';
  title.payer.email = String(v.email).toLowerCase();
  title.places.email = place('email');
  for (const name of FURTHER) if (v[name]) title.messages.push(String(v[name]));
}
