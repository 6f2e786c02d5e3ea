declare module '../../define-plugin' {
  interface PageSlots {
    /** Above the list of what is still to come: what it makes of the balance. */
    'future-picture': true;
  }
}

export const FUTURE_PICTURE = 'future-picture';
