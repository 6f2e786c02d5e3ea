import { defineWords } from '../core/words';

export default defineWords({
  permissions: {
    'settings:trust-centre': {
      name: 'Central de segurança',
      opens: 'Ver entradas, dispositivos, senhas, acessos e exportações da conta',
    },
  },
  actions: {
    'trust-centre.export': 'Exportou a central de segurança',
    'trust-centre.end-delivery': 'Encerrou um envio programado',
  },
});
