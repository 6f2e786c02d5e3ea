import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'return-files.settings': 'Ligou ou desligou os arquivos de retorno',
    'return-files.mail': 'Mudou o envio dos arquivos de retorno por e-mail',
    'return-files.sftp': 'Mudou o envio dos arquivos de retorno por SFTP',
    'return-files.sftp-end': 'Encerrou o envio dos arquivos de retorno por SFTP',
    'return-files.deliver': 'Pediu de novo o envio de um arquivo de retorno',
    'statement.schedule-cnab': 'Agendou extratos CNAB pela API',
    'statement.change-schedule-cnab': 'Mudou um agendamento de extratos CNAB pela API',
    'shipping-file.run': 'Processou um arquivo de remessa',
  },
});
