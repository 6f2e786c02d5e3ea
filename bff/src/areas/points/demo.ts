import { addDays } from '../../core/calendar';
import { instant } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import { expiryOf } from './rules';
import './tables';

/** Payments of the last months, with the points they earned; ids below zero are of no operation that is there. */
const EARNED = [
  { ago: 340, points: 640, what: 'Conta ou tributo: Companhia de Energia' },
  { ago: 210, points: 1180, what: 'Boleto: Embalagens Silva' },
  { ago: 95, points: 930, what: 'Boleto: Torrefadora do Vale' },
  { ago: 20, points: 410, what: 'Conta ou tributo: Companhia de Água' },
];

export default defineDemo({
  clerkGrants: { 'services:points-program': false },
  fill({ bulk, bank, today }) {
    const account_id = bank.corporation.id;
    let balance = 0;
    EARNED.forEach(({ ago, points, what }, n) => {
      const day = addDays(today, -ago);
      const at = instant(day, '14:20:00');
      balance += points;
      const lot = { account_id, operation_id: -1 - n, points, remaining: points, earned_at: at, is_warned: true };
      bulk.add('points_lots', { ...lot, expires_on: expiryOf(day) });
      bulk.add('points_entries', {
        account_id,
        id: bulk.id('points_entries'),
        kind: 'earned',
        points,
        balance,
        description: what,
        at,
        expires_on: expiryOf(day),
      });
    });
    bulk.add('points_accounts', { account_id, balance });
  },
});
