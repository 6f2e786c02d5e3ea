import { addDays, isBusinessDay } from '../../../core/calendar';
import { saoPauloDay } from '../../../core/clock';
import { searchText } from '../../../core/search-text';
import type { Row } from '../../../demo/bulk';
import { instant, someTime } from '../../../demo/calendar';
import type { DemoContext } from '../../../demo/define-demo';
import { CONTEST_REASONS, OVERCHARGE } from '../../../rails/acquirer/play';
import { payDay, reckon, type Brand, type Modality, type Part } from '../../../rails/acquirer/terms';
import '../../../rails/acquirer/tables';
import { agreedCost } from '../rules';
import '../tables';
import { MACHINES, PLAN } from './machines';

const MINUTE = 60_000;
const DAYS = 24;

export interface Made {
  at: Date;
  modality: Modality;
  brand: Brand | null;
  parcels: number;
  amount: number;
  extra?: number;
}

/** Sales of the last weeks, of days that are over. */
export function listSales({ dice, today, now }: DemoContext): Made[] {
  const sales: Made[] = [];
  for (let ago = DAYS; ago >= 1; ago--) {
    const day = addDays(today, -ago);
    if (!isBusinessDay(day)) continue;
    const at = () => someTime(dice, day, 9, 18);
    const brand = dice.pick<Brand>(['visa', 'mastercard', 'elo', 'cabal']);
    sales.push({
      at: at(),
      modality: 'credit',
      brand,
      parcels: dice.pick([1, 1, 2, 3, 6, 10]),
      amount: dice.int(3_000, 90_000),
    });
    if (ago % 4 === 0)
      sales.push({
        at: at(),
        modality: 'voucher',
        brand: dice.pick<Brand>(['alelo', 'vr']),
        parcels: 1,
        amount: dice.int(2_000, 6_000),
      });
    // debit is paid on the next business day: only what is paid today or later
    if (payDay(day, 'debit', 1, 0) >= today)
      sales.push({ at: at(), modality: 'debit', brand: 'visa', parcels: 1, amount: dice.int(1_000, 20_000) });
  }
  sales.push({ at: new Date(now.getTime() - 120 * MINUTE), modality: 'pix', brand: null, parcels: 1, amount: 8_400 });
  sales.sort((a, b) => a.at.getTime() - b.at.getTime());
  return sales.map((sale, n) => (n % 9 === 4 ? { ...sale, extra: OVERCHARGE } : sale));
}

/** An instalment that was paid, as a payout of its own. */
export type Paid = Pick<Part, 'gross' | 'net' | 'day'> & {
  fee: number;
  modality: Modality;
  brand: Brand | null;
  id: number;
};

/** What an added sale leaves to be added after all sales: what was paid, then what is received. */
export interface Left {
  paid: Paid[];
  receivables: Row<'card_machine_receivables'>[];
}

/** Adds a sale on both sides; the instalments whose day came are paid at `posted`. */
export function addSale(ctx: DemoContext, sale: Made, n: number, posted: Date, left: Left): void {
  const { bulk, bank, dice, today } = ctx;
  const account_id = bank.corporation.id;
  const { at, modality, brand, parcels, amount } = sale;
  const machine = n % 4 === 3 && parcels <= 3 ? 1 : 0;
  const { serial, name } = MACHINES[machine]!;
  const sold = { day: saoPauloDay(at), modality, brand, parcels, amount };
  const parts = reckon(PLAN, sold, sale.extra)!;
  const [fee, anticipation_fee] = [
    parts.reduce((sum, one) => sum + one.fee, 0),
    parts.reduce((sum, one) => sum + one.anticipationFee, 0),
  ];
  const id = bulk.id('card_machine_sales');
  const key = `${serial}-${dice.text('0123456789', 12)}`;
  const authorization_code = dice.text('0123456789', 6);
  const card = modality === 'pix' ? null : dice.text('0123456789', 4);
  const machine_id = machine + 1;
  const search = searchText(name, serial, authorization_code, card);
  const is = { account_id, modality, brand, parcels };
  bulk.add('sandbox_acquirer_sales', { ...is, key, serial, at, amount, authorization_code, card, is_told: true });
  bulk.add('card_machine_sales', {
    ...is,
    id,
    key,
    machine_id,
    sold_at: at,
    amount,
    fee,
    anticipation_fee,
    net: amount - fee - anticipation_fee,
    agreed: agreedCost(PLAN, sold, fee + anticipation_fee),
    plan_days: PLAN.anticipation_due_days,
    ticket_id: null,
    authorization_code,
    card,
    state: n === 3 ? 'contested' : 'approved',
    search,
  });
  for (const { parcel, gross, fee: partFee, anticipationFee, net, day } of parts) {
    const isPaid = day <= today;
    const payout = isPaid ? bulk.id('card_machine_payouts') : null;
    if (payout) left.paid.push({ id: payout, gross, fee: partFee + anticipationFee, net, day, modality, brand });
    left.receivables.push({
      ...is,
      id: bulk.id('card_machine_receivables'),
      sale_id: id,
      machine_id,
      sold_at: at,
      parcel,
      gross,
      fee: partFee + anticipationFee,
      net,
      expected_pay_day: day,
      state: isPaid ? 'paid' : 'expected',
      paid_at: isPaid ? posted : null,
      payout_id: payout,
      search,
    });
    bulk.add('sandbox_acquirer_parts', {
      account_id,
      id: bulk.id('sandbox_acquirer_parts'),
      sale: key,
      parcel,
      gross,
      fee: partFee,
      anticipation_fee: anticipationFee,
      net,
      day,
      state: isPaid ? 'paid' : 'due',
    });
  }
  if (n === 3 || n === 6) addContest(ctx, { account_id, sale: id, key, amount, isOpen: n === 3 });
}

interface Contested {
  account_id: number;
  sale: number;
  key: string;
  amount: number;
  isOpen: boolean;
}

function addContest(
  { bulk, today }: Pick<DemoContext, 'bulk' | 'today'>,
  { account_id, sale, key, amount, isOpen }: Contested,
): void {
  const opened = instant(addDays(today, isOpen ? -2 : -12), '09:12:00');
  const deadline = addDays(today, isOpen ? 5 : -5);
  const ended_at = isOpen ? null : instant(addDays(today, -6), '14:00:00');
  const state = isOpen ? 'open' : 'won';
  const reason = CONTEST_REASONS[isOpen ? 0 : 1];
  bulk.add('card_machine_contests', {
    account_id,
    id: bulk.id('card_machine_contests'),
    sale_id: sale,
    amount,
    reason,
    opened_at: opened,
    deadline,
    state,
    defence: isOpen ? null : 'Entregue no endereço do pedido, com comprovante assinado.',
    answered_at: isOpen ? null : instant(addDays(today, -11), '11:30:00'),
    ended_at,
    owed: 0,
  });
  bulk.add('sandbox_acquirer_contests', {
    sale: key,
    account_id,
    reason,
    at: opened,
    deadline,
    state,
    is_told: true,
    ended_at,
    is_end_told: !isOpen,
  });
}
