import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ChargeDetail } from '@balcao/contract/charges';
import { RowActions, type RowAction } from '../../../ui/action/row-actions';
import { useBilletMenu, useBilletPath, type BilletAction } from '../parts/billet-actions';
import { useBilletPdf } from '../parts/use-billet-pdf';

/** The likely next action: change the due date if overdue, resend if waiting, otherwise reissue. */
function likelyNext({ status, actions }: ChargeDetail, menu: RowAction[]): BilletAction | undefined {
  const wanted: BilletAction = status === 'unpaid' ? 'expire-at' : status === 'waiting' ? 'resend-email' : 'reissue';
  const isOff = menu.some(({ key, disabledReason }) => key === wanted && disabledReason !== undefined);
  return (actions as BilletAction[]).includes(wanted) && !isOff ? wanted : undefined;
}

/** The next action as the primary button, the PDF (a receipt, and the primary button, once paid), and the other actions in a menu. */
export function BilletButtons({ billet }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const navigate = useNavigate();
  const pathOf = useBilletPath();
  const menu = useBilletMenu()(billet);
  const pdf = useBilletPdf(billet.id);
  const next = likelyNext(billet, menu);
  const isPaid = billet.status === 'paid' || billet.status === 'settled';
  return (
    <>
      <Button
        type={isPaid && !next ? 'primary' : 'default'}
        icon={<DownloadOutlined />}
        loading={pdf.isRunning}
        onClick={pdf.download}
      >
        {t(isPaid ? 'detail.downloadReceipt' : 'detail.downloadPdf')}
      </Button>
      {next && (
        <Button type="primary" onClick={() => void navigate(pathOf(billet.id, next))}>
          {t(`action.${next}`)}
        </Button>
      )}
      <RowActions actions={menu.filter(({ key }) => key !== next)} of={t('detail.title').toLowerCase()} />
    </>
  );
}
