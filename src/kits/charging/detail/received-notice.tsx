import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { ChargeDetail } from '@balcao/contract/charges';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { useChargeText } from '../texts';

type Props = Pick<ChargeDetail, 'received' | 'value' | 'paid_at' | 'reissued_as' | 'reissued_open'> & {
  /** Leads to the one it was issued again as. */
  reissued?: ReactNode;
};

/**
 * Why what came in is not simply what was due, and what to do: less or more, again, after it was marked as paid, or
 * beside a new one that can still be paid.
 */
export function ReceivedNotice({ received, value, paid_at, reissued_as, reissued_open, reissued }: Props) {
  const t = useChargeText();
  const { count, due, settledBefore } = received;
  const came = { received: formatMoney(received.value), value: formatMoney(value) };
  const against = (cents: number) => ({
    ...came,
    due: formatMoney(cents),
    missing: formatMoney(cents - received.value),
    over: formatMoney(received.value - cents),
    day: formatDay(paid_at),
  });
  const notices: { message: string; description: ReactNode }[] = [];
  if (due !== null && received.value < due)
    notices.push({ message: t('detail.paidShort'), description: t('detail.paidShortText', against(due)) });
  else if (count > 1 && received.value !== due)
    notices.push({ message: t('detail.paidAgain', { count }), description: t('detail.paidAgainText', came) });
  else if (due !== null && received.value > due)
    notices.push({ message: t('detail.paidOver'), description: t('detail.paidOverText', against(due)) });
  if (settledBefore) notices.push({ message: t('detail.paidSettled'), description: t('detail.paidSettledText', came) });
  if (count > 0 && reissued_open)
    notices.push({
      message: t('detail.paidReissued', { id: reissued_as }),
      description: (
        <>
          {t('detail.paidReissuedText')} {reissued}
        </>
      ),
    });
  return notices.map((one) => <Alert key={one.message} type="warning" showIcon {...one} />);
}
