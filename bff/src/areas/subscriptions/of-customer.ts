import { sql } from 'kysely';
import { listOf } from '../../core/list';
import { listsSubscriptions } from '../../kits/charging/customer-subscriptions';
import { SUBSCRIPTION_LABELS } from './list';

const ofCustomer = listOf({
  from: 'subscriptions',
  columns: ['plan_name', 'status', 'value', 'interval_months', 'next_expire_at', 'created_at'],
  // the subscriptions of customers who were merged into this one are included
  where: ({ customer }: { customer: number }, accountId) => [
    sql`customer_id in (select id from customers where account_id = ${accountId} and (id = ${customer} or merged_into = ${customer}))`,
  ],
  order: { id: ['id', 'desc'] },
  item: ({ plan_name: name, interval_months: interval, created_at, ...row }) => ({
    ...row,
    name,
    interval,
    translated_status: SUBSCRIPTION_LABELS[row.status],
    created_at: created_at.toISOString(),
  }),
});

listsSubscriptions((db, accountId, customer, page) => ofCustomer.page({ db, accountId }, { customer, ...page }));
