import type { BatchTerms } from '@balcao/contract/charges';
import { ITEM_AMOUNT } from '@balcao/contract/shared/billet-limits';
import { addDays, formatDay } from '../../../core/calendar';
import { formatMoney, formatPercent } from '../../../core/money';
import type { FieldErrors } from '../issue-rules';
import { plainText } from './cells';
import type { CellFaults, SheetColumn, SheetFacts } from './kind';
import { cellReader, shownAs, type CellReader } from './reading';
import { readRepasses, REPASS_COLUMNS } from './repasses';
import { readCents, readDay, readInteger, readPercent, readYes } from './values';

const yes = (value: boolean) => (value ? 'Sim' : 'Não');
const readFine = (cell: string) => readPercent(cell, 2);
const readInterest = (cell: string) => readPercent(cell, 3);

/** The columns of the terms of a charge by billet; a kind may leave some out or add its own. */
export const TERM_COLUMNS: readonly SheetColumn[] = [
  {
    field: 'item',
    title: 'Descrição',
    width: 32,
    required: true,
    called: 'item|produto|servico|produtoouservico|referente|historico|nomedoitem',
    examples: () => ['Mensalidade', 'Consultoria'],
  },
  {
    field: 'value',
    title: 'Valor',
    width: 14,
    required: true,
    called: 'valordacobranca|preco|total|valorunitario|valordoitem|vlr|valordoboleto|valortotal',
    shown: shownAs(readCents, formatMoney),
    examples: () => [{ cents: 35_000 }, { cents: 128_050 }],
  },
  {
    field: 'amount',
    title: 'Quantidade',
    width: 12,
    called: 'qtd|qtde|quant',
    examples: () => [{ number: 1 }, null],
  },
  {
    field: 'expire_at',
    title: 'Vencimento',
    width: 14,
    required: true,
    called: 'datadevencimento|vence|vencimentoem|datavencimento|primeirovencimento|vcto',
    shown: shownAs(readDay, formatDay),
    examples: (today) => [{ day: addDays(today, 15) }, { day: addDays(today, 30) }],
  },
  {
    field: 'discount',
    title: 'Desconto',
    width: 12,
    called: 'valordodesconto|descontoemreais',
    shown: shownAs(readCents, formatMoney),
    examples: () => [null, { cents: 1_000 }],
  },
  {
    field: 'fine',
    title: 'Multa (%)',
    width: 11,
    called: 'multa|percentualdemulta',
    shown: shownAs(readFine, (value) => formatPercent(value, 2)),
    examples: () => [{ number: 2 }, null],
  },
  {
    field: 'interest',
    title: 'Juros ao dia (%)',
    width: 15,
    called: 'juros|jurosaodia|mora',
    shown: shownAs(readInterest, (value) => formatPercent(value, 3)),
    examples: () => [{ number: 0.033 }, null],
  },
  {
    field: 'message',
    title: 'Mensagem no boleto',
    width: 32,
    called: 'mensagem|instrucoes|observacaodoboleto',
    examples: () => [null, 'Obrigado pela preferência'],
  },
  {
    field: 'bolix',
    title: 'Boleto com Pix',
    width: 14,
    called: 'bolix|compix|pix',
    shown: shownAs(readYes, yes),
    examples: () => ['Sim', null],
  },
  {
    field: 'send_email',
    title: 'Enviar por e-mail',
    width: 16,
    called: 'enviaremail|enviarporemail|mandaremail',
    shown: shownAs(readYes, yes),
    examples: () => ['Sim', 'Não'],
  },
  ...REPASS_COLUMNS,
];

const MOST_NAME = 255;
const MOST = { fine: 1000, interest: 330 };

/** Stands for a value that is missing or wrong, in cents: large enough that the row's other terms are not refused because of it. */
const SOME_VALUE = 100_000;

/** The one item of a row, with the part of it that goes to another account. */
export function readItem(cell: (field: string) => string, facts: SheetFacts, reader: CellReader) {
  const name = plainText(cell('item'));
  if (!name) reader.refuse('item', 'Preenchimento obrigatório');
  if (name.length > MOST_NAME) reader.refuse('item', `Use no máximo ${MOST_NAME} caracteres`);
  const value = reader.must('value', readCents, SOME_VALUE);
  if (value === 0) reader.refuse('value', 'Informe um valor maior que zero');
  const amount = reader.take('amount', readInteger) ?? 1;
  if (amount < ITEM_AMOUNT.minimum || amount > ITEM_AMOUNT.maximum) reader.refuse('amount', 'Use de 1 a 9.999');
  const price = { amount, value: Math.max(1, value) };
  const repasses = readRepasses(cell, facts, reader, price);
  return { name: name || '-', ...price, ...(repasses.length ? { repasses } : {}) };
}

/** The discount of a row; left out where its cell is blank. */
export function readDiscount(reader: CellReader): Pick<BatchTerms, 'discount'> {
  const value = reader.take('discount', readCents);
  return value ? { discount: { type: 'currency', value } } : {};
}

/** The terms of a row; faults of its cells are gathered by the reader. */
export function readTerms(cell: (field: string) => string, facts: SheetFacts, reader = cellReader(cell)): BatchTerms {
  const item = readItem(cell, facts, reader);
  const expire_at = reader.must('expire_at', readDay, facts.today);
  const discount = readDiscount(reader);
  const fine = reader.take('fine', readFine);
  if ((fine ?? 0) > MOST.fine) reader.refuse('fine', 'A multa vai até 10%');
  const interest = reader.take('interest', readInterest);
  if ((interest ?? 0) > MOST.interest) reader.refuse('interest', 'Os juros vão até 0,33% ao dia');
  const message = plainText(cell('message'));
  const bolix = reader.take('bolix', readYes);
  const sendEmail = reader.take('send_email', readYes);
  return {
    items: [item],
    expire_at,
    ...discount,
    ...(fine === undefined ? {} : { fine }),
    ...(interest === undefined ? {} : { interest }),
    ...(message ? { message } : {}),
    ...(bolix === undefined ? {} : { is_bolix: bolix }),
    ...(sendEmail === undefined ? {} : { send_email: sendEmail }),
  };
}

const COLUMN_OF: Record<string, string> = {
  items: 'value',
  'items.0.name': 'item',
  'items.0.amount': 'amount',
  'items.0.value': 'value',
  'discount.value': 'discount',
};

const OF_REPASS = 'items.0.repasses.';

/** The faults of a charge at the columns they come from, without those of splits, which were reported when they were read. */
export const atColumns = (faults: FieldErrors): CellFaults =>
  faults.flatMap(({ field, message }) =>
    field.startsWith(OF_REPASS) ? [] : [{ field: COLUMN_OF[field] ?? field, message }],
  );
