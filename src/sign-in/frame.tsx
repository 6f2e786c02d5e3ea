import type { ReactNode } from 'react';
import { i18n } from '../providers/i18n';

const t = i18n.t;

/** The frame around each form of the sign-in. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="sign-in">
      <aside className="sign-in-side">
        <p className="sign-in-logo">
          <img src="/balcao.svg" alt="" width="36" height="36" /> {t('login:brand')}
        </p>
        <div>
          <p className="sign-in-lead">{t('login:lead')}</p>
          <ul>
            {(['fast', 'clear', 'free'] as const).map((point) => (
              <li key={point}>{t(`login:points.${point}`)}</li>
            ))}
          </ul>
        </div>
        <small>{t('login:safety')}</small>
      </aside>
      <main className="sign-in-main">{children}</main>
    </div>
  );
}
