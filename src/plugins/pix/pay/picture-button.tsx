import { CameraOutlined, PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

const CameraReader = lazy(() => import('./camera-reader'));

type Fault = 'nothing' | 'absent' | 'denied';

/** Reads a QR code from a picture, chosen or dropped here, or from the camera. */
export function PictureButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('pix');
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault>();
  const [isLooking, setLooking] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setFault(undefined);
    try {
      const [{ readQr }, image] = await Promise.all([import('./read-qr'), createImageBitmap(file)]);
      const text = await readQr(image);
      if (text) onText(text);
      else setFault('nothing');
    } catch {
      setFault('nothing');
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  return (
    <div className="pix-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          // the same picture may be chosen again
          target.value = '';
        }}
      />
      <Button icon={<PictureOutlined />} onClick={() => input.current?.click()}>
        {t('picture.choose')}
      </Button>
      <Button
        icon={<CameraOutlined />}
        aria-expanded={isLooking}
        onClick={() => {
          setFault(undefined);
          setLooking(!isLooking);
        }}
      >
        {t('picture.camera')}
      </Button>
      {isLooking && (
        <Suspense fallback={null}>
          <CameraReader
            onText={(text) => {
              setLooking(false);
              onText(text);
            }}
            onFault={(found) => {
              setLooking(false);
              setFault(found);
            }}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      )}
      {fault && (
        <p role="alert">
          {fault !== 'nothing' && <strong>{t(`picture.${fault}Title`)}. </strong>}
          {t(`picture.${fault}`)}
        </p>
      )}
    </div>
  );
}
