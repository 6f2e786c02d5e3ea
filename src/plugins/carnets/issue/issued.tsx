import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { Money } from '../../../ui/text/money';
import { useBook } from '../parts/use-book';
import '../../../kits/charging/issue/issue.css';

/** Shown once a carnet is issued: its book to print, and where to go next. */
export function Issued({ id, onAgain }: { id: number; onAgain: () => void }) {
  const { t } = useTranslation('carnets');
  const { can } = useSession();
  const { data } = useCall('POST /carnets/all', { body: { ids: [id] } });
  const carnet = data?.items[0];
  return (
    <PageLayout title={t('done.title')} width="form">
      <div className="card done">
        {carnet && <Money cents={carnet.value} big />}
        <p role="status" className="done-text">
          {t('done.text')}
        </p>
        {carnet && (
          <p className="done-carnet">
            {carnet.customerName} · {t('done.parcels', { count: carnet.totalParcels })}
          </p>
        )}
        <div className="done-actions">
          <Book id={id} />
          {can('receive:management:carnets').can && (
            <RouteLink
              name="carnets-detail"
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

function Book({ id }: { id: number }) {
  const { t } = useTranslation('carnets');
  const book = useBook(id);
  return (
    <Button icon={<DownloadOutlined />} loading={book.isRunning} onClick={book.download}>
      {t('detail.book')}
    </Button>
  );
}
