import { defineStatementSource } from '../../core/statement-source';

/** Statement lines of what was invested and redeemed, and of the taxes on it. */
export default defineStatementSource({
  types: {
    investment: 'Aplicação em investimento',
    'investment-return': 'Aplicação devolvida',
    'investment-redemption': 'Resgate de investimento',
    'investment-iof': 'IOF sobre investimento',
    'investment-income-tax': 'Imposto de renda sobre investimento',
  },
});
