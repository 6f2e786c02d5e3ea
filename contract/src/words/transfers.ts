import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'transfer.create': 'Transferiu dinheiro',
    'transfer.schedule': 'Programou transferência',
    'transfer.cancel': 'Cancelou transferência programada',
  },
});
