import { defineStatementSource } from '../../core/statement-source';

export default defineStatementSource({ types: { points: 'Troca de pontos' } });
