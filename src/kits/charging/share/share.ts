import type { ChargeDetail } from '@balcao/contract/charges';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { useToday } from '../../../ui/text/use-today';
import { formatTypedLine } from '../pay/typed-line';
import { useChargeText } from '../texts';

/** '5511987654321' of a Brazilian mobile or landline; nothing of what is none. */
export function whatsappNumber(phone: string | null | undefined): string {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return /^\d{10,11}$/.test(digits) ? `55${digits}` : '';
}

/** A wa.me link that opens WhatsApp with the billet as text, to the customer where their phone is known; nothing once it cannot be paid. */
export function useShareLink() {
  const t = useChargeText();
  const today = useToday();
  return ({
    customer,
    value,
    status,
    expire_at,
    amount_due,
    charge_payment: { banking_billet, pix_copy_paste },
  }: ChargeDetail): string | undefined => {
    if (!amount_due || !banking_billet) return undefined;
    const isLate = status === 'unpaid' || amount_due.lines.some(({ days }) => days);
    const words = {
      // the full stop of 'S.A.' is the one that ends the greeting
      name: (customer?.name ?? '').replace(/\.$/, ''),
      day: formatDay(expire_at),
      today: formatDay(today),
      interpolation: { escapeValue: false },
    };
    const text = [
      isLate
        ? t('share.late', { ...words, value: formatMoney(amount_due.total) })
        : t('share.text', { ...words, value: formatMoney(value) }),
      t('share.line', { line: formatTypedLine(banking_billet.barcode) }),
      ...(pix_copy_paste ? [t('share.pix', { pix: pix_copy_paste, interpolation: { escapeValue: false } })] : []),
    ].join('\n\n');
    return `https://wa.me/${whatsappNumber(customer?.phone)}?text=${encodeURIComponent(text)}`;
  };
}
