import { useEffect, useEffectEvent, useRef } from 'react';

export type CameraFault = 'absent' | 'denied';

/** The code in a picture or in what a camera sees; null or undefined where there is none. */
export type ReadCode = (image: ImageBitmap | HTMLVideoElement) => Promise<string | null | undefined>;

/** Shows a camera in the video element that takes the ref; the camera is switched off when the component unmounts. */
export function useCamera(facing: 'user' | 'environment', onFault: (fault: CameraFault) => void) {
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
      stream = await media.getUserMedia({ video: { facingMode: facing } });
      if (left) return stream.getTracks().forEach((track) => track.stop());
      if (video.current) video.current.srcObject = stream;
    };
    start().catch((error: unknown) => !left && refuse(error));
    return () => {
      left = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [facing]);
  return video;
}
