import { defineWords } from '../core/words';

export default defineWords({
  permissions: {
    'settings:trust-centre': {
      name: 'Atividade de segurança',
      opens: 'Ver entradas, dispositivos, senhas, acessos e exportações da conta',
    },
  },
  actions: {
    'trust-centre.export': 'Exportou a atividade de segurança',
    'trust-centre.end-delivery': 'Encerrou um envio programado',
  },
});
