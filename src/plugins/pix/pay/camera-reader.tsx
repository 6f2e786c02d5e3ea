import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCamera, type CameraFault } from '../../../ui/form/use-camera';
import { readQr } from './read-qr';

/** Milliseconds between two looks at what the camera sees. */
const PAUSE = 250;

interface Props {
  onText: (text: string) => void;
  onFault: (fault: CameraFault) => void;
  onClose: () => void;
}

/** What the camera sees, until there is a QR code in it. */
export default function CameraReader({ onText, onFault, onClose }: Props) {
  const { t } = useTranslation(['pix', 'shell']);
  const video = useCamera('environment', onFault);
  const found = useEffectEvent(onText);
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const text = video.current ? await readQr(video.current).catch(() => undefined) : undefined;
      if (left) return;
      if (text) found(text);
      else timer = setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [video]);
  return (
    <div className="pix-camera">
      <video ref={video} autoPlay playsInline muted aria-label={t('pix:picture.sees')} />
      <p role="status">{t('pix:picture.point')}</p>
      <Button onClick={onClose}>{t('shell:close')}</Button>
    </div>
  );
}
