import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'bill.pay': 'Pagou boletos ou contas',
    'bill.webhook.put': 'Cadastrou um webhook de pagamentos de contas pela API',
    'bill.webhook.remove': 'Excluiu um webhook de pagamentos de contas pela API',
  },
});
