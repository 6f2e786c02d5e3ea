import { useEffect, useState } from 'react';

/** True once `on` has lasted 400 ms (SHELL-9-5): a skeleton for what is slow, nothing for what is quick. */
export function useLate(on: boolean, wait = 400): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), wait);
    return () => clearTimeout(timer);
  }, [on, wait]);
  return on && late;
}
