import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'salary-portability.request': 'Pediu portabilidade de salário',
    'salary-portability.cancel': 'Cancelou portabilidade de salário',
  },
});
