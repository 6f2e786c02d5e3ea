import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTable } from '../../../data/use-list-table';
import { subscriptions } from '../../../resources/subscriptions';
import { IssueButton } from '../../../kits/charging/list/issue-button';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { useSubscriptionBulk } from '../bulk/use-subscription-bulk';
import { useSubscriptionMenu, useSubscriptionPath } from '../parts/subscription-actions';
import { SubscriptionTabs } from '../parts/subscription-tabs';
import { usePlansOf } from '../parts/use-plans';
import { useSubscriptionCard, useSubscriptionColumns } from './subscription-columns';
import { SubscriptionTotals, useSubscriptionTotals } from './subscription-totals';
import { useTagsFilter } from '../../../kits/charging/tags/use-tags-filter';

const PlanChoices = lazy(() => import('./plan-select').then((module) => ({ default: module.PlanChoices })));

/** The list of subscriptions, with totals (AREAS-2-receive-7). */
export default function Subscriptions() {
  const { t } = useTranslation('subscriptions');
  const table = useListTable(subscriptions);
  const { plans: chosenPlans = [] } = table.body;
  const totals = useSubscriptionTotals(table.body);
  const tagsFilter = useTagsFilter(t('filter.tags'), table.body.tags);
  const plans = usePlansOf(chosenPlans);
  const pathOf = useSubscriptionPath();
  const planName = (id: number) => plans?.find((plan) => plan.id === id)?.name ?? String(id);
  const create = <IssueButton method="subscription">{t('list.issue')}</IssueButton>;
  return (
    <ListPage title={t('list.title')} tabs={<SubscriptionTabs current="subscriptions" />} actions={create}>
      <Grid
        label={t('list.label')}
        table={table}
        summary={<SubscriptionTotals table={table} totals={totals} />}
        search={t('list.search')}
        filters={{
          status: {
            label: t('filter.status'),
            options:
              totals.data?.byStatus.map(({ status, translated_status }) => ({
                value: status,
                label: translated_status,
              })) ?? [],
          },
          attention: {
            label: t('filter.attention'),
            options: (['failed', 'overdue'] as const).map((value) => ({ value, label: t(`attention.${value}`) })),
          },
          plans: {
            label: t('filter.plans'),
            input: <PlanChoices />,
            words: (ids) => ids.map(planName).join(', '),
          },
          due: { label: t('filter.due') },
          issued: { label: t('filter.issued') },
          value: { label: t('filter.value') },
          tags: tagsFilter,
        }}
        columns={useSubscriptionColumns()}
        card={useSubscriptionCard()}
        to={(row) => pathOf(row.id)}
        actions={useSubscriptionMenu()}
        exports="POST /subscriptions/export"
        bulk={useSubscriptionBulk(table)}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }}
      />
    </ListPage>
  );
}
