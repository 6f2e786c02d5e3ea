import { defineStatementSource } from '../../core/statement-source';

/** Statement lines of money that went to a card and came back. */
export default defineStatementSource({
  types: {
    'card-invoice': 'Pagamento de fatura',
    'card-recharge': 'Carga de cartão pré-pago',
    'card-discharge': 'Descarga de cartão pré-pago',
  },
});
