import { defineStatementSource } from '../../core/statement-source';

/** What came in by billets of deposit. */
export default defineStatementSource({ types: { 'deposit-billet': 'Depósito por boleto' } });
