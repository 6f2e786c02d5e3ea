import type { CollectionInput } from '@balcao/contract/pix-automatic-receive';
import { addDays, formatDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { searchText } from '../../core/search-text';
import { plainText } from '../../kits/charging/sheets/cells';
import type { SheetColumn } from '../../kits/charging/sheets/kind';
import { shownAs } from '../../kits/charging/sheets/reading';
import { TERM_COLUMNS } from '../../kits/charging/sheets/terms';
import { readCents, readDay, readWord, type Read } from '../../kits/charging/sheets/values';
import { BANKS, bankOf } from '../../core/banks';

const PERIODS: Record<CollectionInput['period'], string> = {
  SEMANAL: 'Semanal',
  MENSAL: 'Mensal',
  TRIMESTRAL: 'Trimestral',
  SEMESTRAL: 'Semestral',
  ANUAL: 'Anual',
};
export const readPeriod = readWord(
  new Map(Object.entries(PERIODS).map(([period, word]) => [searchText(word), period as CollectionInput['period']])),
  `Responda ${Object.values(PERIODS).join(', ')}`,
);

const JOURNEYS = ['Notificação', 'QR Code', 'QR Code com pagamento', 'QR Code do boleto'];
export const readJourney = readWord(
  new Map([
    ['notificacao', 1],
    ['notificacaonobancodopagador', 1],
    ['qrcode', 2],
    ['qrcodecompagamento', 3],
    ['qrcodecompagamentoimediato', 3],
    ['qrcodedoboleto', 4],
    ['qrcodejuntoaoboleto', 4],
  ]),
  `Responda ${JOURNEYS.join(', ')}`,
);

const VARIES = 'Variável';

/** Reads the integer cents of each cycle; null for the word 'Variável'. A blank cell is not that: its value was forgotten. */
export function readAmount(cell: string): Read<number | null> {
  if (searchText(plainText(cell)) === searchText(VARIES)) return { value: null };
  const value = readCents(cell);
  return value && 'fault' in value && !/\d/.test(cell) ? { fault: `Informe um valor ou ${VARIES}` } : value;
}

/** Reads a bank by its name, clearing code or ISPB; answers the ISPB. */
export function readBank(cell: string): Read<string> {
  const text = plainText(cell);
  if (!text) return null;
  const [digits] = text.split(' ');
  const name = searchText(text);
  const bank = /^\d+$/.test(digits!)
    ? digits!.length > 3
      ? bankOf(digits!.padStart(8, '0'))
      : BANKS.find(({ code }) => code === digits!.padStart(3, '0'))
    : BANKS.find((one) => searchText(one.name) === name);
  return bank ? { value: bank.ispb } : { fault: 'Informe o número de um banco, como 237' };
}

const shownBank = (ispb: string) => {
  const { code, name } = bankOf(ispb)!;
  return `${code} ${name}`;
};

const emailed: SheetColumn = TERM_COLUMNS.find(({ field }) => field === 'send_email')!;

/** The columns of a row besides those of the payer. */
export const columns: SheetColumn[] = [
  {
    field: 'contract',
    title: 'Referência',
    width: 28,
    required: true,
    called: 'contrato|objeto|oqueecobrado',
    examples: () => ['Clube do café', 'Consumo da máquina'],
  },
  {
    field: 'period',
    title: 'Período',
    width: 14,
    required: true,
    called: 'periodicidade|frequencia|acada',
    examples: () => [PERIODS.MENSAL, PERIODS.TRIMESTRAL],
  },
  {
    field: 'amount',
    title: 'Valor de cada ciclo',
    width: 18,
    required: true,
    called: 'valor|valordociclo|valorporciclo',
    shown: shownAs(readAmount, (cents) => (cents === null ? VARIES : formatMoney(cents))),
    examples: () => [{ cents: 8_990 }, VARIES],
  },
  {
    field: 'minimum',
    title: 'Valor mínimo',
    width: 14,
    called: 'minimo',
    shown: shownAs(readCents, formatMoney),
    examples: () => [null, { cents: 1_000 }],
  },
  {
    field: 'first_day',
    title: 'Primeiro ciclo',
    width: 14,
    required: true,
    called: 'inicio|primeirodia|datadoprimeirociclo',
    shown: shownAs(readDay, formatDay),
    examples: (today) => [{ day: addDays(today, 15) }, { day: addDays(today, 30) }],
  },
  {
    field: 'last_day',
    title: 'Último ciclo',
    width: 14,
    called: 'fim|ultimodia|datadoultimociclo',
    shown: shownAs(readDay, formatDay),
    examples: () => [null, null],
  },
  {
    field: 'retry',
    title: 'Tentar de novo sem saldo',
    width: 22,
    called: 'tentardenovo|novastentativas|retentativas',
    examples: () => ['Sim', 'Não'],
  },
  {
    field: 'journey',
    title: 'Como o pagador autoriza',
    width: 24,
    called: 'jornada|autorizacao',
    examples: () => [JOURNEYS[1]!, JOURNEYS[0]!],
  },
  {
    field: 'now',
    title: 'Pago na autorização',
    width: 18,
    called: 'valorpagonaautorizacao|pagamentoimediato',
    shown: shownAs(readCents, formatMoney),
    examples: () => [null, null],
  },
  {
    field: 'billet',
    title: 'Número do boleto com Pix',
    width: 22,
    called: 'numerodoboleto',
    examples: () => [null, null],
  },
  {
    field: 'payer_bank',
    title: 'Banco do pagador',
    width: 18,
    called: 'banco|ispb',
    shown: shownAs(readBank, shownBank),
    examples: () => [null, '237'],
  },
  {
    field: 'payer_branch',
    title: 'Agência do pagador',
    width: 18,
    called: 'agencia',
    examples: () => [null, '1'],
  },
  {
    field: 'payer_account',
    title: 'Conta do pagador',
    width: 18,
    called: 'conta|numerodaconta',
    examples: () => [null, '12345-6'],
  },
  emailed,
];
