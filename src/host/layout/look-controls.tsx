import { FontSizeOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../preferences';
import { useDisclosure } from './use-disclosure';

const SMALLEST = 8;
const BIGGEST = 16;
const DEFAULT = 10;

/** Theme switch and letter size; on a phone they are in the profile menu. */
export function LookControls() {
  const { t } = useTranslation('shell');
  const { fontSize, change } = usePreferences();
  const disclosure = useDisclosure();
  return (
    <div className="top-wide">
      <ThemeSwitch />
      <div className="pop-anchor" ref={disclosure.box}>
        <button
          type="button"
          className="icon-button"
          {...disclosure.button}
          aria-label={t('header.fontSize')}
          title={t('header.fontSize')}
        >
          <FontSizeOutlined />
        </button>
        <div
          className="pop font-pop"
          {...disclosure.panel}
          hidden={!disclosure.open}
          role="group"
          aria-label={t('header.fontSize')}
        >
          <FontSize value={fontSize} onChange={(size) => change({ fontSize: size })} />
        </div>
      </div>
    </div>
  );
}

export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const { theme, change } = usePreferences();
  const label = t(theme === 'dark' ? 'header.toLight' : 'header.toDark');
  return (
    <button
      type="button"
      className="icon-button"
      onClick={() => change({ theme: theme === 'dark' ? 'light' : 'dark' })}
      aria-label={label}
      title={label}
    >
      {theme === 'dark' ? <SunOutlined /> : <MoonOutlined />}
    </button>
  );
}

/** A−, the size in percent (click for 100 %), A+. */
export function FontSize({ value, onChange }: { value: number; onChange: (size: number) => void }) {
  const { t } = useTranslation('shell');
  return (
    <div className="font-size">
      <button
        type="button"
        disabled={value <= SMALLEST}
        onClick={() => onChange(value - 1)}
        aria-label={t('header.fontSmaller')}
      >
        A−
      </button>
      <button
        type="button"
        className="num"
        onClick={() => onChange(DEFAULT)}
        title={t('header.fontDefault')}
        aria-label={`${t('header.fontDefault')} (${value * 10}%)`}
      >
        {value * 10}%
      </button>
      <button
        type="button"
        disabled={value >= BIGGEST}
        onClick={() => onChange(value + 1)}
        aria-label={t('header.fontBigger')}
      >
        A+
      </button>
    </div>
  );
}
