import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { table } from '../table';

/** On a move to another page: scroll to the top unless the page keeps it (SHELL-2.2-6), and the reader's focus to the content. */
export function usePageMoves(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    const from = table.pageAt(last.current);
    const page = table.pageAt(pathname);
    const moved = last.current !== pathname;
    last.current = pathname;
    // A drawer opens and closes over a page that stays where it is.
    if (!moved || page?.as === 'drawer' || (from?.as === 'drawer' && table.ancestors(from).at(-1) === page)) return;
    if (type !== 'POP' && !page?.keepScroll) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, type, main]);
}
