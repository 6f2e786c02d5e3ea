import { today } from '../../core/calendar';
import { KIND_LABELS } from '../../kits/charging/kind-labels';
import { defineExport } from '../../platform/tasks/export';
import { repasses } from './repasses';

const LABELS = { ...KIND_LABELS, pix_charge: 'Cobrança Pix' };

/** The filter's repasses as a spreadsheet. */
export const repassesExport = defineExport({
  name: 'repasses-export',
  permission: 'partnerships:transfers',
  file: 'repasses',
  sheet: 'Repasses',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 repasses. Escolha CSV ou filtre mais.' },
  columns: [
    { title: 'Recebido em', width: 12, cell: ({ created_at: at }) => ({ day: today(new Date(at)) }) },
    { title: 'Quem repassou', width: 36, cell: ({ from }) => from },
    { title: 'Cobrança', cell: ({ product }) => LABELS[product] },
    { title: 'Valor', cell: ({ value }) => ({ cents: value }) },
  ],
  rows: repasses,
});
