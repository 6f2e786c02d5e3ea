import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'investments.buy': 'Aplicou em um investimento',
    'investments.redeem': 'Resgatou um investimento',
    'investments.cancel': 'Cancelou uma aplicação agendada',
    'investments.cancel-redemption': 'Cancelou um resgate agendado',
    'investments.profile': 'Respondeu ao teste de perfil de investidor',
  },
});
