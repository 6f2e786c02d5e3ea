import { searchText } from '../../core/search-text';
import { addDays } from '../../core/calendar';
import { someTime } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import './tables';

/** The corporation's tickets: opened `ago` days ago, and answered a day later. */
const TICKETS = [
  {
    ago: 2,
    subject: 'Segunda via do informe de rendimentos',
    message: 'Olá! Preciso do informe de rendimentos do ano passado para a contabilidade.',
    status: 'open',
    answer: null,
  },
  {
    ago: 9,
    subject: 'Boleto pago em duplicidade',
    message: 'Um cliente pagou o mesmo boleto duas vezes. Como devolvo a diferença?',
    status: 'answered',
    answer:
      'Olá, Helena! Abra o lançamento no extrato e escolha “Devolver valor”. O cliente recebe na conta de onde pagou.',
  },
  {
    ago: 40,
    subject: 'Tarifa de boletos com Pix',
    message: 'A tarifa do boleto muda quando o cliente paga pelo QR Code?',
    status: 'archived',
    answer: 'Não muda: é a mesma tarifa do boleto, cobrada só quando ele é pago.',
  },
] as const;

export default defineDemo({
  clerkGrants: { help: true },
  fill({ bulk, bank, dice, today }) {
    const { corporation } = bank;
    const [owner] = corporation.people;
    for (const { ago, subject, message, status, answer } of TICKETS.toReversed()) {
      const id = bulk.id('tickets');
      const created_at = someTime(dice, addDays(today, -ago), 8, 18);
      const answered = someTime(dice, addDays(today, -ago + 1), 8, 18);
      bulk.add('tickets', {
        account_id: corporation.id,
        id,
        subject,
        message,
        status,
        contact_name: owner!.name,
        contact_email: owner!.email,
        contact_phone: '',
        search: searchText(subject, message),
        created_at,
        updated_at: answer ? answered : created_at,
      });
      if (answer)
        bulk.add('ticket_messages', {
          account_id: corporation.id,
          id: bulk.id('ticket_messages'),
          ticket_id: id,
          author: 'bank',
          name: 'Equipe de atendimento',
          message: answer,
          sent_at: answered,
        });
    }
  },
});
