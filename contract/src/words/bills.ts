import { defineWords } from '../core/words';

export default defineWords({ actions: { 'bill.pay': 'Pagou boletos ou contas' } });
