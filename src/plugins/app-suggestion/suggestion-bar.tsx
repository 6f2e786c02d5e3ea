import { CloseOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone, useIsSmall } from '../../ui/page/use-is-phone';
import { readApp } from './app-links';
import './suggestion-bar.css';

const CLOSED = 'balcao:app-suggestion';

/**
 * Invites to the mobile app on small screens, and to its store page where it is not installed (SHELL-7.5-4); once closed, hidden for the rest of the
 * browser session (SHELL-4.7).
 */
export default function SuggestionBar() {
  const { t } = useTranslation('app-suggestion');
  const small = useIsSmall();
  const phone = useIsPhone();
  const [closed, setClosed] = useState(() => sessionStorage.getItem(CLOSED) === 'yes');
  const [missing, setMissing] = useState(false);
  const [{ link, stores }] = useState(() => readApp(navigator.userAgent));
  if (!small || closed || !link) return null;
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
      {missing &&
        stores.map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noreferrer">
            {t(`store.${name}`)}
          </a>
        ))}
      {!(missing && stores.length) && (
        <a href={link} onClick={open}>
          {t(phone ? 'open' : 'openApp')}
        </a>
      )}
      <button type="button" className="icon-button" onClick={close} aria-label={t('close')}>
        <CloseOutlined />
      </button>
    </section>
  );
}
