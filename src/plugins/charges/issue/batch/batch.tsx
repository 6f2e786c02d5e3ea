import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DetailPage } from '../../../../ui/page/detail-page';
import { LinkTabs } from '../../../../ui/page/link-tabs';
import { PageLayout } from '../../../../ui/page/page-layout';
import { RouteLink, usePathOf } from '../../../../ui/page/routing';
import { useSession } from '../../../../data/session';
import { useCall } from '../../../../data/use-call';
import { BatchProgress } from './batch-progress';
import { BatchSum } from './batch-sum';
import { FailedCharges } from './failed-charges';
import { IssuedCharges } from './issued-charges';
import { Starting } from './starting';
import './batch.css';

/** A batch's progress, live, and its outcome: the failed and the issued charges (AREAS-7-charges-7, -8). */
export function Batch({ uuid, onAgain }: { uuid: string; onAgain: () => void }) {
  const { t } = useTranslation('charges');
  const { can } = useSession();
  const [search] = useSearchParams();
  const path = usePathOf()('receive:new-emit')!;
  const { data: batch, error, retry } = useCall('GET /charge/batch/{uuid}', { params: { uuid } }, { topic: 'tasks' });
  if (!batch && !error) return <Starting />;
  if (!batch)
    return (
      <DetailPage
        title={t('batch.title')}
        error={error}
        onRetry={retry}
        gone={{
          title: t('batch.gone'),
          text: t('batch.goneText'),
          action: (
            <Button type="primary" onClick={onAgain}>
              {t('batch.again')}
            </Button>
          ),
        }}
        children={null}
      />
    );
  const shown = search.get('aba') ?? (batch.failed > 0 || batch.ids.length === 0 ? 'falhas' : 'emitidas');
  const tabs = [
    {
      key: 'falhas',
      label: t('batch.count', { label: t('batch.failed'), count: batch.failed }),
      to: `${path}?lote=${uuid}&aba=falhas`,
    },
    {
      key: 'emitidas',
      label: t('batch.count', { label: t('batch.issued'), count: batch.ids.length }),
      to: `${path}?lote=${uuid}&aba=emitidas`,
    },
  ];
  const seeList = can('receive:management:billets').can;
  return (
    <PageLayout
      title={t('batch.title')}
      actions={
        <>
          {seeList && (
            <RouteLink name="receive:management:billets" className="ant-btn ant-btn-color-link ant-btn-variant-link">
              {t('batch.list')}
            </RouteLink>
          )}
          <Button onClick={onAgain}>{t('batch.again')}</Button>
        </>
      }
    >
      <BatchProgress batch={batch} />
      {seeList && batch.pending === 0 && batch.ids.length > 0 && <BatchSum uuid={uuid} ids={batch.ids} />}
      <LinkTabs label={t('batch.tabs')} tabs={tabs} current={shown} />
      {shown === 'falhas' ? <FailedCharges batch={batch} /> : <IssuedCharges ids={batch.ids} />}
    </PageLayout>
  );
}
