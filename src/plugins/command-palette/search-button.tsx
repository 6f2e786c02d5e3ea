import { SearchOutlined } from '@ant-design/icons';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

const Palette = lazy(() => import('./palette'));

/** Opens the search; what is typed while it is on its way stands in its field. */
export default function SearchButton() {
  const { t } = useTranslation('command-palette');
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const ahead = useRef<string>(undefined);
  const begin = () => {
    ahead.current = '';
    setOpen(true);
  };
  useEffect(() => {
    const heed = (event: KeyboardEvent) => {
      const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (ahead.current !== undefined && isAlone && event.key.length === 1) {
        event.preventDefault();
        ahead.current += event.key;
        return;
      }
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!document.querySelector('.palette')) begin();
    };
    window.addEventListener('keydown', heed, { capture: true });
    return () => window.removeEventListener('keydown', heed, { capture: true });
  }, []);
  const typedAhead = () => {
    const typed = ahead.current ?? '';
    ahead.current = undefined;
    return typed;
  };
  const close = () => {
    ahead.current = undefined;
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('open')}
        title={t('hint')}
        onClick={begin}
      >
        <SearchOutlined />
      </button>
      {open && (
        <Suspense fallback={null}>
          <Palette typedAhead={typedAhead} onDialog={(one) => setDialog(() => one)} onClose={close} />
        </Suspense>
      )}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
}
