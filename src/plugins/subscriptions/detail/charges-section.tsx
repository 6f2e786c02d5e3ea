import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SubscriptionDetail } from '@balcao/contract/subscriptions';
import { useCall } from '../../../data/use-call';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { RowActions } from '../../../ui/action/row-actions';
import { DetailSection } from '../../../ui/page/detail-page';
import { PartFailure } from '../../../ui/page/part-failure';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useChargeMenu } from '../parts/charge-actions';
import { Pager } from './pager';
import '../parts/subscriptions.css';

const SIZE = 15;

/** The charges of a subscription, newest first, each with its actions (AREAS-7-subscriptions-1). */
export function ChargesSection({ subscription: { id, issue_on } }: { subscription: SubscriptionDetail }) {
  const { t } = useTranslation('subscriptions');
  const [page, setPage] = useState(1);
  const { data, error, retry } = useCall(
    'GET /subscription/{id}/charges',
    { params: { id }, query: { page, size: SIZE } },
    { resource: 'subscriptions', topic: 'charges' },
  );
  const pathOf = usePathOf();
  const menuOf = useChargeMenu();
  if (error && !data)
    return (
      <DetailSection title={t('tab.charges')}>
        <PartFailure message={t('detail.chargesFailed')} onRetry={retry} />
      </DetailSection>
    );
  return (
    <DetailSection title={t('tab.charges')}>
      {data?.total === 0 && (
        <p className="soft">
          {issue_on ? t('detail.chargesNext', { day: formatDay(issue_on) }) : t('detail.chargesNone')}
        </p>
      )}
      <ol className="own-charges">
        {data?.items.map((charge) => {
          const name = t('charge.number', { number: charge.period });
          return (
            <li key={charge.id}>
              <Link to={pathOf('subscriptions-payment', { id, idDetail: charge.id })!}>{name}</Link>
              <span className="num">{formatDay(charge.expire_at)}</span>
              <ChargeState charge={charge} />
              <span className="right">
                <Money cents={charge.value} />
              </span>
              <RowActions actions={menuOf(charge)} of={name.toLowerCase()} />
            </li>
          );
        })}
      </ol>
      <Pager page={page} size={SIZE} total={data?.total ?? 0} onPage={setPage} label={t('detail.chargesPages')} />
    </DetailSection>
  );
}
