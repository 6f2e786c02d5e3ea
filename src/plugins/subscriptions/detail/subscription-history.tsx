import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { DetailSection } from '../../../ui/page/detail-page';
import { PartFailure } from '../../../ui/page/part-failure';
import { unbroken } from '../../../ui/text/format';
import { Timeline } from '../../../ui/text/timeline';
import { Pager } from './pager';

const SIZE = 15;

/** The history of a subscription and of its charges, newest first (AREAS-7-subscriptions-1). */
export function SubscriptionHistory({ id }: { id: number }) {
  const { t } = useTranslation(['subscriptions', 'charging']);
  const [page, setPage] = useState(1);
  const { data, error, retry } = useCall(
    'GET /subscription/{id}/histories',
    { params: { id }, query: { page, size: SIZE } },
    { resource: 'subscriptions', topic: 'charges' },
  );
  const moments = (data?.items ?? []).map(({ id: key, created_at, message, user, charge }) => ({
    key,
    at: created_at,
    text:
      charge === null
        ? unbroken(message)
        : `${t('subscriptions:charge.number', { number: charge })}: ${unbroken(message)}`,
    detail: user,
  }));
  return (
    <DetailSection title={t('charging:detail.histories')}>
      {error && !data ? (
        <PartFailure message={t('subscriptions:detail.historyFailed')} onRetry={retry} />
      ) : (
        <Timeline moments={moments} />
      )}
      <Pager
        page={page}
        size={SIZE}
        total={data?.total ?? 0}
        onPage={setPage}
        label={t('subscriptions:detail.historyPages')}
      />
    </DetailSection>
  );
}
