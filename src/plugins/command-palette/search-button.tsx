import { SearchOutlined } from '@ant-design/icons';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../ui/page/use-is-phone';

const Palette = lazy(() => import('./palette'));

/** Opens the search; on a phone the button is hidden, for lack of room. */
export default function SearchButton() {
  const { t } = useTranslation('command-palette');
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const heed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', heed);
    return () => window.removeEventListener('keydown', heed);
  }, []);
  return (
    <>
      {!phone && (
        <button
          type="button"
          className="icon-button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          aria-label={t('open')}
          title={t('hint')}
          onClick={() => setOpen(true)}
        >
          <SearchOutlined />
        </button>
      )}
      {open && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
