import type { BatchTerms } from '@balcao/contract/charges';
import { WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { FILE_BANK } from '@balcao/contract/shared/cnab/bank';
import type { Fault } from '@balcao/contract/shared/cnab/fault';
import { INSTRUCTIONS } from '@balcao/contract/shared/cnab/occurrences';
import type { ShippingHeader } from '@balcao/contract/shared/cnab/shipping';
import type { ReadTitle, Term, TitleField } from '@balcao/contract/shared/cnab/title';
import type { Checked } from '@balcao/contract/shared/cnab/validate';
import type { StoredFault } from './tables';

const MOST_TITLES = 10_000;

/** Faults of one field of one record: they refuse the title, not the file. */
const OF_A_FIELD = new Set(['digits', 'day', 'required', 'fixed', 'document', 'control']);

const placeText = ({ line, from, to, field }: Fault): string =>
  [
    line === null ? '' : `Linha ${line}`,
    from === null ? '' : from === to ? `coluna ${from}` : `colunas ${from} a ${to}`,
    field === null ? '' : `(${field})`,
  ]
    .filter(Boolean)
    .join(', ')
    .replace(', (', ' (');

/** A fault in one sentence, pt-BR. */
export const faultText = (fault: Fault): string => {
  const place = placeText(fault);
  return `${place ? `${place}: ` : ''}encontrado ${fault.found}; esperado ${fault.expected}. ${fault.mend}`;
};

/** Whether a file has more faults than are told of it. */
export const hasTooManyFaults = ({ faults, errors }: Pick<Checked, 'faults' | 'errors'>): boolean =>
  errors > faults.filter((fault) => !fault.isNotice).length;

/** Why a file cannot be a shipping file of the account at all, pt-BR; null where it can. @param account digits of its number */
export function fileRefusal(
  { file, faults, errors }: Checked,
  header: ShippingHeader | null,
  titles: readonly ReadTitle[],
  owner: { account: string; document: string },
): string | null {
  const structural = faults.find((fault) => !fault.isNotice && !isOfTitle(fault, titles));
  if (!file || !header) return `Este arquivo não pode ser lido. ${structural ? faultText(structural) : ''}`.trim();
  if (file.bank !== FILE_BANK.code)
    return `Este arquivo é do banco ${file.bank}. Gere a remessa para o banco ${FILE_BANK.code}.`;
  if (file.kind !== 'shipping') return 'Este não é um arquivo de remessa de cobrança.';
  if (structural) return `Este arquivo não pode ser processado. ${faultText(structural)}`;
  if (hasTooManyFaults({ faults, errors })) return 'Este arquivo tem erros demais. Confira no validador de layout.';
  if (header.account !== owner.account) return 'A remessa é de outra conta: confira a conta no cabeçalho do arquivo.';
  if (header.document !== null && header.document !== owner.document)
    return 'A remessa é de outra empresa: confira o CPF ou CNPJ no cabeçalho do arquivo.';
  if (!titles.length) return 'A remessa não tem títulos.';
  return titles.length > MOST_TITLES ? 'A remessa tem mais de 10.000 títulos. Divida em arquivos menores.' : null;
}

/** Whether a fault refuses one title only: it is of a field of one of its lines. */
function isOfTitle({ code, line }: Fault, titles: readonly ReadTitle[]): boolean {
  const last = titles.at(-1);
  return (
    OF_A_FIELD.has(code) && line !== null && last !== undefined && titles[0]!.line <= line && line <= lastLine(last)
  );
}

const lastLine = ({ line, places }: ReadTitle): number =>
  Math.max(line, ...Object.values(places).map((place) => place.line));

/** The faults of the titles' fields, by the titles' first lines. */
export function fieldFaults(faults: readonly Fault[], titles: readonly ReadTitle[]): Map<number, StoredFault[]> {
  const faultsOf = new Map<number, StoredFault[]>();
  let at = 0;
  const sorted = faults.filter((fault) => OF_A_FIELD.has(fault.code) && fault.line !== null);
  for (const { line, from, to, field, found: text, expected, mend } of sorted.toSorted((a, b) => a.line! - b.line!)) {
    while (at + 1 < titles.length && titles[at + 1]!.line <= line!) at++;
    const first = titles[at]?.line;
    if (first === undefined || line! < first) continue;
    const message = `Encontrado ${text}; esperado ${expected}. ${mend}`;
    faultsOf.set(first, [...(faultsOf.get(first) ?? []), { line: line!, from, to, field, name: null, message }]);
  }
  return faultsOf;
}

/** A fault at a title's field; of the whole title where it has no such field. */
export function faultAt({ line, places }: ReadTitle, name: TitleField, message: string): StoredFault {
  const place = places[name];
  return place ? { ...place, name, message } : { line, from: null, to: null, field: null, name, message };
}

const MOST = { fine: 1000, interest: 330 };

/** Percent × 100 of a value; an amount is turned into one, rounded down so that nobody pays more than was asked. */
const fineOf = ({ kind, value }: Term, nominal: number): number =>
  kind === 2 ? value : Math.floor((value * 10_000) / Math.max(1, nominal));

/** Thousandths of a percent a day, of an amount a day or of hundredths of a percent a month of thirty days; rounded down. */
const interestOf = ({ kind, value }: Term, nominal: number): number =>
  Math.floor(kind === 2 ? value / 3 : (value * 100_000) / Math.max(1, nominal));

/** The terms that a title asks for, as the portal issues them, and what no billet can hold, at its fields. */
export function termsOf(title: ReadTitle): { input: BatchTerms; faults: StoredFault[] } {
  const faults: StoredFault[] = [];
  const refuse = (name: TitleField, message: string) => faults.push(faultAt(title, name, message));
  const { value, abatement, discount, writeOffDays, documentNumber } = title;
  if (title.due === null) refuse('due', 'Informe o vencimento');
  if (value === 0) refuse('value', 'Informe um valor maior que zero');
  const fine = title.fine && fineOf(title.fine, value);
  const interest = title.interest && interestOf(title.interest, value);
  if (fine && fine > MOST.fine) refuse('fine', 'A multa vai até 10%');
  if (interest && interest > MOST.interest) refuse('interest', 'Os juros vão até 0,33% ao dia');
  if (discount && discount.until === null) refuse('discountUntil', 'Informe até quando vale o desconto');
  if (writeOffDays !== null && writeOffDays > WRITE_OFF_DAYS.maximum)
    refuse('due', `A baixa automática vai até ${WRITE_OFF_DAYS.maximum} dias`);
  const message = title.messages.join('\n');
  const input: BatchTerms = {
    items: [{ name: documentNumber ? `Título ${documentNumber}` : 'Cobrança', amount: 1, value: Math.max(1, value) }],
    expire_at: title.due ?? '',
    ...(abatement ? { discount: { type: 'currency', value: abatement } } : {}),
    ...(discount?.until
      ? {
          conditional_discount: {
            type: discount.kind === 1 ? 'currency' : 'percentage',
            value: discount.value,
            until_date: discount.until,
          },
        }
      : {}),
    ...(fine === null ? {} : { fine }),
    ...(interest === null ? {} : { interest }),
    ...(writeOffDays === null ? {} : { write_off_days: writeOffDays }),
    ...(message ? { message } : {}),
    ...(title.wantsPix ? { is_bolix: true } : {}),
  };
  return { input, faults };
}

/** Which field of a title each field of a charge's terms comes from. */
const FIELD_OF: Record<string, TitleField> = {
  expire_at: 'due',
  items: 'value',
  discount: 'abatement',
  conditional_discount: 'discount',
  fine: 'fine',
  interest: 'interest',
  message: 'message',
};

export const fieldOf = (field: string): TitleField =>
  field === 'conditional_discount.until_date' ? 'discountUntil' : (FIELD_OF[field.split('.')[0]!] ?? 'value');

/** FEBRABAN's reason (C047) of a refusal, by the field it is at. */
const REASONS: Partial<Record<TitleField, string>> = {
  movement: '05',
  ourNumber: '08',
  due: '16',
  value: '20',
  interest: '27',
  discount: '29',
  discountUntil: '80',
  abatement: '33',
  name: '45',
  document: '46',
  street: '47',
  zipcode: '48',
  fine: '59',
};

/** Reasons of a refused title as a return file tells them: two characters each, at most five. */
export const reasonsOf = (faults: readonly Pick<StoredFault, 'name'>[]): string =>
  [...new Set(faults.map(({ name }) => (name && REASONS[name]) ?? '99'))].slice(0, 5).join('');

/** The occurrence that tells a refused movement. */
export const refusedCode = (movement: string): string => (movement === '01' ? '03' : movement === '06' ? '30' : '26');

/** What a movement code asks for, pt-BR. */
export const movementLabel = (movement: string): string =>
  (INSTRUCTIONS as Record<string, string>)[movement] ?? `Movimento ${movement}`;
