import { DownloadOutlined, WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../data/use-record';
import { billets } from '../../../resources/billets';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { useSession } from '../../../data/session';
import { PayCodes } from '../../../kits/charging/pay/pay-codes';
import { useShareLink } from '../../../kits/charging/share/share';
import { useBilletPdf } from '../parts/use-billet-pdf';
import '../../../kits/charging/issue/issue.css';

export interface IssuedBillet {
  id: number;
  name: string;
  /** Value of the billet, integer cents. */
  value: number;
  /** Due date, yyyy-mm-dd. */
  due: string;
  /** Address that the billet was e-mailed to; null if it was not. */
  email: string | null;
}

/** Shown once a billet is issued: its codes to send to the customer, and where to go next. */
export function Issued({ billet, onAgain }: { billet: IssuedBillet; onAgain: () => void }) {
  const { t } = useTranslation('charges');
  const { can } = useSession();
  return (
    <PageLayout title={t('done.title')} width="form">
      <div className="card done">
        <Money cents={billet.value} big />
        <p role="status" className="done-text">
          {t('done.text', { name: billet.name, day: formatDay(billet.due) })}{' '}
          {billet.email && t('done.email', { email: billet.email })}
        </p>
        <p className="soft">
          {t('done.number')}: <span className="num">{billet.id}</span>
        </p>
        {can('receive:management:billets').can ? (
          <Paper id={billet.id} onAgain={onAgain} />
        ) : (
          <Again onAgain={onAgain} />
        )}
      </div>
    </PageLayout>
  );
}

/** For people who may see billets: the codes, the PDF and a link to the billet. */
function Paper({ id, onAgain }: { id: number; onAgain: () => void }) {
  const { t } = useTranslation('charges');
  const { record: billet, error } = useRecord(billets, id);
  const pdf = useBilletPdf(id);
  const shareOf = useShareLink();
  const share = billet && shareOf(billet);
  const line = billet?.charge_payment.banking_billet?.barcode;
  return (
    <>
      {line && <PayCodes line={line} pix={billet.charge_payment.pix_copy_paste} />}
      {!line && <p className="soft">{t(error || billet ? 'done.lineFailed' : 'done.loading')}</p>}
      <div className="done-actions">
        <Button type="primary" icon={<DownloadOutlined />} loading={pdf.isRunning} onClick={pdf.download}>
          {t('detail.downloadPdf')}
        </Button>
        <Button onClick={pdf.open}>{t('detail.openPdf')}</Button>
        {share && (
          <Button icon={<WhatsAppOutlined />} href={share} target="_blank" rel="noopener noreferrer">
            {t('detail.share')}
          </Button>
        )}
        <Button onClick={onAgain}>{t('done.again')}</Button>
        <RouteLink
          name="billing-banking_billet-management-detail"
          params={{ id }}
          className="ant-btn ant-btn-color-link ant-btn-variant-link"
        >
          {t('done.see')}
        </RouteLink>
      </div>
    </>
  );
}

const Again = ({ onAgain }: { onAgain: () => void }) => {
  const { t } = useTranslation('charges');
  return (
    <div className="done-actions">
      <Button type="primary" onClick={onAgain}>
        {t('done.again')}
      </Button>
    </div>
  );
};
