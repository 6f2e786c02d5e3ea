import { today } from '../../core/calendar';
import { defineExport } from '../../platform/tasks/export';
import { credits } from './dto';

const SOURCES = { pix: 'Pix', ted: 'TED' };
const STATES = { open: 'Sem cobrança', matched: 'Conciliado', dismissed: 'Não é de cobrança' };

/** The filter's credits as a spreadsheet. */
export const creditsExport = defineExport({
  name: 'reconciliation-export',
  permission: 'receive:reconciliation',
  file: 'conciliacao',
  sheet: 'Conciliação',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 recebimentos. Escolha CSV ou filtre mais.' },
  columns: [
    { title: 'Recebido em', width: 12, cell: ({ received_at: at }) => ({ day: today(new Date(at)) }) },
    { title: 'Meio', cell: ({ source }) => SOURCES[source] },
    { title: 'Quem pagou', width: 36, cell: ({ payer_name: name }) => name },
    { title: 'CPF/CNPJ', width: 18, cell: ({ payer_document: document }) => document },
    { title: 'Banco', width: 24, cell: ({ payer_bank: bank }) => bank },
    { title: 'Mensagem', width: 30, cell: ({ message }) => message },
    { title: 'Valor', cell: ({ amount }) => ({ cents: amount }) },
    { title: 'Conciliado', cell: ({ matched }) => ({ cents: matched }) },
    { title: 'Situação', cell: ({ state }) => STATES[state] },
  ],
  rows: credits,
});
