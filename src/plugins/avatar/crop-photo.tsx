import { RotateRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { drawCrop, WHOLE, type Crop } from './crop';

const SIDE = 384;
const RANGES = { zoom: [1, 3], x: [-1, 1], y: [-1, 1] } as const;

/** The photo in its square, with fields to zoom, move and turn it, by keyboard too. */
export function CropPhoto({ ref, photo }: { ref: RefObject<HTMLCanvasElement | null>; photo: ImageBitmap }) {
  const { t } = useTranslation('avatar');
  const [crop, setCrop] = useState<Crop>(WHOLE);
  useEffect(() => setCrop(WHOLE), [photo]);
  useEffect(() => {
    if (ref.current) drawCrop(ref.current, photo, crop);
  }, [ref, photo, crop]);
  return (
    <div className="avatar-crop">
      <canvas ref={ref} width={SIDE} height={SIDE} role="img" aria-label={t('preview')} />
      {(Object.keys(RANGES) as (keyof typeof RANGES)[]).map((name) => (
        <label key={name}>
          {t(`crop.${name}`)}
          <input
            type="range"
            min={RANGES[name][0]}
            max={RANGES[name][1]}
            step={0.05}
            value={crop[name]}
            onChange={({ target }) => setCrop({ ...crop, [name]: Number(target.value) })}
          />
        </label>
      ))}
      <Button icon={<RotateRightOutlined />} onClick={() => setCrop({ ...crop, turns: (crop.turns + 1) % 4 })}>
        {t('crop.rotate')}
      </Button>
    </div>
  );
}
