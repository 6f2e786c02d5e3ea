import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** 'Sem conexão.' while it lasts, 'Conexão reestabelecida.' for a while after, each with what it means for changes (SHELL-2.3-13). */
export function ConnectionBar() {
  const { t } = useTranslation('shell');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [wasLost, setWasLost] = useState(false);
  useEffect(() => {
    if (!online) {
      setWasLost(true);
      return;
    }
    if (!wasLost) return;
    const timer = setTimeout(() => setWasLost(false), 5000);
    return () => clearTimeout(timer);
  }, [online, wasLost]);
  const isVisible = !online || wasLost;
  return (
    <div role="status" className={isVisible ? `connection ${online ? 'connection-on' : 'connection-off'}` : 'sr-only'}>
      {isVisible && (
        <>
          <strong>{t(online ? 'connection.back' : 'connection.lost')}</strong>{' '}
          {t(online ? 'connection.backNotice' : 'connection.notice')}
        </>
      )}
    </div>
  );
}
