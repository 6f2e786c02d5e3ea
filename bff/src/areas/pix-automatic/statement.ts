import { defineStatementSource } from '../../core/statement-source';

/** Statement lines of payments by Pix automático, and of those returned; each leads to its Pix, as any Pix does. */
export default defineStatementSource({
  types: { 'pix-automatic': 'Pix automático', 'pix-automatic-return': 'Pix automático devolvido' },
});
