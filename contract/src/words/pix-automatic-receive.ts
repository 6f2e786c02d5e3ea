import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'pix-collection.create': 'Pediu um Pix automático a um cliente',
    'pix-collection.charge': 'Cobrou um ciclo de Pix automático',
    'pix-collection.cancel-charge': 'Cancelou a cobrança de um Pix automático',
    'pix-collection.cancel': 'Cancelou um Pix automático a receber',
    'pix-collection.file': 'Arquivou um Pix automático a receber',
    'pix-collection.resend-email': 'Enviou um Pix automático por e-mail',
    'pix-collection.tags': 'Mudou etiquetas de Pix automáticos a receber',
    'pix-collection.note': 'Anotou em um Pix automático a receber',
    'pix-collection.export': 'Exportou Pix automáticos a receber',
  },
});
