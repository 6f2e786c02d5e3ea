/** Permission that shows and manages the charges of each kind, by whatever call they are asked for. */
export const CHARGE_PERMISSIONS = {
  banking_billet: 'receive:management:billets',
  carnet: 'receive:management:carnets',
  subscription: 'receive:management:subscriptions',
  credit_card: 'receive:management:credit-card',
  link: 'receive:management:payment-links',
} as const;
/** A charge of some kind: a call that takes its id finds only those of kinds that the caller may see. */
export const ANY_CHARGE = [
  CHARGE_PERMISSIONS.banking_billet,
  CHARGE_PERMISSIONS.carnet,
  CHARGE_PERMISSIONS.subscription,
  CHARGE_PERMISSIONS.credit_card,
  CHARGE_PERMISSIONS.link,
] as const;
