import { defineStatementSource } from '../../core/statement-source';

/** Statement lines of transfers, their fees, and returned TEDs. */
export default defineStatementSource({
  types: {
    ted: 'TED',
    'ted-fee': 'Tarifa de TED',
    'ted-return': 'TED devolvida',
    transfer: 'Transferência',
  },
});
