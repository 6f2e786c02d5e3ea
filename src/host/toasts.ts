/** Out of the way of a page's main button and of what the header opens; `bottom-bar.css` lifts them over the bar of a phone. */
export const TOASTS = { maxCount: 3, placement: 'bottomLeft', bottom: 16 } as const;
