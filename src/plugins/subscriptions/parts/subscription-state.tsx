import { useTranslation } from 'react-i18next';
import type { Subscription } from '@balcao/contract/subscriptions';
import { SUBSCRIPTION_TONES } from '../../../resources/subscriptions';
import { StatusTag } from '../../../ui/text/status-tag';

type Shown = Pick<Subscription, 'status' | 'translated_status' | 'failure' | 'overdue_charges'>;

/** A subscription's status, as the server names it (domain.md 1); a failed or an overdue charge is shown first. */
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
