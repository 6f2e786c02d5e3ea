import { SEGMENT_P, SEGMENT_Q, SEGMENT_R, SEGMENT_S, SEGMENT_Y04 } from './cnab240';
import { billing240, segmentStart } from './frame240';
import { account240, type FileOwner } from './owner';
import {
  documentIn,
  documentType,
  kindOf,
  lineReader,
  ourNumberIn,
  ourNumberText,
  termOf,
  type ReadTitle,
  type Title,
} from './title';
import { encodeRecord } from './value';

const MESSAGES = [
  ['message3', 'message4'],
  ['message5', 'message6', 'message7', 'message8', 'message9'],
] as const;

/** Lines of a shipping file in CNAB 240. @throws RangeError where a title does not fit */
export function shipping240(owner: FileOwner, titles: readonly Title[]): string[] {
  const lines: string[] = [];
  for (const title of titles) {
    const start = () => segmentStart(lines.length + 1, title.movement);
    lines.push(encodeRecord(SEGMENT_P, { ...start(), ...titlePart(owner, title) }));
    lines.push(encodeRecord(SEGMENT_Q, { ...start(), ...payerPart(title) }));
    const [inR, inS] = [title.messages.slice(0, 2), title.messages.slice(2)];
    if (title.fine || inR.length)
      lines.push(
        encodeRecord(SEGMENT_R, {
          ...start(),
          fineKind: kindOf(title.fine),
          fineFrom: title.fine ? title.due : null,
          fine: title.fine?.value ?? 0,
          ...Object.fromEntries(MESSAGES[0].map((name, n) => [name, inR[n] ?? ''])),
        }),
      );
    if (inS.length)
      lines.push(
        encodeRecord(SEGMENT_S, {
          ...start(),
          printed: '3',
          ...Object.fromEntries(MESSAGES[1].map((name, n) => [name, inS[n] ?? ''])),
        }),
      );
    if (title.wantsPix || title.payer.email)
      lines.push(
        encodeRecord(SEGMENT_Y04, { ...start(), email: title.payer.email, keyKind: title.wantsPix ? '5' : '' }),
      );
  }
  const value = titles.reduce((sum, title) => sum + title.value, 0);
  return billing240(owner, '1', lines, { titles: titles.length, value });
}

const titlePart = (owner: FileOwner, title: Title) => ({
  ...account240(owner),
  ourNumber: ourNumberText(title.ourNumber),
  wallet: '1',
  registration: '1',
  paperType: '2',
  issuedBy: '1',
  documentNumber: title.documentNumber,
  due: title.due,
  value: title.value,
  species: '02',
  accepted: 'N',
  issuedOn: title.issuedOn,
  interestKind: title.interest ? kindOf(title.interest) : '3',
  interest: title.interest?.value ?? 0,
  discountKind: kindOf(title.discount),
  discountUntil: title.discount?.until ?? null,
  discount: title.discount?.value ?? 0,
  abatement: title.abatement,
  companyId: title.companyId,
  writeOffKind: title.writeOffDays === null ? '0' : '1',
  writeOffDays: title.writeOffDays ?? 0,
  currency: '09',
});

const payerPart = ({ payer }: Title) => ({
  documentType: String(documentType(payer.document)),
  document: payer.document,
  name: payer.name,
  street: payer.street,
  neighborhood: payer.neighborhood,
  zipcode: payer.zipcode,
  city: payer.city,
  state: payer.state,
});

/** The titles of a file's lines; lines that belong to no title are left out. The file's structure must have been checked. */
export function titlesIn240(lines: readonly string[]): ReadTitle[] {
  const titles: ReadTitle[] = [];
  lines.forEach((line, at) => {
    if (line[7] !== '3') return;
    const letter = line[13];
    if (letter === 'P') titles.push(readTitle(line, at + 1));
    const title = titles.at(-1);
    if (!title) return;
    if (letter === 'Q') readPayer(title, line, at + 1);
    else if (letter === 'R') readTerms(title, line, at + 1);
    else if (letter === 'S') readMessages(title, line, at + 1);
    else if (letter === 'Y' && line.slice(17, 19) === '04') readPix(title, line, at + 1);
  });
  return titles;
}

function readTitle(line: string, at: number): ReadTitle {
  const { values: v, place } = lineReader(SEGMENT_P, line, at);
  const discount = termOf(v.discountKind, v.discount);
  return {
    line: at,
    movement: String(v.movement),
    ourNumber: ourNumberIn(String(v.ourNumber)),
    documentNumber: String(v.documentNumber),
    companyId: String(v.companyId),
    due: v.due as string | null,
    value: Number(v.value),
    issuedOn: v.issuedOn as string | null,
    abatement: Number(v.abatement),
    fine: null,
    interest: termOf(v.interestKind, v.interest),
    discount: discount && { ...discount, until: v.discountUntil as string | null },
    writeOffDays: v.writeOffKind === '1' ? Number(v.writeOffDays) : null,
    payer: { document: '', name: '', street: '', neighborhood: '', zipcode: '', city: '', state: '', email: '' },
    messages: [],
    wantsPix: false,
    places: {
      movement: place('movement'),
      ourNumber: place('ourNumber'),
      due: place('due'),
      value: place('value'),
      interest: place('interest'),
      discount: place('discount'),
      discountUntil: place('discountUntil'),
      abatement: place('abatement'),
      // until its segment Q is read
      document: place('movement'),
    },
  };
}

function readPayer(title: ReadTitle, line: string, at: number): void {
  const { values: v, place } = lineReader(SEGMENT_Q, line, at);
  const names = ['name', 'street', 'neighborhood', 'zipcode', 'city', 'state'] as const;
  for (const name of names) {
    title.payer[name] = String(v[name]).trim();
    title.places[name] = place(name);
  }
  if (/^0*$/.test(title.payer.zipcode)) title.payer.zipcode = '';
  title.payer.document = documentIn(v.documentType, v.document);
  title.places.document = place('document');
}

function readTerms(title: ReadTitle, line: string, at: number): void {
  const { values: v, place } = lineReader(SEGMENT_R, line, at);
  title.fine = termOf(v.fineKind, v.fine);
  title.places.fine = place('fine');
  addMessages(
    title,
    MESSAGES[0].map((name) => String(v[name])),
  );
  title.places.message ??= place('message3');
}

function readMessages(title: ReadTitle, line: string, at: number): void {
  const { values: v, place } = lineReader(SEGMENT_S, line, at);
  if (v.printed === '3')
    addMessages(
      title,
      MESSAGES[1].map((name) => String(v[name])),
    );
  title.places.message ??= place('message5');
}

function readPix(title: ReadTitle, line: string, at: number): void {
  const { values: v, place } = lineReader(SEGMENT_Y04, line, at);
  title.payer.email = String(v.email).toLowerCase();
  title.places.email = place('email');
  title.wantsPix = [v.keyKind, v.key, v.txid].some((text) => text !== '');
}

const addMessages = (title: Title, messages: string[]): void => {
  title.messages.push(...messages.filter((text) => text !== ''));
};
