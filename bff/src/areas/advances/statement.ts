import { defineStatementSource } from '../../core/statement-source';

/** Statement lines of billets that were advanced, and of what went on to the funder. */
export default defineStatementSource({
  types: {
    advance: 'Antecipação de boletos',
    'advance-iof': 'IOF da antecipação',
    'advance-fee': 'Tarifa da antecipação',
    'advance-settlement': 'Boleto antecipado repassado',
    'advance-recourse': 'Boleto antecipado não pago',
  },
});
