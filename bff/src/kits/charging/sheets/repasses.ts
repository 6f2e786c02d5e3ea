import { cleanCode, splitFaults, type Repass } from '@balcao/contract/shared/split';
import { formatMoney, formatPercent } from '../../../core/money';
import { faultWords } from '../issue-rules';
import { payeeFault } from '../splits';
import { plainText } from './cells';
import type { SheetColumn, SheetFacts } from './kind';
import { shownAs, type CellReader } from './reading';
import { readPart } from './values';

/** The fields of the n-th payee: its code and its part. */
const fieldsOf = (n: number) => (n === 1 ? ['payee_code', 'payee_part'] : [`payee_code_${n}`, `payee_part_${n}`]);

/** The columns of up to three payees of a row; a charge with more payees cannot be issued from a spreadsheet. */
const PAIRS = [1, 2, 3].map((n): [SheetColumn, SheetColumn] => {
  const [code, part] = fieldsOf(n);
  const name = n === 1 ? 'Repasse' : `Repasse ${n}`;
  const called = (words: string[]) => words.map((word) => (n === 1 ? word : `${word}${n}`)).join('|');
  return [
    {
      field: code!,
      title: `${name}: código da conta`,
      width: 34,
      called: called(['repassepara', 'codigodaconta', 'contadorepasse', 'codigodequemrecebe']),
      examples: () => [null, null],
    },
    {
      field: part!,
      title: `${name}: valor ou %`,
      width: 18,
      called: called(['repasse', 'valordorepasse', 'percentualderepasse', 'percentualdorepasse']),
      shown: shownAs(readPart, ({ type, value }) =>
        type === 'currency' ? formatMoney(value) : formatPercent(value, 2),
      ),
      examples: () => [null, null],
    },
  ];
});

export const REPASS_COLUMNS: readonly SheetColumn[] = PAIRS.flat();
/** The fields of the columns that name payees. */
export const PAYEE_FIELDS: readonly string[] = PAIRS.map(([{ field }]) => field);

/** Reads the splits of a row's item; their faults are reported at their cells. */
export function readRepasses(
  cell: (field: string) => string,
  { accountId, payees }: SheetFacts,
  reader: CellReader,
  item: { amount: number; value: number },
): Repass[] {
  const parts = PAIRS.flatMap(([{ field: codeField }, { field: partField }]) => {
    const payee_code = cleanCode(plainText(cell(codeField)));
    const part = reader.take(partField, readPart);
    const fault = payee_code ? payeeFault(payees.get(payee_code), accountId) : null;
    if (fault) reader.refuse(codeField, fault);
    if (payee_code && !part) reader.refuse(partField, 'Informe quanto é repassado, como 10% ou 25,00');
    if (part && !payee_code) reader.refuse(codeField, 'Informe o código da conta de quem recebe');
    return payee_code && part ? [{ codeField, partField, repass: { payee_code, ...part } }] : [];
  });
  const repasses = parts.map(({ repass }) => repass);
  for (const [field, fault] of Object.entries(splitFaults([{ ...item, repasses }]))) {
    const [n, of] = field.split('.').slice(-2);
    const { codeField, partField } = parts[Number(n)]!;
    reader.refuse(of === 'payee_code' ? codeField : partField, faultWords(fault));
  }
  return repasses;
}
