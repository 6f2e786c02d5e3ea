import { useTranslation } from 'react-i18next';
import type { Subscription } from '@balcao/contract/subscriptions';
import { SUBSCRIPTION_TONES } from '../../../resources/subscriptions';
import { StatusTag } from '../../../ui/text/status-tag';

type Shown = Pick<Subscription, 'status' | 'translated_status' | 'failure' | 'overdue_charges'>;

/** The state in the server's words (domain.md 1); what asks for something comes first. */
export function SubscriptionState({
  subscription: { status, translated_status, failure, overdue_charges: late },
}: {
  subscription: Shown;
}) {
  const { t } = useTranslation('subscriptions');
  if (failure) return <StatusTag tone="bad">{t('state.failed', { status: translated_status })}</StatusTag>;
  if (late > 0)
    return <StatusTag tone="warn">{t('state.overdue', { status: translated_status, count: late })}</StatusTag>;
  return <StatusTag tone={SUBSCRIPTION_TONES[status]}>{translated_status}</StatusTag>;
}
