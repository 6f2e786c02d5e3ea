import { expect, it, vi } from 'vitest';
import { holdScroll } from './hold-scroll';

it('SHELL-2.2-6: a detail that is still loading is given the room that keeps the scroll, until its content is there', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const main = document.createElement('main');
  main.innerHTML = '<div class="detail-wait"></div>';
  document.body.append(main);
  holdScroll(main, 260);
  expect(scrollTo).toHaveBeenCalledWith(0, 260);
  const held = main.style.minHeight;
  expect(Number.parseFloat(held)).toBe(260 + window.innerHeight);
  main.firstElementChild!.append(document.createElement('span'));
  await Promise.resolve();
  expect(main.style.minHeight).toBe(held);
  main.innerHTML = '<section></section>';
  await vi.waitFor(() => expect(main.style.minHeight).toBe(''));
});
