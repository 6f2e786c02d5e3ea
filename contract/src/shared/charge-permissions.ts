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

/** Permissions whose pages count or name charges of every kind (a customer's, a batch's), without showing them one by one. */
export const CHARGE_COUNTERS = ['receive:do-charge', 'receive:customers'] as const;

/**
 * Who hears that charges of these kinds changed: with their ids those who may see a kind, without ids those whose pages only count
 * charges. Kinds that nobody named: all.
 */
export const chargeAudience = (kinds: readonly (keyof typeof CHARGE_PERMISSIONS)[] = []) => ({
  whole: kinds.length ? [...new Set(kinds.map((kind) => CHARGE_PERMISSIONS[kind]))] : [...ANY_CHARGE],
  bare: [...CHARGE_COUNTERS],
});
