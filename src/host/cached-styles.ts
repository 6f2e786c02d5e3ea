import { createCache } from '@ant-design/cssinjs';

/**
 * antd drops a component's styles when the last component of its kind leaves the screen, and computes them again for the next page. With
 * this cache they stay, so a page that was visited before costs nothing to style. Entries named 'token' are still dropped: they are the
 * sheets of a theme, which go when the theme changes.
 */
export function cachedStyles() {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, next) =>
    update(path, (held) => {
      const style = next(held);
      return style === null && held && path.startsWith('style%') ? [0, held[1]] : style;
    });
  return cache;
}
