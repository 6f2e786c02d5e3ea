import { SafetyOutlined } from '@ant-design/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SettingsModal = lazy(() => import('./settings-modal'));

/** Security settings, a modal (SHELL-2.3-4); the focus goes back to the button of the menu it was opened from. */
export default function SecurityItem() {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const close = () => {
    setOpen(false);
    item.current?.closest('.pop-anchor')?.querySelector('button')?.focus();
  };
  return (
    <li ref={item}>
      <button type="button" onClick={() => setOpen(true)}>
        <SafetyOutlined /> {t('title')}
      </button>
      {open && (
        <Suspense fallback={null}>
          <SettingsModal onClose={close} />
        </Suspense>
      )}
    </li>
  );
}
