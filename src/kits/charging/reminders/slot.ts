declare module '../../../define-plugin' {
  interface PageSlots {
    /** Among the usual notices to payers: the state of what may take the place of some of them, and the way to it. */
    'payer-notices': true;
  }
}

export const PAYER_NOTICES = 'payer-notices';
