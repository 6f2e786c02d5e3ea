import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'receivable.export': 'Exportou cobranças de todos os tipos',
    'report.create': 'Gerou um relatório de cobranças',
    'report.schedule': 'Agendou um relatório de cobranças',
    'report.unschedule': 'Excluiu um relatório agendado',
    'confirmation-file.export': 'Exportou arquivos de confirmação',
  },
});
