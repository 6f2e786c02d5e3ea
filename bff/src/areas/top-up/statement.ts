import { defineStatementSource } from '../../core/statement-source';

/** Statement lines of top-ups, and of those that came back. */
export default defineStatementSource({
  types: { 'top-up': 'Recarga de celular', 'top-up-return': 'Recarga devolvida' },
});
