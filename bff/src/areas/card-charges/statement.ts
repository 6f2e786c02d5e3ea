import { defineStatementSource } from '../../core/statement-source';
import { POSTING } from './money';

/** Statement entries of card charges: receipts, refunds and lost contests. */
export default defineStatementSource({
  types: {
    card: 'Cartão de crédito recebido',
    'card-refund': 'Devolução no cartão',
    'card-contest': 'Contestação no cartão',
  },
  origin: async (_db, _accountId, key) => {
    const id = key.startsWith(POSTING) ? Number(key.slice(POSTING.length).split(':')[0]) : NaN;
    return Number.isInteger(id) ? { route: 'receive:management:credit-card:detail', params: { id } } : null;
  },
});
