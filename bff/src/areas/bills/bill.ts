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

/** Integer cents above which a billet must be paid until 14 h of the day (domain.md 3). */
const LARGE = 24_900_000;
/** Days back in which a payment of the same amount to the same payee makes a warning. */
const ALIKE_DAYS = 30;

export interface Asked {
  line: string;
  amount?: number | undefined;
  day?: string | undefined;
}
export interface BillFault {
  field: 'line' | 'amount' | 'day' | '';
  message: string;
}
export interface Found {
  /** The barcode's 44 digits. */
  bars: string;
  bill: Bill;
  /** Id of the account that issued the billet; null for a billet of another bank or a utility bill. */
  issuer: number | null;
}

const BLOCKS = ['primeiro', 'segundo', 'terceiro', 'quarto'];

/** The first fault of a typed line, which names its block where it can; null where the line is right. */
function faultOf(line: ReturnType<typeof readBillLine>): string | null {
  if (line.barcode) return null;
  if (line.isForeign) return 'O código só pode ter números.';
  if (line.wrong !== null)
    return line.kind === 'billet' && line.wrong === 3
      ? 'O dígito verificador do boleto não confere. Confira o quarto bloco e o valor no fim da linha.'
      : `O ${BLOCKS[line.wrong]} bloco tem um número errado. Confira os números dele.`;
  return line.kind === 'utility'
    ? 'A linha de conta ou tributo tem 48 números.'
    : 'A linha digitável do boleto tem 47 números.';
}

/** Reads a typed line: the bill with its values on the day it would be paid, or the fault that refuses it. */
export async function findBill(ctx: Ctx, { line: typed, day: wanted }: Asked): Promise<Found | BillFault> {
  const line = readBillLine(typed);
  const fault = faultOf(line);
  if (fault || !line.barcode) return { field: 'line', message: fault ?? '' };
  const bars = line.barcode;
  if (wanted !== undefined && !isRealDay(wanted)) return { field: 'day', message: 'Informe uma data que exista.' };
  const reading = line.kind === 'billet' ? parseBillet(bars, ctx.today) : null;
  if (reading && !reading.ok) return { field: 'line', message: reading.message };
  const ours = reading?.ok && bars.startsWith(BANK) ? reading.billet.ours : null;
  const printed = reading?.ok ? reading.billet.value : 0;
  const kind = ours ? 'own' : line.kind === 'utility' ? 'utility' : printed > LARGE ? 'large' : 'billet';
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
  const wrong: BillFault[] = [];
  if (issuer === ctx.accountId) wrong.push({ field: 'line', message: 'Este boleto é da sua própria conta.' });
  if (bill.lastDay && day > bill.lastDay)
    wrong.push({
      field: 'line',
      message: `Este boleto só podia ser pago até ${formatDay(bill.lastDay)}. Peça um novo a quem cobra.`,
    });
  if (amount < 1) wrong.push({ field: 'amount', message: 'Informe o valor: este boleto não traz um.' });
  if (bill.total > 0 && amount !== bill.total)
    wrong.push({ field: 'amount', message: `O valor deste boleto nessa data é ${formatMoney(bill.total)}.` });
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

/** The fault of a bill that was paid or scheduled before. It gives no details of a payment by another account. */
function paidBefore({ state, scheduled_for, account_id }: Before, accountId: number): string {
  if (account_id !== accountId) return 'Este boleto já foi pago ou está sendo pago.';
  const day = formatDay(scheduled_for);
  if (state === 'settled') return `Você já pagou este boleto em ${day}.`;
  if (state === 'scheduled')
    return `Este boleto já está agendado para ${day}. Cancele o agendamento para pagar em outra data.`;
  return 'Este boleto já está sendo pago.';
}
interface Before {
  state: string;
  scheduled_for: string;
  account_id: number;
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
