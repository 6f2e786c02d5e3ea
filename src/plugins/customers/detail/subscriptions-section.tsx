import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../ui/text/status-tag';
import { useCall } from '../../../data/use-call';
import { SectionTable } from './section-table';

const TONES: Record<string, Tone> = { new: 'wait', active: 'good', canceled: 'off', expired: 'off' };

/** Subscriptions of a customer. */
export function SubscriptionsSection({ document }: { document: string }) {
  const { t } = useTranslation('customers');
  const { data, error, retry } = useCall(
    'GET /customers/{document}/subscriptions',
    { params: { document }, query: { page: 1, size: 10 } },
    { topic: 'subscriptions' },
  );
  return (
    <SectionTable
      title={t('detail.subscriptions')}
      heads={{ name: t('detail.plan'), day: t('detail.next') }}
      texts={{ failed: t('detail.subscriptionsFailed'), empty: t('detail.subscriptionsEmpty') }}
      rows={data?.items.map((subscription) => ({
        key: subscription.id,
        name: subscription.name,
        day: subscription.next_expire_at,
        tone: TONES[subscription.status] ?? 'off',
        status: subscription.translated_status,
        value: subscription.value,
      }))}
      error={error}
      onRetry={retry}
    />
  );
}
