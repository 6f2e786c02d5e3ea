import { addDays, nextBusinessDay } from '../../../core/calendar';
import { BANK, type Entry } from '../../../ledger/ledger';
import { someTime } from '../../../demo/calendar';
import type { DemoCharge } from './charge-row';
import type { Dice } from '../../../demo/dice';
import type { LedgerBook } from '../../../demo/ledger-book';

/** Monthly spending: its day (or the next business day), and between how many percent of the balance above the capital. */
const SPENDING = [
  { day: '05', from: 45, to: 60, kind: 'supplier-payment', text: 'Pagamento de fornecedores' },
  { day: '20', from: 35, to: 45, kind: 'payroll', text: 'Folha de pagamento' },
  { day: '27', from: 20, to: 30, kind: 'withdrawal', text: 'Retirada dos sócios' },
] as const;

const SMALLEST = 10_000;

interface Event {
  at: Date;
  happen: (at: Date) => void;
}

/** Posts an account's money to the ledger in the order of time: payments of its charges, and its monthly spending. */
export class Treasury {
  #opened = false;

  constructor(
    private readonly book: LedgerBook,
    private readonly account: number,
    private readonly capital: number,
  ) {}

  /** Posts all movements of a São Paulo day, up to now. */
  live(dice: Dice, day: string, credited: DemoCharge[], returned: DemoCharge[], now: Date): void {
    const events: Event[] = [
      ...this.#opening(dice, day),
      ...credited.map((charge) => ({ at: charge.outcome.creditedAt!, happen: (at: Date) => this.#credit(charge, at) })),
      ...returned.map((charge) => ({ at: charge.outcome.closedAt!, happen: (at: Date) => this.#giveBack(charge, at) })),
      ...this.#spending(dice, day),
    ];
    for (const { at, happen } of events.sort((a, b) => a.at.getTime() - b.at.getTime())) if (at <= now) happen(at);
  }

  #opening(dice: Dice, day: string): Event[] {
    if (this.#opened || !this.capital) return [];
    this.#opened = true;
    return [
      {
        at: someTime(dice, day, 0, 1),
        happen: (at) => this.#move(`demo-capital-${this.account}`, 'deposit', 'Aporte de capital', at, this.capital),
      },
    ];
  }

  #spending(dice: Dice, day: string): Event[] {
    return SPENDING.filter((s) => falls(s.day, day)).map((s) => ({
      at: someTime(dice, day, 9, 16),
      happen: (at) => {
        const free = this.book.balance(this.account) - this.capital;
        const amount = Math.floor((free * dice.int(s.from, s.to)) / 100 / 1000) * 1000 + dice.int(0, 99);
        if (amount >= SMALLEST && amount <= free)
          this.#move(`demo-${s.kind}-${this.account}-${day}`, s.kind, s.text, at, -amount);
      },
    }));
  }

  #credit({ row }: DemoCharge, at: Date): void {
    const paid = row.paid_value!;
    const fee = row.fee!;
    this.book.post({
      key: `billet:demo-${row.id}`,
      kind: 'billet',
      description: `Boleto recebido de ${row.customer_name}`,
      at,
      entries: [
        { accountId: this.account, kind: 'available', amount: paid - fee },
        { accountId: BANK, kind: 'fees', amount: fee },
        { accountId: BANK, kind: 'settlement', amount: -paid },
      ],
    });
  }

  #giveBack({ row }: DemoCharge, at: Date): void {
    this.#move(
      `refund:demo-${row.id}`,
      'billet-refund',
      `Devolução de boleto a ${row.customer_name}`,
      at,
      -row.paid_value!,
    );
  }

  /** Posts money in (positive) or out, integer cents, against the bank's settlement account. */
  #move(key: string, kind: string, description: string, at: Date, amount: number): void {
    const entries: Entry[] = [
      { accountId: this.account, kind: 'available', amount },
      { accountId: BANK, kind: 'settlement', amount: -amount },
    ];
    this.book.post({ key, kind, description, at, entries });
  }
}

/** Whether `day` is the monthly date `date` (dd), or the next business day where that is none. */
function falls(date: string, day: string): boolean {
  const wanted = `${day.slice(0, 8)}${date}`;
  return day >= wanted && day <= addDays(wanted, 5) && nextBusinessDay(wanted) === day;
}
