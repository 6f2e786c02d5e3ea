import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'card-charge.issue': 'Cobrou clientes no cartão',
    'card-charge.refund': 'Devolveu uma cobrança no cartão',
    'card-charge.defense': 'Respondeu a uma contestação no cartão',
    'card-charge.cancel': 'Cancelou cobranças no cartão',
    'card-charge.export': 'Exportou cobranças no cartão',
    'card-charge.file': 'Arquivou cobranças no cartão',
    'card-charge.note': 'Anotou em uma cobrança no cartão',
    'card-charge.resend-email': 'Reenviou cobranças no cartão por e-mail',
    'card-charge.tags': 'Mudou etiquetas de cobranças no cartão',
  },
});
