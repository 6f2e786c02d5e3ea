import { defineStatementSource } from '../../core/statement-source';

/** Statement entries of deposits by billet. */
export default defineStatementSource({ types: { 'deposit-billet': 'Depósito por boleto' } });
