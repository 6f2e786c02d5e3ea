import { utilityValue } from '@balcao/contract/shared/bill-line';
import { addDays, diffDays, nextBusinessDay } from '../../core/calendar';
import { dueDay } from '../billet/due-factor';
import type { BillAnswer, BillQuery } from './port';

const PAYEES = [
  ['Distribuidora Aurora Ltda', '11222333000181'],
  ['Máquinas e Moinhos Paraná S.A.', '00038166000105'],
  ['Condomínio Edifício Central', '33000167000101'],
  ['Contabilidade Bastos & Filhos', '60316817000103'],
  ['Seguradora Horizonte S.A.', '34028316000103'],
] as const;
/** Issuers by segment, the second digit of a slip (FEBRABAN). */
const SEGMENTS: Record<string, string> = {
  '1': 'Prefeitura Municipal',
  '2': 'Companhia de Água e Esgoto',
  '3': 'Companhia de Energia Elétrica',
  '4': 'Companhia Telefônica',
  '5': 'Receita Federal do Brasil',
  '6': 'Carnê de Órgão Conveniado',
  '7': 'Departamento de Trânsito',
};

/** Terms of all billets: fine 2 %, interest 0.033 % a day, discount 1 % until five days before due; payable until sixty days after due. */
const FINE = 200;
const INTEREST = 33;
const DISCOUNT = 100;
const EARLY_DAYS = 5;
const TAKEN_DAYS = 60;

const part = (value: number, of: number, whole: number) => Math.round((value * of) / whole);

/**
 * Answers by the barcode's digits. Last two digits 99: the bill was paid elsewhere; 98: unknown. Billets whose free field has a digit sum
 * that is a multiple of three have the early discount.
 */
export const sandboxBillQuery: BillQuery = {
  find: async (_db, bars, day, today) => (bars.startsWith('8') ? slipOf(bars) : billetOf(bars, day, today)),
};

const slipOf = (bars: string): BillAnswer => ({
  state: bars.endsWith('98') ? 'unknown' : bars.endsWith('99') ? 'paid' : 'open',
  payee: SEGMENTS[bars[1] ?? ''] ?? 'Órgão conveniado',
  payeeDocument: null,
  due: null,
  lastDay: null,
  value: utilityValue(bars),
  fine: 0,
  interest: 0,
  discount: 0,
});

function billetOf(bars: string, day: string, today: string): BillAnswer {
  const free = bars.slice(19);
  const sum = [...free].reduce((all, digit) => all + Number(digit), 0);
  const [payee, payeeDocument] = PAYEES[sum % PAYEES.length]!;
  const value = Number(bars.slice(9, 19));
  const due = dueDay(bars.slice(5, 9), today);
  // a billet due on a day that is no business day is paid on the next one without fine
  const late = due && day > nextBusinessDay(due) ? diffDays(due, day) : 0;
  const isEarly = due !== null && diffDays(day, due) >= EARLY_DAYS && sum % 3 === 0;
  return {
    state: free.endsWith('99') ? 'paid' : free.endsWith('98') ? 'unknown' : 'open',
    payee,
    payeeDocument,
    due,
    lastDay: due && addDays(due, TAKEN_DAYS),
    value,
    fine: late ? part(value, FINE, 10_000) : 0,
    interest: part(value, INTEREST * late, 100_000),
    discount: isEarly ? part(value, DISCOUNT, 10_000) : 0,
  };
}
