export { openDeposits } from './deposits';
export { depositOf, receiveDeposit } from './receive';
