import { today } from '../../core/calendar';
import { pagesOf } from '../../kits/charging/links/pages';
import { defineExport } from '../../platform/tasks/export';

export const buttons = pagesOf('button');

/** The payment buttons of a filter as a spreadsheet. */
export const buttonsExport = defineExport({
  name: 'payment-buttons-export',
  permission: 'receive:management:payment-buttons',
  file: 'botoes-de-pagamento',
  sheet: 'Botões',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 botões. Escolha CSV ou filtre mais.' },
  columns: [
    { title: 'Número', width: 12, cell: ({ id }) => ({ number: id }) },
    { title: 'Descrição', width: 40, cell: ({ name }) => name },
    { title: 'Situação', cell: ({ translated_status: status }) => status },
    { title: 'Valor', cell: ({ value }) => ({ cents: value }) },
    { title: 'Visitas', cell: ({ views }) => ({ number: views }) },
    { title: 'Pagamentos', cell: ({ paid }) => ({ number: paid }) },
    { title: 'Recebido', cell: ({ paid_value: value }) => ({ cents: value }) },
    { title: 'Criação', width: 12, cell: ({ created_at: at }) => ({ day: today(new Date(at)) }) },
    { title: 'Endereço', width: 44, cell: ({ url }) => url },
  ],
  rows: buttons,
});
