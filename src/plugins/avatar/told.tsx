import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CameraFault } from '../../ui/form/use-camera';

/** Messages shown in a second modal over the picture's (SHELL-8-36, 8-37). */
export type Tell = CameraFault | 'offline' | 'remove';

interface Props {
  tell: Tell | undefined;
  of: 'person' | 'account';
  onClose: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** Says that there is no camera, no permission for it or no connection; or asks whether to remove the picture. */
export function Told({ tell, of, onClose, onRetry, onRemove }: Props) {
  const { t } = useTranslation(['avatar', 'shell']);
  if (!tell) return null;
  const button = {
    absent: <Button onClick={onClose}>{t('shell:close')}</Button>,
    denied: <Button onClick={onClose}>{t('shell:close')}</Button>,
    offline: (
      <Button type="primary" onClick={onRetry}>
        {t('shell:retry')}
      </Button>
    ),
    remove: (
      <Button danger type="primary" onClick={onRemove}>
        {t('avatar:remove')}
      </Button>
    ),
  }[tell];
  return (
    <Modal open title={t(`avatar:told.${tell}`)} onCancel={onClose} footer={button} width={400}>
      <p>{tell === 'remove' && of === 'account' ? t('avatar:account.removeText') : t(`avatar:toldText.${tell}`)}</p>
    </Modal>
  );
}
