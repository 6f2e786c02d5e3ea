import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'payment-link.create': 'Criou um link de pagamento',
    'payment-link.update': 'Alterou um link de pagamento',
    'payment-link.cancel': 'Cancelou links de pagamento',
    'payment-link.export': 'Exportou links de pagamento',
    'payment-link.file': 'Arquivou links de pagamento',
    'payment-link.note': 'Anotou em um link de pagamento',
    'payment-link.resend-email': 'Enviou um link por e-mail',
    'payment-link.tags': 'Mudou etiquetas de links',
  },
});
