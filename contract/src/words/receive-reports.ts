import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'receivable.export': 'Exportou cobranças de todos os tipos',
    'report.create': 'Gerou um relatório de cobranças',
    'confirmation-file.export': 'Exportou arquivos de confirmação',
  },
});
