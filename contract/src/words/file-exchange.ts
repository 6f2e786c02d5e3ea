import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'return-files.settings': 'Ligou ou desligou os arquivos de retorno',
    'shipping-file.run': 'Processou um arquivo de remessa',
  },
});
