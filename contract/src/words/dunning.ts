import { defineWords } from '../core/words';

export default defineWords({
  permissions: {
    'receive:dunning': { name: 'Régua de cobrança', opens: 'Ver e mudar quando os clientes são lembrados de pagar' },
  },
  actions: {
    'dunning.settings': 'Mudou a régua de cobrança',
    'dunning.step-create': 'Criou um lembrete da régua',
    'dunning.step-update': 'Alterou um lembrete da régua',
    'dunning.step-delete': 'Excluiu um lembrete da régua',
    'dunning.export': 'Exportou lembretes enviados',
    'dunning.pause': 'Pausou lembretes',
    'dunning.resume': 'Retomou lembretes',
  },
});
