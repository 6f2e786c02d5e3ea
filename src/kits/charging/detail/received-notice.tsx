import { Alert } from 'antd';
import type { ChargeDetail } from '@balcao/contract/charges';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { useChargeText } from '../texts';

/** What came in is not what was due: less, so that some is missing, or more than once, so that the customer may want it back. */
export function ReceivedNotice({ received, value, paid_at }: Pick<ChargeDetail, 'received' | 'value' | 'paid_at'>) {
  const t = useChargeText();
  const { count, due } = received;
  if (due !== null && received.value < due) {
    const said = {
      received: formatMoney(received.value),
      due: formatMoney(due),
      missing: formatMoney(due - received.value),
      day: formatDay(paid_at),
    };
    return (
      <Alert type="warning" showIcon message={t('detail.paidShort')} description={t('detail.paidShortText', said)} />
    );
  }
  if (count < 2 || received.value === due) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('detail.paidAgain', { count })}
      description={t('detail.paidAgainText', { received: formatMoney(received.value), value: formatMoney(value) })}
    />
  );
}
