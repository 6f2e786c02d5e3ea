import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'pix-automatic.authorise': 'Autorizou um Pix automático',
    'pix-automatic.accept': 'Aceitou um pedido de Pix automático',
    'pix-automatic.refuse': 'Recusou um pedido de Pix automático',
    'pix-automatic.limit': 'Mudou o limite de um Pix automático',
    'pix-automatic.cancel': 'Cancelou um Pix automático',
    'pix-automatic.payment-cancel': 'Cancelou um pagamento de Pix automático',
  },
});
