import { DownloadOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PixDetail } from '@balcao/contract/pix';
import { useFile } from '../../../data/use-file';
import { PixHelp } from '../../../kits/pix/pix-help';
import { useSession } from '../../../data/session';
import { PermissionButton } from '../../../ui/action/permission-button';
import { RowActions } from '../../../ui/action/row-actions';
import { usePathOf } from '../../../ui/page/routing';

/** Actions of a Pix: its receipt, refund, complaint, cancelling. */
export function PixActions({ pix }: { pix: PixDetail }) {
  const { t } = useTranslation('pix');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { can } = useSession();
  const { id, endToEnd, refund, canComplain, canCancel } = pix;
  const [pdf, png] = [useFile('GET /pix/history/{id}/pdf'), useFile('GET /pix/history/{id}/png')];
  const here = pathOf('pix:history-detail', { id }) ?? '';
  const go = (to: string) => void navigate(to);
  const canRefund = refund.most > 0;
  const hasMain = canRefund || canCancel;
  const offBy = (permission: 'pix:history' | 'pix:do-pix') => {
    const { can: may, reason } = can(permission);
    return may ? undefined : (reason ?? '');
  };
  const noFile = offBy('pix:history');
  const savePdf = () => void pdf.download({ params: { id } }, `pix-${endToEnd}.pdf`);
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
      {!hasMain && (
        <PermissionButton
          permission="pix:history"
          type="primary"
          icon={<DownloadOutlined />}
          loading={pdf.isRunning}
          onClick={savePdf}
        >
          {t('detail.pdf')}
        </PermissionButton>
      )}
      <PixHelp />
      <RowActions
        of={t('detail.title')}
        actions={[
          ...(hasMain ? [{ key: 'pdf', label: t('detail.pdf'), disabledReason: noFile, onClick: savePdf }] : []),
          {
            key: 'png',
            label: t('detail.png'),
            disabledReason: noFile,
            onClick: () => void png.download({ params: { id } }, `pix-${endToEnd}.png`),
          },
          ...(canComplain
            ? [
                {
                  key: 'complain',
                  label: t('detail.complain'),
                  disabledReason: offBy('pix:do-pix'),
                  to: `${here}/contestar`,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
