import { INSTRUCTIONS } from '@balcao/contract/shared/cnab/occurrences';
import type { Term, Title } from '@balcao/contract/shared/cnab/title';
import { formatCep, formatDocument, isCnpj, isCpf } from '../../core/documents';
import type { Cell } from '../../core/spreadsheet';
import { fullCep, fullDocument, plainText } from '../../kits/charging/sheets/cells';
import { readCents, readDay, readInteger, readPart, readYes, type Read } from '../../kits/charging/sheets/values';

/** A column of a spreadsheet of titles: what it says of a title, and how a title takes it. */
export interface TitleColumn {
  title: string;
  width: number;
  isRequired?: true;
  write: (title: Title) => Cell;
  /** Sets what the cell says, and answers what is wrong with it; a blank cell sets nothing. */
  take: (title: Title, cell: string) => string | undefined;
}

const column = <T>(
  title: string,
  width: number,
  write: (title: Title) => Cell,
  read: (cell: string) => Read<T>,
  set: (title: Title, value: T) => void,
): TitleColumn => ({
  title,
  width,
  write,
  take: (into, cell) => {
    const value = read(cell);
    if (value && 'fault' in value) return value.fault;
    if (value) set(into, value.value);
    return undefined;
  },
});

/** A text that fits so many columns of the file. */
const text =
  (most: number) =>
  (cell: string): Read<string> => {
    const typed = plainText(cell).trim();
    if (!typed) return null;
    return typed.length > most ? { fault: `Use até ${most} caracteres` } : { value: typed };
  };

const readDocument = (cell: string): Read<string> => {
  const typed = fullDocument(plainText(cell));
  if (!typed) return null;
  return isCpf(typed) || isCnpj(typed) ? { value: typed } : { fault: 'Informe um CPF ou CNPJ válido' };
};

const readZipcode = (cell: string): Read<string> => {
  const typed = fullCep(plainText(cell).replace(/[\s.-]/g, ''));
  if (!typed) return null;
  return /^\d{8}$/.test(typed) ? { value: typed } : { fault: 'Informe um CEP de 8 dígitos' };
};

const readMovement = (cell: string): Read<string> => {
  const code = plainText(cell).trim().slice(0, 2).trim();
  if (!code) return null;
  const padded = code.padStart(2, '0');
  return Object.hasOwn(INSTRUCTIONS, padded) ? { value: padded } : { fault: 'Informe um código de movimento, como 01' };
};

/** Cents ('5,00') or a percentage ('2%'), as files have them. */
const readTerm = (cell: string): Read<Term> => {
  const part = readPart(cell);
  if (!part || 'fault' in part) return part;
  const { type, value } = part.value;
  return value === 0 ? null : { value: { kind: type === 'currency' ? 1 : 2, value } };
};

const hundredths = (value: number): string => `${Math.floor(value / 100)},${String(value % 100).padStart(2, '0')}`;
const shownTerm = (term: Term | null): Cell =>
  term && (term.kind === 1 ? { cents: term.value } : `${hundredths(term.value)}%`);
const shownDay = (day: string | null): Cell => day && { day };
const shownCents = (cents: number): Cell => (cents ? { cents } : null);

const ofPayer = (name: keyof Title['payer'], title: string, width: number, most: number) =>
  column(
    title,
    width,
    ({ payer }) => payer[name] || null,
    text(most),
    ({ payer }, value) => (payer[name] = value),
  );

const MOST_MESSAGES = 4;
const MESSAGE = 40;

/** A message in lines as wide as the file's, broken between words. */
function messageLines(message: string): string[] {
  const lines: string[] = [];
  for (const word of message.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= MESSAGE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const readMessage = (cell: string): Read<string[]> => {
  const lines = messageLines(plainText(cell));
  if (!lines.length) return null;
  const isTooLong = lines.length > MOST_MESSAGES || lines.some((line) => line.length > MESSAGE);
  return isTooLong ? { fault: `Use até ${MOST_MESSAGES} linhas de ${MESSAGE} caracteres` } : { value: lines };
};

/** All that a title has, in the order of the spreadsheet. */
export const TITLE_COLUMNS: readonly TitleColumn[] = [
  {
    ...column(
      'CPF ou CNPJ',
      20,
      ({ payer }) => formatDocument(payer.document),
      readDocument,
      (t, v) => (t.payer.document = v),
    ),
    isRequired: true,
  },
  { ...ofPayer('name', 'Nome', 34, 40), isRequired: true },
  column(
    'Vencimento',
    13,
    (t) => shownDay(t.due),
    readDay,
    (t, v) => (t.due = v),
  ),
  column(
    'Valor',
    13,
    (t) => shownCents(t.value),
    readCents,
    (t, v) => (t.value = v),
  ),
  column(
    'Número do documento',
    20,
    (t) => t.documentNumber || null,
    text(10),
    (t, v) => (t.documentNumber = v),
  ),
  column(
    'Identificação',
    26,
    (t) => t.companyId || null,
    text(25),
    (t, v) => (t.companyId = v),
  ),
  column(
    'Movimento',
    11,
    (t) => t.movement,
    readMovement,
    (t, v) => (t.movement = v),
  ),
  column(
    'Nosso número',
    14,
    (t) => (t.ourNumber > 0 ? String(t.ourNumber) : null),
    readInteger,
    (t, v) => (t.ourNumber = v),
  ),
  column(
    'Emissão',
    13,
    (t) => shownDay(t.issuedOn),
    readDay,
    (t, v) => (t.issuedOn = v),
  ),
  column(
    'Multa (R$ ou %)',
    16,
    (t) => shownTerm(t.fine),
    readTerm,
    (t, v) => (t.fine = v),
  ),
  column(
    'Juros (R$ ao dia ou % ao mês)',
    28,
    (t) => shownTerm(t.interest),
    readTerm,
    (t, v) => (t.interest = v),
  ),
  column(
    'Desconto (R$ ou %)',
    20,
    (t) => shownTerm(t.discount),
    readTerm,
    (t, v) => (t.discount = { ...v, until: t.discount?.until ?? null }),
  ),
  column(
    'Desconto até',
    13,
    (t) => shownDay(t.discount?.until ?? null),
    readDay,
    (t, v) => t.discount && (t.discount.until = v),
  ),
  column(
    'Abatimento',
    13,
    (t) => shownCents(t.abatement),
    readCents,
    (t, v) => (t.abatement = v),
  ),
  column(
    'Baixa (dias)',
    12,
    (t) => (t.writeOffDays === null ? null : { number: t.writeOffDays }),
    readInteger,
    (t, v) => (t.writeOffDays = v),
  ),
  ofPayer('street', 'Endereço', 34, 40),
  ofPayer('neighborhood', 'Bairro', 18, 12),
  column(
    'CEP',
    11,
    ({ payer }) => payer.zipcode && formatCep(payer.zipcode),
    readZipcode,
    (t, v) => (t.payer.zipcode = v),
  ),
  ofPayer('city', 'Cidade', 20, 15),
  ofPayer('state', 'UF', 6, 2),
  ofPayer('email', 'E-mail', 28, 60),
  column(
    'Mensagem',
    40,
    (t) => t.messages.join(' ') || null,
    readMessage,
    (t, v) => (t.messages = v),
  ),
  column(
    'Pix no boleto',
    14,
    (t) => (t.wantsPix ? 'Sim' : null),
    readYes,
    (t, v) => (t.wantsPix = v),
  ),
];
