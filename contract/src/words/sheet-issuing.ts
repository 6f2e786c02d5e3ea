import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'charge-sheet.issue': 'Emitiu cobranças por planilha',
    'charge-sheet.print': 'Imprimiu as cobranças de uma planilha',
  },
});
