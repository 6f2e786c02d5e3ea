import { defineWords } from '../core/words';

export default defineWords({ actions: { 'statement.conciliation': 'Pediu um extrato de conciliação pela API' } });
