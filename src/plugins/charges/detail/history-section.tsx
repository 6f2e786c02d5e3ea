import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/detail-page';
import { unbroken } from '../../../ui/format';
import { Timeline } from '../../../ui/timeline';

/** What happened to it, newest first. */
export function HistorySection({ billet }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const moments = billet.charge_histories
    .map(({ id, created_at, message, user }) => ({ key: id, at: created_at, text: unbroken(message), detail: user }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.key - a.key);
  return (
    <DetailSection title={t('detail.histories')}>
      {moments.length > 0 ? <Timeline moments={moments} /> : <p className="soft">{t('detail.historiesEmpty')}</p>}
    </DetailSection>
  );
}
