import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { unbroken } from '../../../ui/text/format';
import { Timeline } from '../../../ui/text/timeline';
import { useChargeText } from '../texts';

/** What happened to it, newest first. */
export function HistorySection({ histories }: { histories: ChargeDetail['charge_histories'] }) {
  const t = useChargeText();
  const moments = histories
    .map(({ id, created_at, message, user }) => ({ key: id, at: created_at, text: unbroken(message), detail: user }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.key - a.key);
  return (
    <DetailSection title={t('detail.histories')}>
      {moments.length > 0 ? <Timeline moments={moments} /> : <p className="soft">{t('detail.historiesEmpty')}</p>}
    </DetailSection>
  );
}
