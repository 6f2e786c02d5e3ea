import { useTranslation } from 'react-i18next';
import { useListTable } from '../../../data/use-list-table';
import { subscriptionRequests } from '../../../resources/subscriptions';
import { IssueButton } from '../../../kits/charging/list/issue-button';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { useSubscriptionMenu, useSubscriptionPath } from '../parts/subscription-actions';
import { SubscriptionTabs } from '../parts/subscription-tabs';
import { useSubscriptionCard, useSubscriptionColumns } from './subscription-columns';

/** The list of subscriptions whose payer has paid nothing yet (AREAS-2-receive-7). */
export default function Requests() {
  const { t } = useTranslation('subscriptions');
  const table = useListTable(subscriptionRequests);
  const pathOf = useSubscriptionPath();
  const create = <IssueButton method="subscription">{t('list.issue')}</IssueButton>;
  return (
    <ListPage
      title={t('tab.requests')}
      lead={t('requests.lead')}
      tabs={<SubscriptionTabs current="requests" />}
      actions={create}
    >
      <Grid
        label={t('tab.requests')}
        table={table}
        search={t('list.search')}
        filters={{
          attention: {
            label: t('filter.attention'),
            options: (['failed', 'overdue'] as const).map((value) => ({ value, label: t(`attention.${value}`) })),
          },
          issued: { label: t('filter.issued') },
          value: { label: t('filter.value') },
        }}
        columns={useSubscriptionColumns()}
        card={useSubscriptionCard()}
        to={(row) => pathOf(row.id)}
        actions={useSubscriptionMenu()}
        empty={{ title: t('requests.emptyTitle'), text: t('requests.emptyText') }}
      />
    </ListPage>
  );
}
