export { depositOf, receiveDeposit } from './receive';
