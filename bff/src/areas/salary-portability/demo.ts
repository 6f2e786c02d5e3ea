import { bankOf } from '../../core/banks';
import { addDays } from '../../core/calendar';
import { instant } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import { deadlineOf } from './rules';
import './tables';

const ITAU = bankOf('60701190')!;

/** The personal account's salary, which another bank sends on, and an older request of the owner's. */
export default defineDemo({
  clerkGrants: { 'services:salary-portability': false },
  fill({ bulk, bank, dice, today }) {
    const add = (account_id: number, ago: number, ended: { state: 'accepted' | 'cancelled' }) => {
      const day = addDays(today, -ago);
      const after = instant(addDays(day, 6), '09:30:00');
      const isCancelled = ended.state === 'cancelled';
      bulk.add('salary_portabilities', {
        account_id,
        id: bulk.id('salary_portabilities'),
        user_id: bank.people['titular@balcao.demo'].id,
        state: ended.state,
        protocol: day.replaceAll('-', '') + dice.text('0123456789', 12),
        bank_ispb: ITAU.ispb,
        employer_document: '11222333000181',
        employer_name: 'Instituto de Artes Aplicadas',
        requested_at: instant(day, '10:12:00'),
        deadline: deadlineOf(day),
        answered_at: isCancelled ? null : after,
        by_deadline: false,
        reason: null,
        cancelled_at: isCancelled ? after : null,
      });
    };
    add(bank.personal.id, 75, { state: 'accepted' });
    // from when the firm's account was still its owner's own
    add(bank.corporation.id, 420, { state: 'cancelled' });
  },
});
