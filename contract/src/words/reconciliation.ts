import { defineWords } from '../core/words';

export default defineWords({
  permissions: {
    'receive:reconciliation': {
      name: 'Conciliação',
      opens: 'Ver o que entrou sem cobrança e dizer qual cobrança foi paga',
    },
  },
  actions: {
    'reconciliation.export': 'Exportou recebimentos sem cobrança',
    'reconciliation.match': 'Conciliou um recebimento com cobranças',
    'reconciliation.dismiss': 'Disse que um recebimento não é de cobrança',
    'reconciliation.undo': 'Desfez uma conciliação',
  },
});
