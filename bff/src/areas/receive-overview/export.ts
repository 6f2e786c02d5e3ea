import { today } from '../../core/calendar';
import { formatDocument } from '../../core/documents';
import { defineExport } from '../../platform/tasks/export';
import { receivables } from './receivables';

/** Export of a filter's charges, of all kinds, as a spreadsheet. */
export const receivablesExport = defineExport({
  name: 'receivables-export',
  permission: 'receive:overview',
  file: 'cobrancas',
  sheet: 'Cobranças',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 cobranças. Escolha CSV ou filtre mais.' },
  columns: [
    { title: 'Número', width: 12, cell: ({ id }) => ({ number: id }) },
    { title: 'Tipo', cell: ({ kind_label: kind }) => kind },
    { title: 'Cliente', width: 36, cell: ({ customer_name: name }) => name },
    { title: 'CPF/CNPJ', width: 18, cell: ({ customer_document: document }) => formatDocument(document) },
    { title: 'Situação', cell: ({ translated_status: status }) => status },
    { title: 'Valor', cell: ({ value }) => ({ cents: value }) },
    { title: 'Repasses', cell: ({ shared }) => ({ cents: shared }) },
    { title: 'Recebido', cell: ({ received }) => ({ cents: received }) },
    { title: 'Emissão', width: 12, cell: ({ created_at: at }) => ({ day: today(new Date(at)) }) },
    { title: 'Vencimento', width: 12, cell: ({ expire_at: day }) => ({ day }) },
    { title: 'Pagamento', width: 12, cell: ({ paid_at: at }) => at && { day: today(new Date(at)) } },
  ],
  rows: receivables,
});
