/** Ways to pay a payment page, in the order they are offered. */
export const LINK_WAYS = ['pix', 'banking_billet', 'credit_card'] as const;
export type LinkWay = (typeof LINK_WAYS)[number];

/** How a payment page may be paid: one name for each mix of ways. */
export const LINK_METHODS = [
  'all',
  'banking_billet',
  'pix',
  'credit_card',
  'pix_banking_billet',
  'pix_credit_card',
  'banking_billet_credit_card',
] as const;
export type LinkMethod = (typeof LINK_METHODS)[number];

const WAYS: Record<LinkMethod, readonly LinkWay[]> = {
  all: LINK_WAYS,
  banking_billet: ['banking_billet'],
  pix: ['pix'],
  credit_card: ['credit_card'],
  pix_banking_billet: ['pix', 'banking_billet'],
  pix_credit_card: ['pix', 'credit_card'],
  banking_billet_credit_card: ['banking_billet', 'credit_card'],
};

/** The ways of a mix, in the order they are offered. */
export const waysOf = (method: LinkMethod): readonly LinkWay[] => WAYS[method];

/** Whether a page may be paid so. */
export const takesWay = (method: LinkMethod, way: LinkWay): boolean => WAYS[method].includes(way);

/** Whether a page may be paid by card, and in another way too. */
export const takesCardToo = (method: LinkMethod): boolean => takesWay(method, 'credit_card') && WAYS[method].length > 1;

/** The name of a mix, whatever the order of its ways; undefined where there is none in it. */
export const methodOf = (ways: readonly LinkWay[]): LinkMethod | undefined =>
  LINK_METHODS.find((method) => LINK_WAYS.every((way) => takesWay(method, way) === ways.includes(way)));
