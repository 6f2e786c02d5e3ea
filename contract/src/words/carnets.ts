import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'carnet.issue': 'Emitiu carnês',
    'carnet.cancel': 'Cancelou carnês',
    'carnet.export': 'Exportou carnês',
    'carnet.file': 'Arquivou carnês',
    'carnet.note': 'Anotou em um carnê',
    'carnet.history': 'Acrescentou uma linha ao histórico de um carnê pela API',
    'carnet.resend-email': 'Reenviou carnês por e-mail',
    'carnet.tags': 'Mudou etiquetas de carnês',
    'carnet.parcel-cancel': 'Cancelou parcelas de um carnê',
    'carnet.parcel-manual-payment': 'Marcou parcelas como pagas',
    'carnet.parcel-expire-at': 'Mudou o vencimento de parcelas',
    'carnet.parcel-resend-email': 'Reenviou parcelas por e-mail',
  },
});
