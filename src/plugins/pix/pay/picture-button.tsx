import { PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface Detector {
  detect(image: ImageBitmap): Promise<{ rawValue: string }[]>;
}
/** The browser's own reader of codes; not every browser has one. */
const ownReader = (): Detector | undefined => {
  const Reader = (window as { BarcodeDetector?: new (options: { formats: string[] }) => Detector }).BarcodeDetector;
  return Reader && new Reader({ formats: ['qr_code'] });
};

/** Reads a QR code from a picture or from the camera, where the browser can; elsewhere the code is pasted. */
export function PictureButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('pix');
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [reader] = useState(ownReader);
  if (!reader) return <p className="soft">{t('picture.none')}</p>;
  const read = async (file: File | undefined) => {
    if (!file) return;
    setFault(undefined);
    try {
      const [code] = await reader.detect(await createImageBitmap(file));
      if (code) onText(code.rawValue);
      else setFault(t('picture.nothing'));
    } catch {
      setFault(t('picture.nothing'));
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
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <Button icon={<PictureOutlined />} onClick={() => input.current?.click()}>
        {t('picture.choose')}
      </Button>
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
}
