import { defineWords } from '../core/words';

export default defineWords({ actions: { 'top-up.create': 'Recarregou um celular' } });
