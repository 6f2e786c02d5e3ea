import { amountDueOn } from '../../../kits/charging/amount';
import { billetCodes } from '../../../kits/charging/codes';
import { paymentWords } from '../../../kits/charging/payment-words';
import { USUAL_RATES } from '../../../kits/charging/rates/rates';
import { MINIMUM_FOR_TERMS } from '../../../kits/charging/bounds';
import { addDays } from '../../../core/calendar';
import { saoPauloDay } from '../../../core/clock';
import { searchText } from '../../../core/search-text';
import { stableHash } from '../../../core/tokens';
import { buildDynamicBrCode } from '../../../rails/pix/br-code';
import type { DemoAccount } from '../../../demo/parties';
import type { Row } from '../../../demo/bulk';
import type { DemoCustomer } from '../../customers/demo';
import type { Dice } from '../../../demo/dice';
import { drawOutcome, type Outcome } from './outcome';
import { NOTES, type Line, type Segment } from '../../../demo/trade';

export interface DemoCharge {
  row: Row<'charges'> & { id: number; value: number; updated_at: Date };
  segment: Segment;
  lines: Line[];
  outcome: Outcome;
  /** Words of the history on the amount received, pt-BR; empty where the charge was not paid. */
  paid: string;
  by: string;
}

export interface ChargePlan {
  issuer: DemoAccount;
  id: number;
  ourNumber: number;
  customer: DemoCustomer;
  at: Date;
  isNew: boolean;
  mayBeReturned: boolean;
  now: Date;
}

const PIX_HOST = 'pix.balcao.example/v2';
const STALE_MS = 120 * 86_400_000;

/** Draws one billet: its terms, its codes and its outcome by now. */
export function drawCharge(dice: Dice, plan: ChargePlan): DemoCharge {
  const { issuer, customer, at, now } = plan;
  const { segment } = customer;
  const lines = segment.lines(dice);
  const items = lines.reduce((sum, line) => sum + line.amount * line.value, 0);
  const shipping = segment.freight && dice.chance(0.6) ? dice.int(...segment.freight) : 0;
  const discount = items > 20_000 && dice.chance(0.07) ? Math.round(items * 0.05) : 0;
  const value = items - discount + shipping;
  const due = addDays(saoPauloDay(at), dice.pick(segment.terms));
  const early = discount === 0 && dice.chance(0.06);
  const hasTerms = value >= MINIMUM_FOR_TERMS && dice.chance(0.85);
  const bolix = dice.chance(0.55);
  const person = issuer.people.length > 1 && dice.chance(0.6) ? issuer.people[1]! : issuer.people[0]!;
  const terms = {
    value,
    discount,
    expire_at: due,
    fine: hasTerms ? 200 : 0,
    interest: hasTerms ? 33 : 0,
    conditional_discount_type: early ? ('percentage' as const) : null,
    conditional_discount_value: early ? 300 : null,
    conditional_discount_date: early ? addDays(due, -3) : null,
    write_off_days: dice.weighted([
      [60, 35],
      [90, 20],
      [120, 35],
      [30, 10],
    ]),
  };
  const outcome = drawOutcome(
    dice,
    {
      at,
      due,
      bolix,
      writeOffDays: terms.write_off_days,
      habit: customer.habit,
      isNew: plan.isNew,
      mayBeReturned: plan.mayBeReturned,
    },
    now,
  );
  const updated = outcome.closedAt ?? outcome.creditedAt ?? outcome.paidAt ?? outcome.unpaidAt ?? at;
  const paidDay = outcome.paidAt && saoPauloDay(outcome.paidAt);
  const paidValue = paidDay ? amountDueOn(terms, paidDay).total : null;
  const order = segment.orders ? `${segment.orders}-${String(plan.ourNumber).padStart(6, '0')}` : null;
  return {
    segment,
    lines,
    outcome,
    paid: paidDay && paidValue ? paymentWords(terms, paidValue, paidDay) : '',
    by: person.name,
    row: {
      account_id: issuer.id,
      id: plan.id,
      status: outcome.status,
      items_value: items,
      shipping,
      ...terms,
      paid_at: outcome.paidAt,
      paid_value: paidValue,
      fee: USUAL_RATES.charges.billet.fee,
      filed: outcome.status !== 'unpaid' && now.getTime() - updated.getTime() > STALE_MS && dice.chance(0.3),
      payment_method: 'banking_billet',
      our_number: plan.ourNumber,
      ...codes(dice, issuer, { value, expire_at: due, our_number: plan.ourNumber }, bolix),
      customer_id: customer.id,
      customer_name: customer.name,
      customer_document: customer.document,
      customer_email: customer.email,
      customer_phone: customer.phone,
      customer_address: customer.address,
      message: dice.chance(0.5) ? dice.pick(segment.messages) : null,
      note: dice.chance(0.05) ? dice.pick(NOTES) : null,
      send_email: customer.email !== null,
      order_id: order,
      batch_uuid: null,
      fingerprint: stableHash([
        customer.document,
        lines.map((line) => [line.name, line.amount, line.value]),
        value,
        due,
      ]),
      search: searchText(customer.name, customer.document, customer.email, plan.ourNumber, order),
      created_by: person.id,
      created_at: at,
      updated_at: updated,
    },
  };
}

function codes(
  dice: Dice,
  issuer: DemoAccount,
  billet: { value: number; expire_at: string; our_number: number },
  bolix: boolean,
) {
  const plain = billetCodes(issuer, { ...billet, bolix: false });
  if (!bolix) return plain;
  const txid = dice.hex(32);
  const place = { merchantName: issuer.nickname, merchantCity: issuer.address?.city || 'São Paulo' };
  return { ...plain, txid, pix_copy_paste: buildDynamicBrCode({ ...place, location: `${PIX_HOST}/${txid}` }) };
}
