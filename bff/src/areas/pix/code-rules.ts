import { saoPauloDay } from '../../core/clock';
import { formatMoney } from '../../core/money';
import type { BrCode } from '../../rails/pix/br-code';
import type { PixCharge } from '../../rails/pix/locations';

/** What of a code that was read decides whether it can be paid. */
interface Read {
  code: Pick<BrCode, 'amount'>;
  charge: Pick<PixCharge, 'state' | 'expiresAt' | 'value' | 'canChangeValue'> | null;
}

export interface CodeFault {
  field: 'qrcode' | 'value' | 'date';
  message: string;
}

/** The value that a code fixes, integer cents; null where the payer types it. */
export const valueOf = ({ code, charge }: Read): number | null => (charge ? charge.value : code.amount);

/** Why a code cannot be paid with integer cents on a São Paulo day; pt-BR, at the field. It ends at the instant at which it expires. */
export function refuseCode(
  read: Read,
  { value, day, now }: { value: number; day: string; now: Date },
): CodeFault | null {
  const { charge } = read;
  const until = charge?.expiresAt;
  if (until && until <= now)
    return { field: 'qrcode', message: `Este código venceu em ${formatInstant(until)}. Peça outro a quem cobra.` };
  if (charge?.state === 'paid') return { field: 'qrcode', message: 'Esta cobrança já foi paga.' };
  if (charge?.state === 'removed') return { field: 'qrcode', message: 'Esta cobrança foi cancelada por quem cobra.' };
  if (until && day > saoPauloDay(until))
    return { field: 'date', message: `Este código só pode ser pago até ${formatInstant(until)}.` };
  const fixed = valueOf(read);
  if (fixed !== null && !charge?.canChangeValue && value !== fixed)
    return { field: 'value', message: `Este código cobra ${formatMoney(fixed)}: o valor não pode ser outro.` };
  return null;
}

const instant = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});
const formatInstant = (at: Date): string => instant.format(at);
