export { BANKS, bankOf, OWN_BANK } from './banks';
export { accountNumbered, holderOf } from './kinds';
export { bareAccount } from './rules';
