import { today } from '../../core/calendar';
import { formatDocument } from '../../core/documents';
import { defineExport } from '../../platform/tasks/export';
import { carnets } from './list';

/** The carnets of a filter as a spreadsheet. */
export const carnetsExport = defineExport({
  name: 'carnets-export',
  permission: 'receive:management:carnets',
  file: 'carnes',
  sheet: 'Carnês',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 carnês. Escolha CSV ou filtre mais.' },
  columns: [
    { title: 'Número', width: 12, cell: ({ id }) => ({ number: id }) },
    { title: 'Cliente', width: 36, cell: ({ customer_name: name }) => name },
    { title: 'CPF/CNPJ', width: 18, cell: ({ customer_document: document }) => formatDocument(document) },
    { title: 'E-mail', width: 28, cell: ({ customer_email: email }) => email },
    { title: 'Situação', cell: ({ translated_status: status }) => status },
    { title: 'Parcelas', cell: ({ parcels }) => ({ number: parcels }) },
    { title: 'Pagas', cell: ({ paid_parcels: paid }) => ({ number: paid }) },
    { title: 'Vencidas', cell: ({ overdue_parcels: overdue }) => ({ number: overdue }) },
    { title: 'Valor', cell: ({ value }) => ({ cents: value }) },
    { title: 'Em aberto', cell: ({ open_value: value }) => ({ cents: value }) },
    { title: 'Emissão', width: 12, cell: ({ created_at: at }) => ({ day: today(new Date(at)) }) },
    { title: 'Próximo vencimento', width: 18, cell: ({ next_due: day }) => day && { day } },
    { title: 'Etiquetas', width: 24, cell: ({ tags }) => tags.map(({ name }) => name).join(', ') },
  ],
  rows: carnets,
});
