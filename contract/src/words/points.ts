import { defineWords } from '../core/words';

export default defineWords({ actions: { 'points.redeem': 'Trocou pontos por saldo' } });
