import { defineStatementSource } from '../../core/statement-source';

/** Transfers, their fees, and TEDs that came back. */
export default defineStatementSource({
  types: {
    ted: 'TED',
    'ted-fee': 'Tarifa de TED',
    'ted-return': 'TED devolvida',
    transfer: 'Transferência',
  },
});
