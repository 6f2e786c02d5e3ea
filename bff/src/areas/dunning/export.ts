import { today } from '../../core/calendar';
import { defineExport } from '../../platform/tasks/export';
import { CHANNEL_NAMES } from './channels';
import { reminders } from './ruler';

/** The reminders of a filter as a spreadsheet. */
export const remindersExport = defineExport({
  name: 'dunning-export',
  permission: 'receive:dunning',
  file: 'lembretes',
  sheet: 'Lembretes',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 lembretes. Escolha CSV ou filtre mais.' },
  columns: [
    { title: 'Enviado em', width: 12, cell: ({ sent_at: at }) => ({ day: today(new Date(at)) }) },
    { title: 'Cobrança', width: 12, cell: ({ charge_id: id }) => ({ number: id }) },
    { title: 'Cliente', width: 36, cell: ({ customer_name: name }) => name },
    { title: 'Canal', cell: ({ channel }) => (channel === 'email' ? 'E-mail' : CHANNEL_NAMES[channel]) },
    { title: 'Destinatário', width: 30, cell: ({ recipient }) => recipient },
    { title: 'Situação', cell: ({ translated_status: status }) => status },
    { title: 'Valor', cell: ({ value }) => ({ cents: value }) },
    { title: 'Pago depois', cell: ({ brought }) => ({ cents: brought }) },
  ],
  rows: reminders,
});
