import type { MachineReceivable, MachineSale, SaleQuery } from '@balcao/contract/card-machine/shapes';
import type { Ctx, FileAnswer } from '../../core/area';
import { today } from '../../core/calendar';
import type { ListScope } from '../../core/list';
import { Problem } from '../../core/problem';
import {
  csvHeading,
  csvLines,
  sheetPart,
  SPREADSHEET_TYPES,
  xlsxFile,
  type Cell,
  type Column,
} from '../../core/spreadsheet';
import { defineExport } from '../../platform/tasks/export';
import { receivableList, saleList } from './lists';
import { receivableFilter, saleFilter } from './sales';
import { BRAND_WORDS, MODALITY_WORDS } from './words';

type Columns<R> = readonly (Column & { cell: (row: R) => Cell })[];

const dayOf = (at: string): Cell => ({ day: today(new Date(at)) });
const brandOf = ({ brand }: Pick<MachineSale, 'brand'>) => brand && BRAND_WORDS[brand];

const SALE_STATES = { approved: 'Aprovada', contested: 'Contestada', reversed: 'Desfeita' } as const;
const RECEIVABLE_STATES = { expected: 'A receber', paid: 'Pago', cancelled: 'Cancelado' } as const;

const SALE_COLUMNS: Columns<MachineSale> = [
  { title: 'Vendida em', width: 12, cell: ({ sold_at }) => dayOf(sold_at) },
  { title: 'Maquininha', width: 24, cell: ({ machineName }) => machineName },
  { title: 'Número de série', width: 16, cell: ({ serial }) => serial },
  { title: 'Modalidade', cell: ({ modality }) => MODALITY_WORDS[modality] },
  { title: 'Bandeira', cell: brandOf },
  { title: 'Parcelas', cell: ({ parcels }) => ({ number: parcels }) },
  { title: 'Valor', cell: ({ amount }) => ({ cents: amount }) },
  { title: 'Tarifa', cell: ({ fee }) => ({ cents: fee }) },
  { title: 'Antecipação', cell: ({ anticipation_fee }) => ({ cents: anticipation_fee }) },
  { title: 'Líquido', cell: ({ net }) => ({ cents: net }) },
  { title: 'Situação', cell: ({ state }) => SALE_STATES[state] },
  { title: 'Autorização', cell: ({ authorization }) => authorization },
  { title: 'Final do cartão', cell: ({ card }) => card },
];

const RECEIVABLE_COLUMNS: Columns<MachineReceivable> = [
  { title: 'Recebimento em', width: 14, cell: ({ expected_pay_day }) => ({ day: expected_pay_day }) },
  { title: 'Vendida em', width: 12, cell: ({ sold_at }) => dayOf(sold_at) },
  { title: 'Modalidade', cell: ({ modality }) => MODALITY_WORDS[modality] },
  { title: 'Bandeira', cell: brandOf },
  { title: 'Parcela', cell: ({ parcel, parcels }) => `${parcel} de ${parcels}` },
  { title: 'Valor bruto', cell: ({ gross }) => ({ cents: gross }) },
  { title: 'Tarifas', cell: ({ fee }) => ({ cents: fee }) },
  { title: 'Líquido', cell: ({ net }) => ({ cents: net }) },
  { title: 'Situação', cell: ({ state }) => RECEIVABLE_STATES[state] },
];

/** Sales of a filter as a spreadsheet. */
export const salesExport = defineExport({
  name: 'card-machine-sales-export',
  permission: 'card-machine:my-sales',
  file: 'vendas-maquininha',
  sheet: 'Vendas',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 vendas. Escolha CSV ou filtre mais.' },
  columns: SALE_COLUMNS,
  rows: saleList,
});

/** Receivables of a filter as a spreadsheet. */
export const receivablesExport = defineExport({
  name: 'card-machine-receivables-export',
  permission: 'card-machine:my-sales',
  file: 'recebiveis-maquininha',
  sheet: 'Recebíveis',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 recebíveis. Escolha CSV ou filtre mais.' },
  columns: RECEIVABLE_COLUMNS,
  rows: receivableList,
});

/** Most rows of a file that is answered at once. */
const MOST_AT_ONCE = 5_000;

interface Source<F, R> {
  name: string;
  sheet: string;
  columns: Columns<R>;
  check(filter: F): void;
  rowsAfter(scope: ListScope, filter: F, after: number | null, most: number): Promise<{ item: R }[]>;
}

/** The filter's rows as a file. @throws Problem 422 where there are too many of them for an answer */
async function fileOf<F, R>(ctx: Ctx, type: 'csv' | 'xlsx', source: Source<F, R>, filter: F): Promise<FileAnswer> {
  const { name, sheet, columns } = source;
  source.check(filter);
  const rows = await source.rowsAfter(ctx, filter, null, MOST_AT_ONCE + 1);
  if (rows.length > MOST_AT_ONCE)
    throw new Problem(422, 'too-many-rows', 'São mais de 5.000 linhas. Filtre mais, ou exporte pela lista.');
  const cells = rows.map(({ item }) => columns.map(({ cell }) => cell(item)));
  const bytes =
    type === 'csv'
      ? Buffer.concat([csvHeading(columns), csvLines(cells)])
      : await xlsxFile(columns, [sheetPart(cells)], sheet);
  return { name: `${name}-${ctx.today}.${type}`, bytes, type: SPREADSHEET_TYPES[type] };
}

export const saleFile = async (ctx: Ctx, type: 'csv' | 'xlsx', query: SaleQuery): Promise<FileAnswer> =>
  fileOf(
    ctx,
    type,
    { ...saleList, name: 'vendas-maquininha', sheet: 'Vendas', columns: SALE_COLUMNS },
    await saleFilter(ctx, query),
  );

export const receivableFile = async (ctx: Ctx, type: 'csv' | 'xlsx', query: SaleQuery): Promise<FileAnswer> =>
  fileOf(
    ctx,
    type,
    { ...receivableList, name: 'recebiveis-maquininha', sheet: 'Recebíveis', columns: RECEIVABLE_COLUMNS },
    await receivableFilter(ctx, query),
  );
