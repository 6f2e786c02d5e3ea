import { defineWords } from '../core/words';

export default defineWords({ actions: { 'split.export': 'Exportou repasses recebidos' } });
