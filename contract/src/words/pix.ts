import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'pix.start': 'Enviou Pix',
    'pix.favourite': 'Favoritou um contato de Pix',
    'pix.favourite-removed': 'Removeu um contato favorito de Pix',
    'pix.history-export': 'Exportou o histórico do Pix',
    'pix.refund-start': 'Iniciou a devolução de um Pix',
    'pix.refund': 'Devolveu um Pix',
    'pix.refund-reject': 'Desistiu de devolver um Pix',
    'pix.schedule-cancel': 'Cancelou um Pix agendado',
    'pix.recurrence-cancel': 'Cancelou um Pix recorrente',
    'pix.complaint': 'Contestou um Pix',
    'pix.defence': 'Defendeu-se da contestação de um Pix',
    'pix.complaint-cancel': 'Desistiu de contestar um Pix',
  },
});
