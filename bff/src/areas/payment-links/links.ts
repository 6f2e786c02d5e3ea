import { today } from '../../core/calendar';
import { pagesOf } from '../../kits/charging/links/pages';
import { defineExport } from '../../platform/tasks/export';

export const links = pagesOf('link');

/** The payment links of a filter as a spreadsheet. */
export const linksExport = defineExport({
  name: 'payment-links-export',
  permission: 'receive:management:payment-links',
  file: 'links-de-pagamento',
  sheet: 'Links',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 links. Escolha CSV ou filtre mais.' },
  columns: [
    { title: 'Número', width: 12, cell: ({ id }) => ({ number: id }) },
    { title: 'Descrição', width: 40, cell: ({ name }) => name },
    { title: 'Situação', cell: ({ translated_status: status }) => status },
    { title: 'Valor', cell: ({ value }) => ({ cents: value }) },
    { title: 'Visitas', cell: ({ views }) => ({ number: views }) },
    { title: 'Pagamentos', cell: ({ paid }) => ({ number: paid }) },
    { title: 'Recebido', cell: ({ paid_value: value }) => ({ cents: value }) },
    { title: 'Criação', width: 12, cell: ({ created_at: at }) => ({ day: today(new Date(at)) }) },
    { title: 'Validade', width: 12, cell: ({ expire_at: day }) => day && { day } },
    { title: 'Endereço', width: 44, cell: ({ url }) => url },
  ],
  rows: links,
});
