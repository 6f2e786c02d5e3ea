import { today } from '../../core/calendar';
import { formatDocument } from '../../core/documents';
import { defineExport } from '../../platform/tasks/export';
import { subscriptions } from './list';

/** Export of the subscriptions that match a filter as a spreadsheet. */
export const subscriptionsExport = defineExport({
  name: 'subscriptions-export',
  permission: 'receive:management:subscriptions',
  file: 'assinaturas',
  sheet: 'Assinaturas',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 assinaturas. Escolha CSV ou filtre mais.' },
  columns: [
    { title: 'Número', width: 12, cell: ({ id }) => ({ number: id }) },
    { title: 'Cliente', width: 36, cell: ({ customer_name: name }) => name },
    { title: 'CPF/CNPJ', width: 18, cell: ({ customer_document: document }) => formatDocument(document) },
    { title: 'E-mail', width: 28, cell: ({ customer_email: email }) => email },
    { title: 'Plano', width: 24, cell: ({ plan_name: name }) => name },
    { title: 'Intervalo em meses', cell: ({ interval }) => ({ number: interval }) },
    { title: 'Situação', cell: ({ translated_status: status }) => status },
    { title: 'Valor da cobrança', cell: ({ value }) => ({ cents: value }) },
    { title: 'Emitidas', cell: ({ issued }) => ({ number: issued }) },
    { title: 'Pagas', cell: ({ paid_charges: paid }) => ({ number: paid }) },
    { title: 'Vencidas', cell: ({ overdue_charges: overdue }) => ({ number: overdue }) },
    { title: 'Em aberto', cell: ({ open_value: value }) => ({ cents: value }) },
    { title: 'Criação', width: 12, cell: ({ created_at: at }) => ({ day: today(new Date(at)) }) },
    { title: 'Próximo vencimento', width: 18, cell: ({ next_expire_at: day }) => day && { day } },
    { title: 'Falha', width: 36, cell: ({ failure }) => failure },
    { title: 'Etiquetas', width: 24, cell: ({ tags }) => tags.map(({ name }) => name).join(', ') },
  ],
  rows: subscriptions,
});
