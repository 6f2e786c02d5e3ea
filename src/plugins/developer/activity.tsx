import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Body } from '@balcao/contract/core/registry';
import { useCall } from '../../data/use-call';
import { DateField } from '../../ui/form/date-field';
import { DetailSection } from '../../ui/page/detail-page';
import { RouteLink } from '../../ui/page/routing';
import { TableFooter } from '../../ui/list/table-footer';
import { usePages } from '../../ui/list/use-pages';
import { formatDay, formatInteger } from '../../ui/text/format';
import '../../ui/list/plain-table.css';
import './developer.css';

type Filter = Omit<Body<'POST /api/applications/{id}/activity'>, 'page' | 'size' | 'environment'>;
const OUTCOMES = ['success', 'refused', 'failed'] as const;

interface Props {
  id: number;
  environment: 'fortunus' | 'production' | 'homologation';
}

/** What the application asked for, by day and endpoint (AREAS-3-api-area-1). */
export function Activity({ id, environment }: Props) {
  const { t } = useTranslation('developer');
  const [filter, setFilter] = useState<Filter>({});
  const pages = usePages(filter);
  const { data } = useCall(
    'POST /api/applications/{id}/activity',
    { params: { id }, body: { ...filter, environment, page: pages.page, size: pages.pageSize } },
    { topic: 'developer' },
  );
  const change = (_: unknown, values: Filter) =>
    setFilter(Object.fromEntries(Object.entries(values).filter(([, value]) => value)));
  return (
    <DetailSection
      title={t('activity.title')}
      extra={
        <RouteLink name="api:requests" query={{ application: String(id) }}>
          {t('requests.title')}
        </RouteLink>
      }
    >
      <Form<Filter>
        className="api-filters"
        layout="vertical"
        requiredMark
        onValuesChange={change}
        aria-label={t('activity.filters')}
      >
        <Form.Item name="dateFrom" label={t('activity.from')}>
          <DateField />
        </Form.Item>
        <Form.Item name="dateTo" label={t('activity.to')}>
          <DateField />
        </Form.Item>
        <Form.Item name="status" label={t('outcomeTitle')}>
          <Select allowClear options={OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))} />
        </Form.Item>
        <Form.Item name="query" label={t('endpoint')}>
          <Input maxLength={120} allowClear />
        </Form.Item>
      </Form>
      {data?.total === 0 && <p className="soft">{t('activity.none')}</p>}
      {data && data.total > 0 && (
        <>
          <table className="plain-table">
            <caption className="sr-only">{t('activity.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('activity.day')}</th>
                <th scope="col">{t('endpoint')}</th>
                {OUTCOMES.map((outcome) => (
                  <th scope="col" className="right" key={outcome}>
                    {t(`outcome.${outcome}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.items.map((row) => (
                <tr key={row.id}>
                  <td className="num">{formatDay(row.day)}</td>
                  <td>
                    <code>{row.endpoint}</code>
                  </td>
                  {OUTCOMES.map((outcome) => (
                    <td className="right num" key={outcome}>
                      {formatInteger(row[outcome])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <TableFooter table={{ total: data.total, ...pages }} isPart />
        </>
      )}
    </DetailSection>
  );
}
