import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'personal-data.export': 'Pediu uma cópia dos seus dados pessoais',
    'personal-data.erasure': 'Pediu a eliminação dos seus dados pessoais',
    'personal-data.erased': 'Teve dados pessoais eliminados',
  },
});
