import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'return-files.settings': 'Ligou ou desligou os arquivos de retorno',
    'return-files.mail': 'Mudou o envio dos arquivos de retorno por e-mail',
    'shipping-file.run': 'Processou um arquivo de remessa',
  },
});
