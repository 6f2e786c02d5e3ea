import { bankOf } from '../../core/banks';
import { addDays } from '../../core/calendar';
import { instant } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import type { DemoAccount } from '../../demo/parties';
import { deadlineOf } from './rules';
import './tables';

const ITAU = bankOf('60701190')!;
const EMPLOYER = '11222333000181';

/** The personal account's salary, which another bank sends on, and an older request of the owner's. */
export default defineDemo({
  clerkGrants: { 'services:salary-portability': false },
  fill({ bulk, bank, dice, today }) {
    const add = ({ id: account_id, document }: DemoAccount, ago: number, state: 'accepted' | 'cancelled') => {
      const day = addDays(today, -ago);
      const after = instant(addDays(day, 6), '09:30:00');
      const isCancelled = state === 'cancelled';
      const protocol = day.replaceAll('-', '') + dice.text('0123456789', 12);
      bulk.add('salary_portabilities', {
        account_id,
        id: bulk.id('salary_portabilities'),
        user_id: bank.people['titular@balcao.demo'].id,
        state,
        protocol,
        bank_ispb: ITAU.ispb,
        employer_document: EMPLOYER,
        employer_name: 'Instituto de Artes Aplicadas',
        requested_at: instant(day, '10:12:00'),
        deadline: deadlineOf(day),
        answered_at: isCancelled ? null : after,
        by_deadline: false,
        reason: null,
        cancelled_at: isCancelled ? after : null,
      });
      bulk.add('sandbox_salaries', {
        key: protocol,
        person: document,
        employer: EMPLOYER,
        bank: ITAU.ispb,
        state,
        reason: null,
        at: after,
        is_told: true,
      });
    };
    add(bank.personal, 75, 'accepted');
    // from when the firm's account was still its owner's own
    add(bank.corporation, 420, 'cancelled');
  },
});
