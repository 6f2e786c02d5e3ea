import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export type CameraFault = 'absent' | 'denied';

interface Props {
  onTaken: (photo: ImageBitmap) => void;
  onFault: (fault: CameraFault) => void;
  onBack: () => void;
}

/** What the camera sees, until it is taken; it is off once this is left. */
export function Camera({ onTaken, onFault, onBack }: Props) {
  const { t } = useTranslation(['avatar', 'shell']);
  const video = useRef<HTMLVideoElement>(null);
  const refuse = useEffectEvent((error: unknown) =>
    onFault((error as Error | undefined)?.name === 'NotAllowedError' ? 'denied' : 'absent'),
  );
  useEffect(() => {
    let stream: MediaStream | undefined;
    let left = false;
    const start = async () => {
      const media = navigator.mediaDevices as MediaDevices | undefined;
      if (!media) throw new Error('no camera');
      stream = await media.getUserMedia({ video: { facingMode: 'user' } });
      if (left) return stream.getTracks().forEach((track) => track.stop());
      if (video.current) video.current.srcObject = stream;
    };
    start().catch((error: unknown) => !left && refuse(error));
    return () => {
      left = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
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
