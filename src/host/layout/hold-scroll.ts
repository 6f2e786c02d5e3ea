/** What a page shows of itself while it is loading. */
const WAITING = '.detail-wait';

/**
 * Keeps the scroll where it was while the page that opens is still short: the room it needs is held until its content is there.
 * Answers how to let go.
 */
export function holdScroll(main: HTMLElement, top: number): () => void {
  if (top === 0) return () => undefined;
  main.style.minHeight = `${top + window.innerHeight}px`;
  window.scrollTo(0, top);
  const letGo = () => {
    observer.disconnect();
    main.style.minHeight = '';
  };
  const observer = new MutationObserver(() => main.querySelector(WAITING) ?? letGo());
  observer.observe(main, { childList: true, subtree: true });
  return letGo;
}
