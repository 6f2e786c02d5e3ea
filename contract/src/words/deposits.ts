import { defineWords } from '../core/words';

export default defineWords({ actions: { 'deposit.create': 'Gerou boleto de depósito' } });
