import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePathOf } from '../../../ui/page/routing';

interface Props {
  isRunning: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** The other sessions could not be ended: again, or a ticket where tickets are installed (SHELL-8). */
export function NotDisconnected({ isRunning, onRetry, onClose }: Props) {
  const { t } = useTranslation('security');
  const ticket = usePathOf()('open-ticket');
  const navigate = useNavigate();
  return (
    <Modal
      open
      title={t('sessions.failed')}
      onCancel={onClose}
      width={440}
      footer={
        <>
          {ticket && <Button onClick={() => void navigate(ticket)}>{t('sessions.ticket')}</Button>}
          <Button type="primary" loading={isRunning} onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      }
    >
      <p>{t('sessions.failed-text')}</p>
    </Modal>
  );
}
