import { sql } from 'kysely';
import type { Bill } from '@balcao/contract/bills';
import { readBillLine } from '@balcao/contract/shared/bill-line';
import type { Ctx } from '../../core/area';
import { addDays, formatDay, isRealDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import { formatMoney } from '../../core/money';
import '../../kits/money/tables';
import { slotOf } from '../../kits/money/slot';
import { BANK, parseBillet } from '../../rails/billet/barcode';
import { billQuery } from '../../rails/bills/rail';
import { crossesWorlds } from '../../platform/worlds/worlds';
import { HOURS } from './kinds';
import { ownBill } from './own';
import { billKind, paidBefore, refuseLine, refuseTerms, type BillFault } from './rules';

/** Days back in which a payment of the same amount to the same payee makes a warning. */
const ALIKE_DAYS = 30;

export interface Asked {
  line: string;
  amount?: number | undefined;
  day?: string | undefined;
}
export interface Found {
  /** The barcode's 44 digits. */
  bars: string;
  bill: Bill;
  /** Id of the account that issued the billet; null for a billet of another bank or a utility bill. */
  issuer: number | null;
}

/** Reads a typed line: the bill with its values on the day it would be paid, or the fault that refuses it. */
export async function findBill(ctx: Ctx, { line: typed, day: wanted }: Asked): Promise<Found | BillFault> {
  const line = readBillLine(typed);
  const fault = refuseLine(line);
  if (fault || !line.barcode) return { field: 'line', message: fault ?? '' };
  const bars = line.barcode;
  if (wanted !== undefined && !isRealDay(wanted)) return { field: 'day', message: 'Informe uma data que exista.' };
  const reading = line.kind === 'billet' ? parseBillet(bars, ctx.today) : null;
  if (reading && !reading.ok) return { field: 'line', message: reading.message };
  const ours = reading?.ok && bars.startsWith(BANK) ? reading.billet.ours : null;
  const printed = reading?.ok ? reading.billet.value : 0;
  const kind = billKind({ isOwn: Boolean(ours), isUtility: line.kind === 'utility', printed });
  const { day } = slotOf(HOURS[kind], ctx.now, wanted && wanted > ctx.today ? wanted : null);
  const own = ours && (await ownBill(ctx.db, ours, day));
  const answer = ours ? own : await billQuery(ctx.services.config).find(ctx.db, bars, day, ctx.today);
  // money of homologation is none: it pays no bill of a real account, nor real money one of homologation
  const isElsewhere = own && (await crossesWorlds(ctx.db, ctx.accountId, own.accountId));
  if (!answer || isElsewhere || answer.state === 'unknown')
    return { field: 'line', message: 'Não encontramos este boleto. Se ele é novo, tente de novo em alguns minutos.' };
  if (answer.state === 'paid') return { field: 'line', message: 'Este boleto já foi pago ou cancelado.' };
  const { state: _state, ...known } = answer;
  const { payee, payeeDocument, due, lastDay, value, fine, interest, discount } = known;
  return {
    bars,
    issuer: own?.accountId ?? null,
    bill: {
      kind,
      line: line.digits,
      payee,
      payeeDocument,
      due,
      lastDay,
      value,
      fine,
      interest,
      discount,
      total: value + fine + interest - discount,
    },
  };
}

/** The faults that forbid paying a bill, beside those of the money kit. */
export async function refuseBill(
  ctx: Ctx,
  { bars, bill, issuer }: Found,
  amount: number,
  day: string,
): Promise<BillFault[]> {
  const wrong = refuseTerms(bill, { amount, day, isOwn: issuer === ctx.accountId });
  const before = await ctx.db
    .selectFrom('money_operations')
    .select(['state', 'scheduled_for', 'account_id'])
    .where(sql<boolean>`details ? 'bars' and details ->> 'bars' = ${bars}`)
    .where('state', 'in', ['scheduled', 'reserved', 'sent', 'settled'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (before) wrong.push({ field: 'line', message: paidBefore(before, ctx.accountId) });
  return wrong;
}

/** The warning that the account paid the same amount to the same payee within the last 30 days; empty where it did not. */
export async function alikeOf(ctx: Ctx, { bars, bill }: Found, amount: number): Promise<string[]> {
  const since = new Date(`${addDays(ctx.today, -ALIKE_DAYS)}T00:00:00-03:00`);
  const row = await ctx.db
    .selectFrom('money_operations')
    .select('created_at')
    .where('account_id', '=', ctx.accountId)
    .where('amount', '=', amount)
    .where('created_at', '>=', since)
    .where(sql<boolean>`counterpart ->> 'name' = ${bill.payee} and details ? 'bars' and details ->> 'bars' <> ${bars}`)
    .where('state', 'in', ['scheduled', 'reserved', 'sent', 'settled'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return [];
  const day = formatDay(saoPauloDay(row.created_at));
  return [`Parece repetido: em ${day} você pagou ${formatMoney(amount)} a ${bill.payee}. Confira antes de pagar.`];
}
