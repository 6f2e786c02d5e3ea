import { today } from '../../core/calendar';
import { formatDocument, formatPhone } from '../../core/documents';
import type { ListScope } from '../../core/list';
import { formatTypedLine } from '../../rails/billet/barcode';
import { defineExport } from '../../platform/tasks/export';
import { splitSums } from '../../kits/charging/splits';
import { STATUS_LABELS } from '../../kits/charging/statuses';
import { chargeTags } from '../../kits/charging/own-tags';
import './tables';
import { type ChargeFilter, countAll, filtered, refuseFilter } from './million/million';

type Filter = ChargeFilter & { filed: boolean };
type Row = Awaited<ReturnType<typeof billetsAfter>>[number]['item'];

/** Export of the billets that match a filter as a spreadsheet, newest first. */
export const chargesExport = defineExport<Filter, Row>({
  name: 'charges-export',
  permission: 'receive:management:billets',
  file: 'boletos',
  sheet: 'Boletos',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 cobranças. Escolha CSV ou filtre mais.' },
  columns: [
    { title: 'Número', width: 12, cell: ({ id }) => ({ number: id }) },
    { title: 'Cliente', width: 36, cell: ({ customer_name: name }) => name },
    { title: 'CPF/CNPJ', width: 18, cell: ({ customer_document: document }) => formatDocument(document) },
    { title: 'E-mail', width: 28, cell: ({ customer_email: email }) => email },
    { title: 'Telefone', cell: ({ customer_phone: phone }) => phone && formatPhone(phone) },
    { title: 'Situação', cell: ({ status }) => STATUS_LABELS[status] },
    { title: 'Valor', cell: ({ value }) => ({ cents: value }) },
    { title: 'Emissão', width: 12, cell: ({ created_at: at }) => ({ day: today(at) }) },
    { title: 'Vencimento', width: 12, cell: ({ expire_at: day }) => ({ day }) },
    { title: 'Pagamento', width: 12, cell: ({ paid_at: at }) => at && { day: today(at) } },
    { title: 'Valor pago', cell: ({ paid_value: value }) => (value === null ? null : { cents: value }) },
    { title: 'Linha digitável', width: 56, cell: ({ barcode }) => barcode && formatTypedLine(barcode) },
    { title: 'Repasses', cell: ({ split }) => (split ? { cents: split } : null) },
    { title: 'Etiquetas', width: 24, cell: ({ tags }) => tags.map(({ name }) => name).join(', ') },
  ],
  rows: {
    check: refuseFilter,
    count: ({ db, accountId }, { filed, ...filter }) => countAll(db, { accountId, filed, filter }),
    rowsAfter: billetsAfter,
  },
});

async function billetsAfter(
  { db, accountId }: ListScope,
  { filed, ...filter }: Filter,
  after: number | null,
  most: number,
) {
  let query = filtered(db, { accountId, filed, filter });
  if (after !== null) query = query.where('id', '<', after);
  const rows = await query
    .select([
      'id',
      'customer_name',
      'customer_document',
      'customer_email',
      'customer_phone',
      'status',
      'value',
      'created_at',
      'expire_at',
      'paid_at',
      'paid_value',
      'barcode',
    ])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
  const tags = await chargeTags.of(db, accountId, ids);
  const splits = await splitSums(db, accountId, ids);
  return rows.map((row) => ({
    id: row.id,
    item: { ...row, tags: tags.get(row.id) ?? [], split: splits.get(row.id) ?? 0 },
  }));
}
