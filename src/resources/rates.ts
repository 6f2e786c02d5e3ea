declare module '../registry' {
  interface Routes {
    'settings:account-rates': never;
    'settings:receipt-simulator': never;
  }
}

/** Release terms of the card to choose from, in days, the cheapest first. */
export const RELEASES = [30, 14, 2] as const;
