export { accountNumbered, holderOf } from './kinds';
export { bareAccount } from './rules';
