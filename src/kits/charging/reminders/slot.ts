declare module '../../../define-plugin' {
  interface PageSlots {
    /** Above the usual notices to payers: what takes the place of some of them. */
    'payer-notices': true;
  }
}

export const PAYER_NOTICES = 'payer-notices';
