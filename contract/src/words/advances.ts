import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'advances.contract': 'Antecipou boletos',
    'advances.cancel': 'Cancelou uma antecipação',
  },
});
