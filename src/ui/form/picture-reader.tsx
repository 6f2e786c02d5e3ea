import { CameraOutlined, PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import type { CameraFault, ReadCode } from './use-camera';
import { useGivenPicture } from './use-given-picture';
import './picture-reader.css';

export type { ReadCode } from './use-camera';

const CameraReader = lazy(() => import('./camera-reader'));

/** The texts of the reader, which name the kind of code it reads. */
export interface PictureWords {
  choose: string;
  camera: string;
  sees: string;
  point: string;
  nothing: string;
  absentTitle: string;
  absent: string;
  deniedTitle: string;
  denied: string;
}

interface Props {
  read: ReadCode;
  words: PictureWords;
  onText: (text: string) => void;
}

/** Reads a code from the camera, or from a picture that is chosen, pasted or dropped; the picture never leaves this device. */
export function PictureReader({ read, words, onText }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<CameraFault | 'nothing'>();
  const [isLooking, setLooking] = useState(false);
  const [busy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setFault(undefined);
    setBusy(true);
    try {
      const image = await createImageBitmap(file);
      const text = await read(image);
      image.close();
      if (text) onText(text);
      else setFault('nothing');
    } catch {
      setFault('nothing');
    } finally {
      setBusy(false);
    }
  };
  const given = useGivenPicture((file) => void take(file));
  const look = (now: boolean, found?: CameraFault) => {
    setLooking(now);
    setFault(found);
  };
  return (
    <div className="picture-reader" {...given}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // choosing the same picture again must count as a change
          target.value = '';
        }}
      />
      <Button icon={<PictureOutlined />} loading={busy} onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <Button icon={<CameraOutlined />} aria-expanded={isLooking} onClick={() => look(!isLooking)}>
        {words.camera}
      </Button>
      {isLooking && (
        <Suspense fallback={null}>
          <CameraReader
            read={read}
            words={words}
            onText={(text) => {
              look(false);
              onText(text);
            }}
            onFault={(found) => look(false, found)}
            onClose={() => look(false)}
          />
        </Suspense>
      )}
      {fault && (
        <p role="alert">
          {fault !== 'nothing' && <strong>{words[`${fault}Title`]}. </strong>}
          {words[fault]}
        </p>
      )}
    </div>
  );
}
