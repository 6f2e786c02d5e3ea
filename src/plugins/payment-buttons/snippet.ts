const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]!);

/**
 * What is pasted into another site: a link and nothing else, so that no policy of that site forbids it; it looks like a button by
 * the site's own style, by the class.
 */
export const snippetOf = (url: string, label: string): string =>
  `<a class="balcao-pagar" href="${escaped(url)}" target="_blank" rel="noopener">${escaped(label)}</a>`;
