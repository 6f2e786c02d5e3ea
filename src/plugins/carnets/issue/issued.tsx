import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { Money } from '../../../ui/text/money';
import { useBook } from '../parts/use-book';
import '../../../kits/charging/issue/issue.css';

export type IssuedCarnets = Answer<'POST /carnets'>;

/** Shown once carnets are issued: each with its book to print, the customers that could not be charged and why, and where to go next. */
export function Issued({ carnets: { ids, errors }, onAgain }: { carnets: IssuedCarnets; onAgain: () => void }) {
  const { t } = useTranslation('carnets');
  const { can } = useSession();
  const { data } = useCall('POST /carnets/all', { body: { ids, size: 50 } });
  return (
    <PageLayout title={t('done.title', { count: ids.length })} width="form">
      <div className="card done">
        {data && <Money cents={data.items.reduce((sum, { value }) => sum + value, 0)} big />}
        <p role="status" className="done-text">
          {t('done.text', { count: ids.length })}
        </p>
        <ul className="parcels">
          {data?.items.map(({ id, customerName, totalParcels }) => (
            <li key={id} className="done-carnet">
              <span>
                {customerName} · {t('done.parcels', { count: totalParcels })}
              </span>
              <Book id={id} />
              {can('receive:management:carnets').can && (
                <RouteLink name="carnets-detail" params={{ id }}>
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

function Book({ id }: { id: number }) {
  const { t } = useTranslation('carnets');
  const book = useBook(id);
  return (
    <Button size="small" icon={<DownloadOutlined />} loading={book.isRunning} onClick={book.download}>
      {t('detail.book')}
    </Button>
  );
}
