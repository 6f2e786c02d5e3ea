import { CloseOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone, useIsSmall } from '../../ui/page/use-is-phone';
import './suggestion-bar.css';

const CLOSED = 'balcao:app-suggestion';
/** URL scheme that the mobile app opens on, where it is installed. */
const APP = 'balcao://abrir';

/** Invites to the mobile app on small screens; once closed, hidden for the rest of the browser session (SHELL-4.7). */
export default function SuggestionBar() {
  const { t } = useTranslation('app-suggestion');
  const small = useIsSmall();
  const phone = useIsPhone();
  const [closed, setClosed] = useState(() => sessionStorage.getItem(CLOSED) === 'yes');
  const [missing, setMissing] = useState(false);
  if (!small || closed) return null;
  const open = () => {
    // Where no app is installed the browser stays on this page: it is still visible after two seconds.
    setTimeout(() => document.visibilityState === 'visible' && setMissing(true), 2000);
  };
  const close = () => {
    sessionStorage.setItem(CLOSED, 'yes');
    setClosed(true);
  };
  return (
    <section className="suggestion" aria-label={t('label')}>
      <span role="status">{t(missing ? 'missing' : 'text')}</span>
      <a href={APP} onClick={open}>
        {t(phone ? 'open' : 'openApp')}
      </a>
      <button type="button" className="icon-button" onClick={close} aria-label={t('close')}>
        <CloseOutlined />
      </button>
    </section>
  );
}
