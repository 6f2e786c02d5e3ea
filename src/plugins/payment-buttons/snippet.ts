const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]!);

/**
 * The snippet to paste into another site: only a link, which no site's content security policy forbids; the site's own CSS for the class
 * makes it look like a button.
 */
export const snippetOf = (url: string, label: string): string =>
  `<a class="balcao-pagar" href="${escaped(url)}" target="_blank" rel="noopener">${escaped(label)}</a>`;
