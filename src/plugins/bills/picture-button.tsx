import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The 44 digits that a picture shows. */
  onRead: (bars: string) => void;
  onFault: (text: string) => void;
}

/** Reads the bars of a bill out of a picture, which stays on this machine. */
export function PictureButton({ onRead, onFault }: Props) {
  const { t } = useTranslation('bills');
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const read = async (file: File) => {
    setBusy(true);
    try {
      const { readPicture } = await import('./read-picture');
      const bars = await readPicture(file);
      if (bars) onRead(bars);
      else onFault(t('picture.none'));
    } catch {
      onFault(t('picture.broken'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('picture.label')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          target.value = '';
        }}
      />
      <Button icon={<CameraOutlined />} loading={busy} onClick={() => input.current?.click()}>
        {t('picture.button')}
      </Button>
    </>
  );
}
