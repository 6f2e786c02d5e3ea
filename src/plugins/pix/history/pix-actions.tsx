import { DownloadOutlined, PictureOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PixDetail } from '@balcao/contract/pix';
import { useFile } from '../../../data/use-file';
import { PixHelp } from '../../../kits/pix/pix-help';
import { PermissionButton } from '../../../ui/action/permission-button';
import { usePathOf } from '../../../ui/page/routing';

/** Actions of a Pix: its receipt, refund, complaint, cancelling. */
export function PixActions({ pix }: { pix: PixDetail }) {
  const { t } = useTranslation('pix');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { id, endToEnd, refund, canComplain, canCancel } = pix;
  const [pdf, png] = [useFile('GET /pix/history/{id}/pdf'), useFile('GET /pix/history/{id}/png')];
  const here = pathOf('pix:history-detail', { id }) ?? '';
  const go = (to: string) => void navigate(to);
  const canRefund = refund.most > 0;
  return (
    <>
      {canRefund && (
        <PermissionButton permission="pix:do-pix" type="primary" onClick={() => go(`${here}/devolver`)}>
          {t('detail.refund')}
        </PermissionButton>
      )}
      {canCancel && (
        <PermissionButton
          permission="pix:schedules"
          danger
          onClick={() => go(`${pathOf('pix-schedules-detail', { id }) ?? ''}/cancelar`)}
        >
          {t('detail.cancel')}
        </PermissionButton>
      )}
      <PermissionButton
        permission="pix:history"
        type={canRefund ? 'default' : 'primary'}
        icon={<DownloadOutlined />}
        loading={pdf.isRunning}
        onClick={() => void pdf.download({ params: { id } }, `pix-${endToEnd}.pdf`)}
      >
        {t('detail.pdf')}
      </PermissionButton>
      <PermissionButton
        permission="pix:history"
        icon={<PictureOutlined />}
        loading={png.isRunning}
        onClick={() => void png.download({ params: { id } }, `pix-${endToEnd}.png`)}
      >
        {t('detail.png')}
      </PermissionButton>
      {canComplain && (
        <PermissionButton permission="pix:do-pix" onClick={() => go(`${here}/contestar`)}>
          {t('detail.complain')}
        </PermissionButton>
      )}
      <PixHelp />
    </>
  );
}
