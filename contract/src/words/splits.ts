import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'split.export': 'Exportou repasses recebidos',
    'split.pix-config': 'Configurou o repasse de cobranças Pix',
    'split.pix-link': 'Vinculou um repasse a uma cobrança Pix',
    'split.pix-unlink': 'Desvinculou o repasse de uma cobrança Pix',
  },
});
