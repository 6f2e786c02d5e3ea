import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Plan } from '@balcao/contract/subscriptions-plans';
import type { PageSize } from '@balcao/contract/shared/paging';
import { useCall } from '../../../data/use-call';
import { RowActions } from '../../../ui/action/row-actions';
import { ListState } from '../../../ui/list/list-state';
import { TableFooter } from '../../../ui/list/table-footer';
import { FailureCard, useReason } from '../../../ui/page/failure-card';
import { ListPage } from '../../../ui/page/list-page';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { formatInteger } from '../../../ui/text/format';
import { SubscriptionTabs } from '../parts/subscription-tabs';
import { useRhythm } from '../parts/use-rhythm';
import { SidePanel } from '../../../ui/page/side-panel';
import '../../../ui/list/data-table.css';
import '../../../ui/list/plain-table.css';
import '../parts/subscriptions.css';

/** Pause in typing after which the search is sent, in milliseconds. */
const PAUSE_MS = 300;

/** The list of plans: how often each charges, and its number of subscriptions (AREAS-7-subscriptions-2). */
export default function Plans() {
  const { t } = useTranslation(['subscriptions', 'shell']);
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(15);
  const text = query.trim();
  const { data, error, isFetching, retry } = useCall(
    'GET /plans',
    { query: { ...(text ? { query: text } : {}), page, size } },
    { topic: 'subscriptions', resource: 'subscription-plans' },
  );
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (typed: string) => {
    clearTimeout(typing.current);
    typing.current = setTimeout(() => {
      setQuery(typed);
      setPage(1);
    }, PAUSE_MS);
  };
  const navigate = useNavigate();
  const reason = useReason();
  const path = usePathOf()('subscriptions-plans')!;
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(`${path}/novo`)}>
      {t('subscriptions:plan.create.title')}
    </Button>
  );
  return (
    <ListPage
      title={t('subscriptions:tab.plans')}
      tabs={<SubscriptionTabs current="plans" />}
      actions={create}
      aside={
        <SidePanel
          title={t('subscriptions:plan.about.title')}
          points={(['rhythm', 'times', 'value'] as const).map((key) => t(`subscriptions:plan.about.${key}`))}
          links={[<RouteLink name="receive:management:subscriptions">{t('subscriptions:plan.about.all')}</RouteLink>]}
        />
      }
    >
      <div className="plan-tools">
        <Input
          allowClear
          prefix={<SearchOutlined />}
          aria-label={t('subscriptions:plan.search')}
          placeholder={t('subscriptions:plan.search')}
          onChange={({ target }) => search(target.value)}
        />
      </div>
      {error && !data ? (
        <FailureCard kind="communication" text={reason(error)} onRetry={retry} />
      ) : !data ? (
        <section className="list" aria-label={t('subscriptions:tab.plans')} aria-busy={isFetching}>
          <ListState
            table={{ isLoading: true, isFetching, error: null, retry, filterCount: 0, clearFilters: () => undefined }}
            empty={{ title: '', text: '' }}
            columns={3}
          />
        </section>
      ) : data.total === 0 ? (
        <div className="list-blank">
          <h2>{t(text ? 'shell:table.emptyFiltered' : 'subscriptions:plan.emptyTitle')}</h2>
          <p>{t(text ? 'shell:table.emptyFilteredText' : 'subscriptions:plan.emptyText')}</p>
        </div>
      ) : (
        <section className="list plans" aria-label={t('subscriptions:tab.plans')} aria-busy={isFetching}>
          <Table plans={data.items} path={path} />
          <TableFooter
            table={{
              total: data.total,
              isLowerBound: false,
              page,
              pageSize: size,
              setPage,
              setPageSize: (chosen) => {
                setSize(chosen as PageSize);
                setPage(1);
              },
              asked: undefined,
            }}
          />
        </section>
      )}
    </ListPage>
  );
}

function Table({ plans, path }: { plans: Plan[]; path: string }) {
  const { t } = useTranslation('subscriptions');
  const { whole } = useRhythm();
  const menuOf = ({ id }: Plan) => [
    { key: 'edit', label: t('plan.edit.title'), to: `${path}/${id}/editar` },
    { key: 'remove', label: t('plan.remove.title'), to: `${path}/${id}/excluir`, danger: true },
  ];
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('plan.name')}</th>
          <th scope="col" className="plan-rhythm">
            {t('plan.rhythm')}
          </th>
          <th scope="col" className="right">
            {t('plan.subscriptions')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('plan.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <td>
              <Link className="row-name" to={`${path}/${plan.id}/editar`}>
                {plan.name}
              </Link>
              {plan.description && <div className="soft">{plan.description}</div>}
              <div className="plan-rhythm-below">{whole(plan)}</div>
              <div className="plan-rhythm-below soft">{t('plan.count', { count: plan.subscriptions })}</div>
            </td>
            <td className="plan-rhythm">{whole(plan)}</td>
            <td className="right num plan-count">{formatInteger(plan.subscriptions)}</td>
            <td className="right">
              <RowActions actions={menuOf(plan)} of={plan.name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
