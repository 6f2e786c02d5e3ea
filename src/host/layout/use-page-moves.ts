import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { notePageUse } from '../../data/page-use';
import { track } from '../../providers/analytics';
import { table } from '../table';
import { holdScroll } from './hold-scroll';
import { storePlace } from './last-place';

/** On a move to another page: scroll to the top unless the page keeps it (SHELL-2.2-6), and the reader's focus to the content. */
export function usePageMoves(main: RefObject<HTMLElement | null>, epoch: number): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  const top = useRef(0);
  // a switch of the account forgets the place, although the page may stay
  useEffect(() => storePlace(pathname + search), [pathname, search, epoch]);
  useEffect(() => {
    const page = table.pageAt(pathname);
    if (!page) return;
    track('page', { page: page.path });
    if (page.path === pathname) notePageUse(pathname);
  }, [pathname]);
  useEffect(() => {
    const note = () => (top.current = window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useLayoutEffect(() => {
    const from = table.pageAt(last.current);
    const page = table.pageAt(pathname);
    const moved = last.current !== pathname;
    last.current = pathname;
    // A drawer that opens or closes does not move the page under it.
    if (!moved || page?.as === 'drawer' || (from?.as === 'drawer' && table.ancestors(from).at(-1) === page)) return;
    const keeps = page?.keepScroll === true;
    if (type !== 'POP' && !keeps) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
    return type !== 'POP' && keeps && main.current ? holdScroll(main.current, top.current) : undefined;
  }, [pathname, type, main]);
}
