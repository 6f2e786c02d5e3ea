import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../data/session';

/** Where typed values are read and restored: an antd form, or an object with these two methods; the same one at every render. */
interface Held<Values> {
  getFieldsValue(all: true): Values;
  setFieldsValue(values: never): void;
}

/**
 * Stores what was typed in this tab when the session ends, the page is reloaded or another tab switches the account; the same user, on
 * the same account and page, finds it again. Signing out or switching the account here stores nothing. `start` says what the form began
 * with: a form that begins with something else does not get the draft. `mend` corrects a stored draft that no longer holds as it is.
 * `restored`: a draft was brought back and still holds. `drop` deletes the draft and ends that; to be called after sending where the page
 * stays open.
 */
export function useDraft<Values extends object>(
  form: Held<Values>,
  dirty: boolean,
  start = '',
  mend = (stored: Values) => stored,
): { restored: boolean; drop: () => void } {
  const { session } = useSession();
  const { pathname } = useLocation();
  const place = `balcao:draft:${session.user.id}:${session.currentAccount.id}:${pathname}${start}`;
  const [restored, setRestored] = useState(() => {
    const stored = sessionStorage.getItem(place);
    return stored === null ? null : mend(JSON.parse(stored) as Values);
  });

  useEffect(() => {
    if (restored) form.setFieldsValue(restored as never);
    return () => {
      // On another page the draft is over: sent or given up. A form that only mounts anew (its data were read) still needs it.
      if (window.location.pathname !== pathname) sessionStorage.removeItem(place);
    };
  }, [restored, place, pathname, form]);

  const holds = dirty || restored !== null;
  useEffect(() => {
    if (!holds) return;
    let over = false;
    const store = () => over || sessionStorage.setItem(place, JSON.stringify(form.getFieldsValue(true)));
    const expire = () => (store(), (over = true));
    const leave = () => {
      if (!over) sessionStorage.removeItem(place);
      over = true;
    };
    const listeners = { 'balcao:expired': expire, 'balcao:leaving': leave, pagehide: store };
    Object.entries(listeners).forEach(([event, listener]) => window.addEventListener(event, listener));
    return () => Object.entries(listeners).forEach(([event, listener]) => window.removeEventListener(event, listener));
  }, [holds, place, form]);

  const drop = () => {
    sessionStorage.removeItem(place);
    setRestored(null);
  };
  return { restored: restored !== null, drop };
}
