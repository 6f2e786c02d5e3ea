import { DownloadOutlined, MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { LinkButton } from '../../../ui/action/link-button';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { Money } from '../../../ui/text/money';
import { useCarnetPath } from '../parts/carnet-actions';
import { useBook } from '../parts/use-book';
import '../../../kits/charging/issue/issue.css';

/** Shown once a carnet is issued: sending it where it was not, its book to print, and where to go next. */
export function Issued({ id, sent, onAgain }: { id: number; sent: boolean; onAgain: () => void }) {
  const { t } = useTranslation('carnets');
  const maySee = useSession().can('receive:management:carnets').can;
  const path = useCarnetPath();
  const { data } = useCall('POST /carnets/all', { body: { ids: [id] } });
  const carnet = data?.items[0];
  return (
    <PageLayout title={t('done.title')} width="form">
      <div className="card done">
        {carnet && <Money cents={carnet.value} big />}
        <p role="status" className="done-text">
          {t(sent ? 'done.sent' : 'done.text')}
        </p>
        {carnet && (
          <p className="done-carnet">
            {carnet.customerName} · {t('done.parcels', { count: carnet.totalParcels })}
          </p>
        )}
        <div className="done-actions">
          {maySee && !sent && (
            <LinkButton type="primary" icon={<MailOutlined />} to={path(id, 'resend-email')}>
              {t('done.send')}
            </LinkButton>
          )}
          <Book id={id} />
          {maySee && (
            <RouteLink
              name="carnets-detail"
              params={{ id }}
              className="ant-btn ant-btn-color-link ant-btn-variant-link"
            >
              {t('done.see', { id })}
            </RouteLink>
          )}
          <Button type={maySee && !sent ? 'default' : 'primary'} onClick={onAgain}>
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
