import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'payment-button.create': 'Criou um botão de pagamento',
    'payment-button.update': 'Alterou um botão de pagamento',
    'payment-button.enabled': 'Ativou ou desativou botões',
    'payment-button.export': 'Exportou botões de pagamento',
    'payment-button.file': 'Arquivou botões de pagamento',
    'payment-button.note': 'Anotou em um botão de pagamento',
    'payment-button.tags': 'Mudou etiquetas de botões',
  },
});
