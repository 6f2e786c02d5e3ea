import type { ChargeSheet, RecentSheet, SheetKind, SheetRow } from '@balcao/contract/sheet-issuing';
import type { Body } from '@balcao/contract/core/registry';
import type { Db } from '../../core/database';
import { correctionColumns } from '../../kits/charging/sheets/rows';
import type { SheetKind as Kind } from '../../kits/charging/sheets/kind';
import { sheetPart, xlsxFile } from '../../core/spreadsheet';
import { foreignColumns } from './check';
import { columnsOfKind, kindOf, missingOf } from './kinds';
import { whyNoPapers } from './papers';
import { sentBefore, sheetRows, stepsOf, sumsOf, type StoredSheet } from './repository';

const refOf = (sheet: StoredSheet) => ({ accountId: sheet.account_id, import: sheet.id });

const labelsOf = ({ kind, chargeTypeLabel, paymentMethodLabel, subscriptionPlanLabel }: Kind<unknown>) => ({
  kind,
  chargeTypeLabel,
  paymentMethodLabel,
  subscriptionPlanLabel: subscriptionPlanLabel ?? null,
});

const NOTHING = { charges: 0, value: 0, newCustomers: 0 };

export const toKindDto = (kind: Kind<unknown>): SheetKind => ({
  kind: kind.kind,
  chargeTypeLabel: kind.chargeTypeLabel,
  paymentMethodLabel: kind.paymentMethodLabel,
  fields: columnsOfKind(kind).map(({ field, title, required = false }) => ({ field, label: title, required })),
});

/** Shows cells as they will be issued, formatted; a cell with a fault as it came. */
function shownCells({ kind, fields }: StoredSheet): (cell: string, at: number) => string {
  const columns = new Map(columnsOfKind(kindOf(kind)).map((column) => [column.field, column]));
  return (cell, at) => columns.get(fields[at] ?? '')?.shown?.(cell) ?? cell;
}

/** A spreadsheet as the contract answers it. */
export async function toSheetDto(db: Db, sheet: StoredSheet): Promise<ChargeSheet> {
  const kind = kindOf(sheet.kind);
  const count = await sheetRows.counts(db, refOf(sheet));
  const samples = await sheetRows.samples(db, refOf(sheet));
  const foreign = foreignColumns(kind, sheet);
  const missing = missingOf(sheet);
  const ready = missing.length === 0;
  const before = sheet.status === 'draft' ? await sentBefore(db, sheet) : null;
  const cells = shownCells(sheet);
  const other = foreign[0]?.other;
  return {
    id: sheet.id,
    fileName: sheet.file_name,
    status: sheet.status,
    ...labelsOf(kind),
    columns: sheet.titles.map((title, at) => ({
      title,
      sample: samples.has(at) ? cells(samples.get(at)!, at) : null,
      field: sheet.fields[at] ?? null,
      fault: foreign.find(({ column }) => column === at)?.message ?? null,
    })),
    missing,
    otherKind: other ? { kind: other.kind, label: other.chargeTypeLabel } : null,
    sentBefore: before?.toISOString() ?? null,
    ready,
    total: sheet.total,
    issuable: ready ? count('ready') : 0,
    issued: count('issued'),
    refused: ready ? count('refused') : 0,
    ...(ready ? await sumsOf(db, sheet) : NOTHING),
    chargesLabel: kind.chargesLabel ?? 'Boletos',
    prints: kind.papers !== undefined,
    noPapers: await whyNoPapers(db, sheet),
    fee: await kind.fee(db, sheet.account_id),
    feeLabel: kind.feeLabel ?? 'Tarifa por boleto pago',
    task: sheet.task_id,
    stepsData: stepsOf(sheet),
  };
}

export const toRecentDto = (sheet: StoredSheet): RecentSheet => ({
  id: sheet.id,
  fileName: sheet.file_name,
  status: sheet.status,
  ...labelsOf(kindOf(sheet.kind)),
  stepsData: stepsOf(sheet),
  total: sheet.total,
  created_at: sheet.created_at.toISOString(),
});

interface Extra {
  customer: string | null;
  is_new: boolean;
  value: number | null;
  issued_id: number | null;
}

/** A page of a spreadsheet's rows. @param sees whether the user has a permission, here the one to open charges of the kind */
export async function toRowDtos(
  db: Db,
  sheet: StoredSheet,
  asked: Body<'POST /charge-sheets/{id}/rows'>,
  sees: (permission: string) => boolean,
): Promise<{ items: SheetRow[]; total: number }> {
  const { route, seenWith, addresses, codes } = kindOf(sheet.kind);
  const shown = shownCells(sheet);
  const { items, total } = await sheetRows.page<Extra>(db, refOf(sheet), asked, [
    'customer',
    'is_new',
    'value',
    'issued_id',
  ]);
  const ids = items.flatMap(({ issued_id }) => (issued_id === null ? [] : Number(issued_id)));
  const shownIds = sees(seenWith) ? ids : [];
  const urls = await addresses?.(db, sheet.account_id, shownIds);
  const pasted = await codes?.(db, sheet.account_id, shownIds);
  const chargeOf = (id: number) => ({ id, route, url: urls?.get(id) ?? null, code: pasted?.get(id) ?? null });
  return {
    items: items.map(({ line, cells, state, faults, customer, is_new, value, issued_id }) => ({
      line,
      cells: cells.map(shown),
      state,
      faults,
      customer,
      isNew: is_new,
      value: value === null ? null : Number(value),
      charge: issued_id !== null && sees(seenWith) ? chargeOf(Number(issued_id)) : null,
    })),
    total,
  };
}

/** An XLSX of the refused rows as they were sent, to be corrected. */
export async function refusedFile(db: Db, sheet: StoredSheet): Promise<{ name: string; bytes: Buffer }> {
  const rows = await sheetRows.toCorrect(db, refOf(sheet), sheet.titles, 'refused');
  const bytes = await xlsxFile(correctionColumns(sheet.titles), [sheetPart(rows)], 'Com erro');
  return { name: 'cobrancas-com-erro.xlsx', bytes };
}

/**
 * An XLSX of the issued rows as they were sent, with their charges where the user may open them.
 * @param origin origin of the payment pages' addresses
 * @param sees whether the user has a permission, here the one to open charges of the kind
 */
export async function issuedFile(
  db: Db,
  sheet: StoredSheet,
  origin: string,
  sees: (permission: string) => boolean,
): Promise<{ name: string; bytes: Buffer }> {
  const { chargeTypeLabel, seenWith, addresses, codes } = kindOf(sheet.kind);
  const isSeen = sees(seenWith);
  const issued = await sheetRows.inState<{ issued_id: number }>(db, refOf(sheet), 'issued', ['issued_id']);
  const ids = issued.map(({ issued_id }) => Number(issued_id));
  const urls = isSeen ? await addresses?.(db, sheet.account_id, ids) : undefined;
  const pasted = isSeen ? await codes?.(db, sheet.account_id, ids) : undefined;
  const columns = [
    { title: 'Linha', width: 8 },
    ...sheet.titles.map((title) => ({ title, width: 20 })),
    ...(isSeen ? [{ title: `Número: ${chargeTypeLabel}`, width: 24 }] : []),
    ...(urls ? [{ title: 'Endereço', width: 48 }] : []),
    ...(pasted ? [{ title: 'Pix Copia e Cola', width: 48 }] : []),
  ];
  const rows = issued.map(({ line, cells, issued_id }) => [
    { number: line },
    ...cells,
    ...(isSeen ? [{ number: Number(issued_id) }] : []),
    ...(urls ? [`${origin}${urls.get(Number(issued_id)) ?? ''}`] : []),
    ...(pasted ? [pasted.get(Number(issued_id)) ?? ''] : []),
  ]);
  return { name: 'cobrancas-emitidas.xlsx', bytes: await xlsxFile(columns, [sheetPart(rows)], 'Emitidas') };
}

/** An XLSX template of the kind with all columns and two example rows. @param today São Paulo day */
export function templateFile(kind: Kind<unknown>, today: string): Promise<Buffer> {
  const columns = columnsOfKind(kind);
  const rows = [0, 1].map((at) => columns.map(({ examples }) => examples(today)[at] ?? null));
  return xlsxFile(columns, [sheetPart(rows)], 'Cobranças');
}
