import type { Bill } from '@balcao/contract/bills';
import type { readBillLine } from '@balcao/contract/shared/bill-line';
import { formatDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';

export interface BillFault {
  field: 'line' | 'amount' | 'day' | '';
  message: string;
}

/** Integer cents above which a billet must be paid until 14 h of the day (domain.md 3). */
const LARGE = 24_900_000;

const BLOCKS = ['primeiro', 'segundo', 'terceiro', 'quarto'];

/** The first fault of a typed line, which names its block where it can; null where the line is right. */
export function refuseLine(line: ReturnType<typeof readBillLine>): string | null {
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

/** How a bill is paid. @param printed integer cents of its barcode; 0 where it has none */
export function billKind(of: { isOwn: boolean; isUtility: boolean; printed: number }): Bill['kind'] {
  if (of.isOwn) return 'own';
  if (of.isUtility) return 'utility';
  return of.printed > LARGE ? 'large' : 'billet';
}

/** The faults of paying integer cents of a bill on a São Paulo day. @param isOwn the payer's account issued it */
export function refuseTerms(
  { lastDay, total }: Pick<Bill, 'lastDay' | 'total'>,
  { amount, day, isOwn }: { amount: number; day: string; isOwn: boolean },
): BillFault[] {
  const wrong: BillFault[] = [];
  if (isOwn) wrong.push({ field: 'line', message: 'Este boleto é da sua própria conta.' });
  if (lastDay && day > lastDay)
    wrong.push({
      field: 'line',
      message: `Este boleto só podia ser pago até ${formatDay(lastDay)}. Peça um novo a quem cobra.`,
    });
  if (amount < 1) wrong.push({ field: 'amount', message: 'Informe o valor: este boleto não traz um.' });
  if (total > 0 && amount !== total)
    wrong.push({ field: 'amount', message: `O valor deste boleto nessa data é ${formatMoney(total)}.` });
  return wrong;
}

interface Before {
  state: string;
  scheduled_for: string;
  account_id: number;
}

/** The fault of a bill that was paid or scheduled before. It gives no details of a payment by another account. */
export function paidBefore({ state, scheduled_for, account_id }: Before, accountId: number): string {
  if (account_id !== accountId) return 'Este boleto já foi pago ou está sendo pago.';
  const day = formatDay(scheduled_for);
  if (state === 'settled') return `Você já pagou este boleto em ${day}.`;
  if (state === 'scheduled')
    return `Este boleto já está agendado para ${day}. Cancele o agendamento para pagar em outra data.`;
  return 'Este boleto já está sendo pago.';
}
