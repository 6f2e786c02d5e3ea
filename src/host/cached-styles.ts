import { createCache } from '@ant-design/cssinjs';

/**
 * antd forgets a component's styles when the last one of its kind leaves the screen, and works them out again for the next page.
 * Cached: a page visited before costs nothing to style. Only what was worked out: a theme that is left takes its sheets along as ever
 * (entries named 'token'), and its styles are put back when it returns.
 */
export function cachedStyles() {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, next) =>
    update(path, (held) => {
      const found = next(held);
      return found === null && held && path.startsWith('style%') ? [0, held[1]] : found;
    });
  return cache;
}
