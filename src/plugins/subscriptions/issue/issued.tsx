import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import '../../../kits/charging/issue/issue.css';
import '../parts/subscriptions.css';

export type Created = Answer<'POST /subscriptions'>;

/** Shown once subscriptions are made: their customers, those that could not be subscribed and why, and where to go next. */
export function Issued({ made: { ids, errors }, onAgain }: { made: Created; onAgain: () => void }) {
  const { t } = useTranslation('subscriptions');
  const { can } = useSession();
  const { data } = useCall('POST /subscriptions/all', { body: { ids, size: 50 } }, { topic: 'charges' });
  const sees = can('receive:management:subscriptions').can;
  return (
    <PageLayout title={t('done.title', { count: ids.length })} width="form">
      <div className="card done">
        {data && <Money cents={data.items.reduce((sum, { value }) => sum + value, 0)} big />}
        <p role="status" className="done-text">
          {t('done.text', { count: ids.length })}
        </p>
        <ul>
          {data?.items.map(({ id, customerName, nextExpireAt }) => (
            <li key={id}>
              {nextExpireAt ? t('done.next', { name: customerName, day: formatDay(nextExpireAt) }) : customerName}{' '}
              {sees && (
                <RouteLink name="billing-subscription-management-detail" params={{ id }} className="underlined">
                  {t('done.see', { id })}
                </RouteLink>
              )}
            </li>
          ))}
        </ul>
        {errors.length > 0 && (
          <Alert
            type="warning"
            showIcon
            message={t('done.failed', { count: errors.length })}
            description={errors.map(({ customer, errorMessage }) => `${customer.name}: ${errorMessage}`).join('\n')}
          />
        )}
        <div className="done-actions">
          <Button type="primary" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </div>
      </div>
    </PageLayout>
  );
}
