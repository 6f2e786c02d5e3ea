import { defineWords } from '../core/words';

export default defineWords({ actions: { 'scheduled-payment.cancel': 'Cancelou pagamento agendado' } });
