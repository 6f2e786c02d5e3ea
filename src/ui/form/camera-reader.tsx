import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCamera, type CameraFault, type ReadCode } from './use-camera';

/** Milliseconds between two attempts to read a code. */
const PAUSE = 250;

interface Props {
  read: ReadCode;
  words: { sees: string; point: string };
  onText: (text: string) => void;
  onFault: (fault: CameraFault) => void;
  onClose: () => void;
}

/** Shows what the camera sees until a code is read in it. */
export default function CameraReader({ read, words, onText, onFault, onClose }: Props) {
  const { t } = useTranslation('shell');
  const video = useCamera('environment', onFault);
  const onRead = useEffectEvent(onText);
  const seen = useEffectEvent((image: HTMLVideoElement) => read(image).catch(() => null));
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const text = video.current?.videoWidth ? await seen(video.current) : null;
      if (left) return;
      if (text) onRead(text);
      else timer = setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [video]);
  return (
    <div className="picture-camera">
      <video ref={video} autoPlay playsInline muted aria-label={words.sees} />
      <p role="status">{words.point}</p>
      <Button onClick={onClose}>{t('close')}</Button>
    </div>
  );
}
