import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'notice.accept': 'Aceitou um termo',
    'notice.delay': 'Deixou um termo para depois',
    'onboarding.seen': 'Viu a apresentação da conta',
  },
});
