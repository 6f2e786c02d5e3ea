import { Button } from 'antd';
import type { ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { Answer, PermissionId } from '@balcao/contract/core/registry';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { DetailPage } from '../../../ui/page/detail-page';
import { LinkTabs } from '../../../ui/page/link-tabs';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { useChargeText } from '../texts';
import { BatchProgress } from './batch-progress';
import { FailedCharges } from './failed-charges';
import { Starting } from './starting';
import './batch.css';

/** What `billingMethod` of the address calls each kind of batch. */
const METHODS = { billet: 'banking_billet', carnet: 'carnet', subscription: 'subscription' } as const;

interface Props {
  uuid: string;
  kind: Answer<'GET /charge/batch/{uuid}'>['kind'];
  /** The page that lists what is issued, which is named after its permission. */
  list: Extract<PermissionId, `receive:management:${string}`>;
  /** Draws what was issued. */
  Issued: ComponentType<{ ids: number[] }>;
  /** Draws what those who see the list are told of all that was issued, once nobody waits. */
  Sum?: ComponentType<{ uuid: string; ids: number[] }>;
  /** The query of the page that issues, to issue to a failed customer in another way. */
  editing?: (customer: number) => string;
  onAgain: () => void;
}

/** A batch's progress, live, and who failed and what was issued (AREAS-7-charges-7, -8), in the words of the kind of charge around. */
export function Batch({ uuid, kind, list, Issued, Sum, editing, onAgain }: Props) {
  const t = useChargeText();
  const { can } = useSession();
  const [search] = useSearchParams();
  const path = usePathOf()('receive:new-emit')!;
  const { data: batch, ...query } = useCall('GET /charge/batch/{uuid}', { params: { uuid } }, { topic: 'tasks' });
  if (!batch && !query.error) return <Starting />;
  if (!batch)
    return (
      <DetailPage
        title={t('batch.title')}
        query={query}
        gone={{
          title: t('batch.gone'),
          text: t('batch.goneText'),
          action: (
            <Button type="primary" onClick={onAgain}>
              {t('batch.again')}
            </Button>
          ),
        }}
      />
    );
  const at = `${path}?billingMethod=${METHODS[batch.kind]}&lote=${uuid}`;
  // notifications link to a batch without saying its kind
  if (batch.kind !== kind) return <Navigate to={at} replace />;
  const tab = search.get('aba') ?? (batch.failed > 0 || batch.ids.length === 0 ? 'falhas' : 'emitidas');
  const tabs = [
    { key: 'falhas', label: t('batch.failed'), count: batch.failed },
    { key: 'emitidas', label: t('batch.issued'), count: batch.ids.length },
  ].map(({ key, label, count }) => ({ key, label: t('batch.count', { label, count }), to: `${at}&aba=${key}` }));
  const seesList = can(list).can;
  const edit = (customer: number) =>
    `${path}?${editing?.(customer) ?? `billingMethod=${METHODS[kind]}&customersId=${customer}`}`;
  return (
    <PageLayout
      title={t('batch.title')}
      actions={
        <>
          {seesList && (
            <RouteLink name={list} className="ant-btn ant-btn-color-link ant-btn-variant-link">
              {t('batch.list')}
            </RouteLink>
          )}
          <Button onClick={onAgain}>{t('batch.again')}</Button>
        </>
      }
    >
      <BatchProgress batch={batch} />
      {Sum && seesList && batch.pending === 0 && batch.ids.length > 0 && <Sum uuid={uuid} ids={batch.ids} />}
      <LinkTabs label={t('batch.tabs')} tabs={tabs} current={tab} />
      {tab === 'falhas' ? <FailedCharges batch={batch} edit={edit} /> : <Issued ids={batch.ids} />}
    </PageLayout>
  );
}
