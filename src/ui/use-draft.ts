import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from './session';

/**
 * Keeps what was typed through an ended session: the shell tells before it leaves, and after sign-in the same user, on the same
 * account and page, finds it again. `restored`: something was brought back; `drop` forgets it, where what was sent leaves the page in place.
 */
export function useDraft<Values extends object>(form: FormInstance<Values>, dirty: boolean): { restored: boolean; drop: () => void } {
  const { session } = useSession();
  const { pathname } = useLocation();
  const place = `balcao:draft:${session.user.id}:${session.currentAccount.id}:${pathname}`;
  const [restored] = useState(() => sessionStorage.getItem(place));

  useEffect(() => {
    if (!restored) return;
    form.setFieldsValue(JSON.parse(restored) as never);
    return () => {
      // Left for another page: sent, or thrown away. A form that only mounts anew (its data came) still needs it.
      if (window.location.pathname !== pathname) sessionStorage.removeItem(place);
    };
  }, [restored, place, pathname, form]);

  useEffect(() => {
    if (!dirty) return;
    const keep = () => sessionStorage.setItem(place, JSON.stringify(form.getFieldsValue(true)));
    window.addEventListener('balcao:expired', keep);
    return () => window.removeEventListener('balcao:expired', keep);
  }, [dirty, place, form]);

  return { restored: restored !== null, drop: () => sessionStorage.removeItem(place) };
}
