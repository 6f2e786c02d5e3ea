import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../data/session';

/** What is typed: a form, or whatever gives and takes its values as one does; the same at each drawing. */
interface Held<Values> {
  getFieldsValue(all: true): Values;
  setFieldsValue(values: never): void;
}

/**
 * Keeps what was typed through an ended session, a reload and another tab's account: the same user, on the same account
 * and page of the tab, finds it again. Whoever signs out or changes the account leaves nothing. `start` says what the
 * form began with: another beginning finds nothing. `mend`: what of it still holds. `restored`: something was brought
 * back; `drop` forgets it, where what was sent leaves the page in place.
 */
export function useDraft<Values extends object>(
  form: Held<Values>,
  dirty: boolean,
  start = '',
  mend = (kept: Values) => kept,
): { restored: boolean; drop: () => void } {
  const { session } = useSession();
  const { pathname } = useLocation();
  const place = `balcao:draft:${session.user.id}:${session.currentAccount.id}:${pathname}${start}`;
  const [restored] = useState(() => {
    const kept = sessionStorage.getItem(place);
    return kept === null ? null : mend(JSON.parse(kept) as Values);
  });

  useEffect(() => {
    if (restored) form.setFieldsValue(restored as never);
    return () => {
      // Left for another page: sent, or thrown away. A form that only mounts anew (its data came) still needs it.
      if (window.location.pathname !== pathname) sessionStorage.removeItem(place);
    };
  }, [restored, place, pathname, form]);

  const holds = dirty || restored !== null;
  useEffect(() => {
    if (!holds) return;
    let over = false;
    const keep = () => over || sessionStorage.setItem(place, JSON.stringify(form.getFieldsValue(true)));
    const expire = () => (keep(), (over = true));
    const leave = () => {
      if (!over) sessionStorage.removeItem(place);
      over = true;
    };
    const listeners = { 'balcao:expired': expire, 'balcao:leaving': leave, pagehide: keep };
    Object.entries(listeners).forEach(([event, listener]) => window.addEventListener(event, listener));
    return () => Object.entries(listeners).forEach(([event, listener]) => window.removeEventListener(event, listener));
  }, [holds, place, form]);

  return { restored: restored !== null, drop: () => sessionStorage.removeItem(place) };
}
