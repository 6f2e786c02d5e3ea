import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/**
 * The element around a page. React's <Activity> hides its content with 'display: none !important', after which the browser computes styles
 * and layout anew: half the cost of coming back. This element replaces that by 'content-visibility: hidden' (takes no room, is not drawn,
 * focused, found by a search, nor in the accessibility tree), which keeps styles and layout. In a browser without it, or with a React that
 * hides in another way, coming back is only slower.
 */
class CachedPage extends HTMLElement {
  static readonly observedAttributes = ['style'];

  /**
   * The browser calls this at once, before it lays anything out. When React shows the page again it removes 'display', so a value of
   * 'display' must be set meanwhile.
   */
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
