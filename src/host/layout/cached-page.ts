import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/**
 * The element around a page. React's <Activity> hides what it holds with 'display: none !important', and the browser then forgets how it is
 * styled and laid out: half of what coming back costs. Here such a page is skipped instead ('content-visibility: hidden': takes no room, is
 * not drawn, not focused, not found, in no accessibility tree), and what was worked out stays. A browser that cannot, or a React that hides
 * in another way, is only slower.
 */
class CachedPage extends HTMLElement {
  static readonly observedAttributes = ['style'];

  /** Called at once, before anything is laid out. What React takes away when it shows the page again must still be there: a 'display'. */
  attributeChangedCallback(): void {
    const { style } = this;
    if (style.display === 'none') style.cssText = 'display: block !important; content-visibility: hidden';
    else if (style.display === '' && style.contentVisibility) style.contentVisibility = '';
  }
}

if (CSS.supports('content-visibility', 'hidden') && !customElements.get('cached-page'))
  customElements.define('cached-page', CachedPage);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cached-page': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
