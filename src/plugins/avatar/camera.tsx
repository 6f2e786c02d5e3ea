import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCamera, type CameraFault } from '../../ui/form/use-camera';

interface Props {
  onTaken: (photo: ImageBitmap) => void;
  onFault: (fault: CameraFault) => void;
  onBack: () => void;
}

/** The camera's live picture, until a photo is taken; unmounting turns the camera off. */
export function Camera({ onTaken, onFault, onBack }: Props) {
  const { t } = useTranslation(['avatar', 'shell']);
  const video = useCamera('user', onFault);
  const take = async () => {
    if (video.current?.videoWidth) onTaken(await createImageBitmap(video.current));
  };
  return (
    <div className="avatar-camera">
      <video ref={video} autoPlay playsInline muted aria-label={t('avatar:camera')} />
      <div className="avatar-ways">
        <Button type="primary" onClick={() => void take()}>
          {t('avatar:take')}
        </Button>
        <Button onClick={onBack}>{t('shell:back')}</Button>
      </div>
    </div>
  );
}
