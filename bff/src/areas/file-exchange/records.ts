import type { FileRecord } from '@balcao/contract/file-exchange';
import type { CnabLayout } from '@balcao/contract/shared/cnab/bank';
import { INSTRUCTIONS, OCCURRENCES } from '@balcao/contract/shared/cnab/occurrences';
import { tableOf, type FileKind, type Recognised } from '@balcao/contract/shared/cnab/recognise';
import { cut, type Field } from '@balcao/contract/shared/cnab/table';
import { documentIn } from '@balcao/contract/shared/cnab/title';
import { decodeField } from '@balcao/contract/shared/cnab/value';
import { formatDay } from '../../core/calendar';
import { formatDocument, isCnpj, isCpf } from '../../core/documents';
import { formatMoney } from '../../core/money';

const KINDS: Record<FileKind, string> = {
  shipping: 'Remessa de cobrança',
  return: 'Retorno de cobrança',
  statement: 'Extrato de conta',
};
const LAYOUTS: Record<CnabLayout, string> = { cnab240: 'CNAB 240', cnab400: 'CNAB 400' };

/** What a file is, pt-BR. */
export const fileName = ({ kind, layout }: Recognised): string => `${KINDS[kind]}, ${LAYOUTS[layout]}`;

/** A line of a file in human words. @param line its number, from 1 */
export function toRecordDto(file: Recognised, text: string, line: number): FileRecord {
  const table = tableOf(file, text);
  const fields = table?.fields.filter(({ kind }) => kind !== 'blank') ?? [];
  return {
    line,
    text,
    label: table?.label ?? null,
    fields: fields.map((field) => ({
      label: field.label,
      from: field.from,
      to: field.to,
      value: shownValue(file.kind, field, cut(text, field)),
    })),
  };
}

/** A field's value as a person reads it; '' where it is empty, as it stands where it cannot be read. */
function shownValue(kind: FileKind, field: Field, text: string): string {
  const bare = text.trim();
  if (bare === '') return '';
  const value = decodeField(field, text);
  if (field.kind === 'cents') return /^\d+$/.test(text) ? centsText(field, Number(value)) : bare;
  if (field.kind === 'day') return value === null ? (/^0+$/.test(bare) ? '' : bare) : formatDay(String(value));
  if (field.kind === 'number') return /^\d+$/.test(bare) ? String(value) : bare;
  if (field.kind === 'document') return documentText(bare);
  if (field.name === 'movement') return movementText(kind, bare);
  return bare;
}

/** An amount of money; of a field that may be a percentage too, the plain number. */
const centsText = ({ label }: Field, cents: number): string =>
  label.includes('%') || label.includes('percentual') ? formatMoney(cents).replace('R$ ', '') : formatMoney(cents);

function documentText(text: string): string {
  const [cpf, cnpj] = [documentIn(1, text), documentIn(2, text)];
  if (isCnpj(cnpj) && cnpj.length === 14) return formatDocument(cnpj);
  return isCpf(cpf) ? formatDocument(cpf) : text;
}

function movementText(kind: FileKind, code: string): string {
  const words: Record<string, string> = kind === 'return' ? OCCURRENCES : INSTRUCTIONS;
  return words[code] ? `${code}: ${words[code]}` : code;
}
