import { bankOf } from '../../core/banks';
import { addDays } from '../../core/calendar';
import { instant } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import { deadlineOf } from './rules';
import './tables';

const ITAU = bankOf('60701190')!;

/** The personal account's salary, which another bank sends on. */
export default defineDemo({
  clerkGrants: { 'services:salary-portability': false },
  fill({ bulk, bank, dice, today }) {
    const day = addDays(today, -75);
    bulk.add('salary_portabilities', {
      account_id: bank.personal.id,
      id: bulk.id('salary_portabilities'),
      user_id: bank.people['titular@balcao.demo'].id,
      state: 'accepted',
      protocol: day.replaceAll('-', '') + dice.text('0123456789', 12),
      bank_ispb: ITAU.ispb,
      employer_document: '11222333000181',
      employer_name: 'Instituto de Artes Aplicadas',
      requested_at: instant(day, '10:12:00'),
      deadline: deadlineOf(day),
      answered_at: instant(addDays(day, 6), '09:30:00'),
      by_deadline: false,
      reason: null,
      cancelled_at: null,
    });
  },
});
