/** The element that a detail page shows while it is loading. */
const WAITING = '.detail-wait';

/**
 * Keeps the scroll position while the page that opens is still short: the content keeps a minimum height until the page has loaded.
 * Answers a function that ends it.
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
