export { yieldUntil } from './idle';
export { incomeOf } from './income';
