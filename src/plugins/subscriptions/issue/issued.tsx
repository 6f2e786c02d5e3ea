import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import '../../../kits/charging/issue/issue.css';
import '../parts/subscriptions.css';

/** Shown once a subscription is made: its customer, its next due date, and where to go next. */
export function Issued({ id, onAgain }: { id: number; onAgain: () => void }) {
  const { t } = useTranslation('subscriptions');
  const { can } = useSession();
  const { data } = useCall('POST /subscriptions/all', { body: { ids: [id] } }, { topic: 'charges' });
  const subscription = data?.items[0];
  return (
    <PageLayout title={t('done.title')} width="form">
      <div className="card done">
        {subscription && <Money cents={subscription.value} big />}
        <p role="status" className="done-text">
          {t('done.text')}
        </p>
        {subscription && (
          <p>
            {subscription.nextExpireAt
              ? t('done.next', { name: subscription.customerName, day: formatDay(subscription.nextExpireAt) })
              : subscription.customerName}
          </p>
        )}
        <div className="done-actions">
          {can('receive:management:subscriptions').can && (
            <RouteLink
              name="billing-subscription-management-detail"
              params={{ id }}
              className="ant-btn ant-btn-color-link ant-btn-variant-link"
            >
              {t('done.see', { id })}
            </RouteLink>
          )}
          <Button type="primary" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </div>
      </div>
    </PageLayout>
  );
}
